/// The page, in Mustache: `{{…}}` is escaped for HTML, `w` holds the sentences of `ReportWords`. Three braces
/// stand around the page's own style and script only.
let wallTemplate = """
  <!DOCTYPE html>
  <html lang="en">
  <head>
  <meta charset="utf-8">
  <meta http-equiv="Content-Security-Policy" content="{{policy}}">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <meta name="color-scheme" content="light dark">
  <meta name="referrer" content="no-referrer">
  {{#reload}}<noscript><meta http-equiv="refresh" content="{{.}}"></noscript>{{/reload}}
  <title>{{heading}}</title>
  <style>{{{style}}}</style>
  </head>
  <body{{#reload}} data-reload="{{.}}"{{/reload}}>
  <a class="skip" href="#heat">{{w.skip}}</a>
  <header>
  <h1>{{heading}}</h1>
  <p>{{summary}} <span class="quiet">{{made}}</span></p>
  <p class="tools"><button id="theme" type="button" aria-pressed="false">{{w.darkOrLight}}</button>
  {{#reload}}<button id="pause" type="button" data-pause="{{w.pause}}" data-resume="{{w.resume}}">{{w.pause}}</button>
  <span class="quiet">{{reloads}}</span>{{/reload}}</p>
  </header>
  <nav aria-label="{{w.contents}}"><a href="#heat">{{w.heatMap}}</a> <a href="#stuck">{{w.stuck}}</a>
  <a href="#failing">{{w.failing}}</a> <a href="#mistakes">{{w.mistakes}}</a>
  <a href="#findings">{{w.findings}}</a> <a href="#beliefs">{{w.beliefs}}</a>
  <a href="#counts">{{w.counts}}</a> <a href="#trainer">{{w.forTrainer}}</a>
  <a href="#each">{{w.details}}</a></nav>
  <main>
  <section aria-labelledby="heat">
  <h2 id="heat" tabindex="-1">{{w.heatMap}}</h2>
  <p class="quiet" id="heat-help">{{w.heatMapHelp}}</p>
  <div class="scroll" tabindex="0">
  <table class="heat{{#isNarrow}} narrow{{/isNarrow}}" aria-describedby="heat-help">
  <thead><tr><th scope="col">{{w.participant}}</th>{{#exercises}}<th scope="col">{{id}}<small>{{title}}</small></th>{{/exercises}}</tr></thead>
  <tbody>
  {{#rows}}
  <tr><th scope="row">{{name}}</th>{{#cells}}<td class="{{heat}}">{{#isThere}}<a href="#c{{anchor}}"><span aria-hidden="true">{{mark}}</span> <span class="hidden">{{verdict}}, </span>{{score}}{{#check}}<small>{{.}}</small>{{/check}}</a>{{/isThere}}{{^isThere}}<span aria-hidden="true">–</span><span class="hidden">{{w.nothing}}</span>{{/isThere}}</td>{{/cells}}</tr>
  {{/rows}}
  </tbody>
  <tfoot><tr><th scope="row">{{w.room}}</th>{{#exercises}}<td>{{room}}</td>{{/exercises}}</tr></tfoot>
  </table>
  </div>
  {{#moreRows}}<p>{{.}}</p>{{/moreRows}}
  </section>
  """ + wallSections

/// Below the heat map.
private let wallSections = """

  <section aria-labelledby="stuck">
  <h2 id="stuck" tabindex="-1">{{w.stuck}}</h2>
  <p class="quiet">{{w.stuckHelp}}</p>
  {{^stuck}}<p>{{w.nobodyStuck}}</p>{{/stuck}}
  <div class="scroll" tabindex="0"><table>
  <thead><tr><th scope="col">{{w.participant}}</th><th scope="col">{{w.exercise}}</th><th scope="col">{{w.since}}</th><th scope="col">{{w.firstToFix}}</th><th scope="col">{{w.likeMistake}}</th><th scope="col">{{w.tries}}</th><th scope="col">{{w.hints}}</th></tr></thead>
  <tbody>
  {{#stuck}}
  <tr><th scope="row">{{name}}</th><td>{{exercise}}</td><td>{{since}}</td><td>{{check}}</td><td>{{like}}</td><td class="number">{{tries}}</td><td class="number">{{hints}}</td></tr>
  {{/stuck}}
  </tbody>
  </table></div>
  </section>
  <section aria-labelledby="failing">
  <h2 id="failing" tabindex="-1">{{w.failing}}</h2>
  {{^failing}}<p>{{w.nothingFails}}</p>{{/failing}}
  <div class="scroll" tabindex="0"><table>
  <thead><tr><th scope="col">{{w.exercise}}</th><th scope="col">{{w.check}}</th><th scope="col">{{w.people}}</th></tr></thead>
  <tbody>
  {{#failing}}
  <tr><th scope="row">{{exercise}}</th><td>{{check}}</td><td class="number">{{people}} <meter min="0" max="100" value="{{percent}}" aria-hidden="true"></meter></td></tr>
  {{/failing}}
  </tbody>
  </table></div>
  </section>
  <section aria-labelledby="mistakes">
  <h2 id="mistakes" tabindex="-1">{{w.mistakes}}</h2>
  <p class="quiet">{{w.mistakesHelp}}</p>
  {{^mistakes}}<p>{{w.noMistakes}}</p>{{/mistakes}}
  <div class="scroll" tabindex="0"><table>
  <thead><tr><th scope="col">{{w.exercise}}</th><th scope="col">{{w.mistake}}</th><th scope="col">{{w.same}}</th><th scope="col">{{w.alike}}</th><th scope="col">{{w.hint}}</th></tr></thead>
  <tbody>
  {{#mistakes}}
  <tr><th scope="row">{{exercise}}</th><td><code>{{name}}</code></td><td class="number">{{same}}</td><td class="number">{{alike}}</td><td class="text">{{hint}}</td></tr>
  {{/mistakes}}
  </tbody>
  </table></div>
  </section>
  <section aria-labelledby="findings">
  <h2 id="findings" tabindex="-1">{{w.findings}}</h2>
  {{^findings}}<p>{{w.noFindings}}</p>{{/findings}}
  <div class="scroll" tabindex="0"><table>
  <thead><tr><th scope="col">{{w.rule}}</th><th scope="col">{{w.people}}</th><th scope="col">{{w.where_}}</th><th scope="col">{{w.hint}}</th></tr></thead>
  <tbody>
  {{#findings}}
  <tr><th scope="row"><code>{{rule}}</code><small>{{summary}}</small></th><td class="number">{{people}}</td><td>{{where}}</td><td class="text">{{hint}}</td></tr>
  {{/findings}}
  </tbody>
  </table></div>
  </section>
  <section aria-labelledby="beliefs">
  <h2 id="beliefs" tabindex="-1">{{w.beliefs}}</h2>
  <p class="quiet">{{w.beliefsHelp}}</p>
  {{^beliefs}}<p>{{w.noBeliefs}}</p>{{/beliefs}}
  <div class="scroll" tabindex="0"><table>
  <thead><tr><th scope="col">{{w.belief}}</th><th scope="col">{{w.people}}</th><th scope="col">{{w.answers}}</th><th scope="col">{{w.how}}</th></tr></thead>
  <tbody>
  {{#beliefs}}
  <tr><th scope="row">{{belief}}</th><td class="number">{{people}}</td><td class="number">{{answers}}</td><td class="text">{{hint}}</td></tr>
  {{/beliefs}}
  </tbody>
  </table></div>
  </section>
  """ + wallEnd

/// What is for the trainer, and the participants one by one.
private let wallEnd = """

  <section aria-labelledby="counts">
  <h2 id="counts" tabindex="-1">{{w.counts}}</h2>
  <p class="quiet">{{w.countsHelp}}{{#hasMinutes}} {{minutesHelp}}{{/hasMinutes}}</p>
  <div class="scroll" tabindex="0"><table>
  <thead><tr><th scope="col">{{w.exercise}}</th><th scope="col">{{w.reference}}</th><th scope="col">{{w.least}}</th><th scope="col">{{w.median}}</th><th scope="col">{{w.starter}}</th>{{#hasMinutes}}<th scope="col">{{w.minutes}}</th><th scope="col">{{w.longest}}</th>{{/hasMinutes}}</tr></thead>
  <tbody>
  {{#exercises}}
  <tr><th scope="row">{{id}}<small>{{title}}</small></th><td class="number">{{reference}}</td><td class="number">{{least}}</td><td class="number">{{median}}</td><td class="number">{{starter}}</td>{{#hasMinutes}}<td class="number">{{minutes}}</td><td class="number">{{longest}}</td>{{/hasMinutes}}</tr>
  {{/exercises}}
  </tbody>
  </table></div>
  </section>
  <section aria-labelledby="trainer">
  <h2 id="trainer" tabindex="-1">{{w.forTrainer}}</h2>
  <details>
  <summary>{{w.missing}}</summary>
  {{^hasRoster}}{{^missing}}<p>{{w.noRoster}}</p>{{/missing}}{{/hasRoster}}
  {{#hasRoster}}{{^missing}}<p>{{w.nobodyMissing}}</p>{{/missing}}{{/hasRoster}}
  <ul>{{#missing}}<li>{{.}}</li>{{/missing}}</ul>
  {{#hasRoster}}<h3>{{w.strangers}}</h3><ul>{{#strangers}}<li>{{.}}</li>{{/strangers}}</ul>{{/hasRoster}}
  </details>
  <details>
  <summary>{{w.alikeTexts}}</summary>
  <p>{{w.alikeHelp}}</p>
  {{^alike}}<p>{{w.noAlikeTexts}}</p>{{/alike}}
  <ul>{{#alike}}<li>{{exercise}}: {{names}}{{#remark}}<small>{{.}}</small>{{/remark}}</li>{{/alike}}</ul>
  </details>
  <details>
  <summary>{{w.otherFiles}}</summary>
  <ul>{{#otherFiles}}<li>{{name}}{{#file}} <code>{{.}}</code>{{/file}}: {{reason}}</li>{{/otherFiles}}</ul>
  {{#moreFiles}}<p>{{.}}</p>{{/moreFiles}}
  </details>
  </section>
  <section aria-labelledby="each">
  <h2 id="each" tabindex="-1">{{w.details}}</h2>
  {{#rows}}
  <details><summary>{{name}}</summary>
  {{#done}}
  <div class="cell" id="c{{anchor}}" tabindex="-1"><h3>{{exercise}}</h3><ul>{{#sentences}}<li>{{.}}</li>{{/sentences}}</ul></div>
  {{/done}}
  </details>
  {{/rows}}
  </section>
  </main>
  <script>{{{script}}}</script>
  </body>
  </html>

  """
