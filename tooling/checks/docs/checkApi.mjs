// docs/api is what TSDoc says today.
import path from 'node:path'
import { root } from '../lib/root.mjs'
import { runTool } from '../lib/runTool.mjs'

const { code, output } = runTool('node', [path.join(root, 'tooling/checks/docs/api.mjs'), '--check'])
console.log(output)
process.exit(code)
