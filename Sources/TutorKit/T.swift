import GRDB
import Yams
import CCMarkGFM
import Analysis
