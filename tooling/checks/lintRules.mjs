// Our own rules of the linter report what they are for: in each fixture, the lines that end with "// error" and no others.
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { finish } from './lib/finish.mjs'
import { root } from './lib/root.mjs'
import { runTool } from './lib/runTool.mjs'

const fixtures = path.join(root, 'tooling/checks/fixtures/lint')
const folder = path.join(root, '.cache/lintRules')
rmSync(folder, { recursive: true, force: true })
mkdirSync(folder, { recursive: true })
cpSync(fixtures, folder, { recursive: true })

const { plugins } = JSON.parse(readFileSync(path.join(root, 'biome.json'), 'utf8'))
writeFileSync(
  path.join(folder, 'biome.json'),
  JSON.stringify({
    plugins: plugins.map(file => path.join(root, file)),
    linter: { rules: { preset: 'none' } },
  }),
)

const problems = []
const names = readdirSync(fixtures)
for (const name of names) {
  const { output } = runTool('biome', [
    'lint',
    '--config-path',
    folder,
    '--colors=off',
    path.join(folder, name),
  ])
  const reported = new Set([...output.matchAll(/:(\d+):\d+ plugin /g)].map(([, line]) => Number(line)))
  for (const [index, line] of readFileSync(path.join(folder, name), 'utf8').split('\n').entries())
    if (reported.has(index + 1) !== line.endsWith('// error'))
      problems.push(`${name}:${index + 1}: ${reported.has(index + 1) ? 'reported' : 'not reported'}: ${line}`)
}
for (const file of plugins)
  if (!names.some(name => path.parse(name).name === path.parse(file).name))
    problems.push(`${file} has no fixture under tooling/checks/fixtures/lint`)

finish(problems, `${names.length} fixtures`)
