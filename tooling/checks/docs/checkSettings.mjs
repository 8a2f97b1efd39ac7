// The tables of variables in docs/self-hosting are what the settings of the services say.
import path from 'node:path'
import { root } from '../lib/root.mjs'
import { runTool } from '../lib/runTool.mjs'

const { code, output } = runTool('node', [path.join(root, 'tooling/checks/docs/settings.mjs'), '--check'])
console.log(output)
process.exit(code)
