// packages/*/api.md is what the packages export today, and each export has TSDoc.
import path from 'node:path'
import { root } from '../lib/root.mjs'
import { runTool } from '../lib/runTool.mjs'

const { code, output } = runTool('node', [path.join(root, 'tooling/checks/docs/reports.mjs'), '--check'])
console.log(output)
process.exit(code)
