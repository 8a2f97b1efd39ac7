// Writes the tables of variables in docs/self-hosting from the settings of the services; `--check` compares them.
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { finish } from '../lib/finish.mjs'
import { root } from '../lib/root.mjs'
import { runTool } from '../lib/runTool.mjs'

/** Pages with a table between the marks, by service. */
const pages = { gateway: 'docs/self-hosting/gateway.md' }
const [start, end] = ['<!-- settings -->', '<!-- /settings -->']

const check = process.argv.includes('--check')
const problems = []
for (const [service, page] of Object.entries(pages)) {
  const file = path.join(root, page)
  const text = readFileSync(file, 'utf8')
  const [from, to] = [text.indexOf(start), text.indexOf(end)]
  if (from === -1 || to < from) {
    problems.push(`${page}: has no ${start} and ${end}`)
    continue
  }
  const table = toTable(readVariables(service))
  const written = `${text.slice(0, from)}${start}\n${table}\n${text.slice(to)}`
  if (written === text) continue
  if (check)
    problems.push(
      `${page}: its variables are not those of the settings: run node tooling/checks/docs/settings.mjs`,
    )
  else writeFileSync(file, written)
}
finish(problems, `variables of ${Object.keys(pages).join(', ')}`)

function readVariables(service) {
  const script =
    "import('./src/settings.ts').then(({ settings }) => console.log(JSON.stringify(settings.variables)))"
  const flags = ['--import', 'tsx', '--conditions=@latchkit/source', '--eval', script]
  const { code, output } = runTool('node', flags, { cwd: path.join(root, 'services', service) })
  if (code === 0) return JSON.parse(output.split('\n')[0])
  throw new Error(`The settings of ${service} cannot be read: ${output}`)
}

function toTable(variables) {
  const rows = variables.map(({ name, markdown, default: byDefault }) => {
    const value = byDefault === undefined ? 'none' : `\`${byDefault}\``
    return `| \`${name}\` | ${value} | ${markdown.replaceAll('|', '\\|')} |`
  })
  return ['', '| variable | default | |', '|---|---|---|', ...rows, ''].join('\n')
}
