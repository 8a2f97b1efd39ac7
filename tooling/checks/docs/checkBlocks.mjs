// The code of README and docs compiles against the packages as they are built, and its tests pass; `--source` takes
// the packages' sources.
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { finish } from '../lib/finish.mjs'
import { root } from '../lib/root.mjs'
import { runTool } from '../lib/runTool.mjs'
import { docFiles } from './lib/docFiles.mjs'
import { linkPackages } from './lib/linkPackages.mjs'
import { readBlocks } from './lib/readBlocks.mjs'
import { writeTestConfig } from './lib/writeTestConfig.mjs'

const fromSource = process.argv.includes('--source')
const folder = path.join(root, '.cache/docs/blocks')
linkPackages(folder)

const problems = []
const unchecked = []
const written = new Map()
for (const page of docFiles()) {
  for (const block of readBlocks(page)) {
    if (!block.checked) {
      unchecked.push(`${block.file}:${block.line}`)
      continue
    }
    const home = path.join(folder, page.replace(/\.md$/, ''))
    const file = path.join(home, block.name ?? `line${block.line}.${block.language}`)
    if (written.has(file)) problems.push(`${page}:${block.line}: a second block is called ${block.name}`)
    mkdirSync(path.dirname(file), { recursive: true })
    writeFileSync(file, [...block.before, ...block.code, ''].join('\n'))
    written.set(file, block)
  }
}

// The compiler of the workspaces, which is faster by a multiple than the one with an API.
writeFileSync(
  path.join(folder, 'tsconfig.json'),
  JSON.stringify({
    compilerOptions: {
      target: 'es2022',
      lib: ['es2022', 'dom', 'dom.iterable'],
      module: 'esnext',
      moduleResolution: 'bundler',
      customConditions: fromSource ? ['@latchkit/source'] : [],
      jsx: 'react-jsx',
      strict: true,
      exactOptionalPropertyTypes: true,
      skipLibCheck: true,
      noEmit: true,
      types: [],
      moduleDetection: 'force',
      noUncheckedIndexedAccess: true,
      verbatimModuleSyntax: true,
    },
    files: [...written.keys(), path.join(import.meta.dirname, 'lib/notInstalled.d.ts')],
  }),
)
const compiler = path.join(root, 'tooling/tsconfig/tsc.mjs')
const compiled = runTool(
  process.execPath,
  [compiler, '-p', folder, '--pretty', 'false', '--checkers', '1', '--listFiles'],
  { cwd: folder },
)
const lines = compiled.output.split('\n')
const seen = new Set(lines.map(line => path.resolve(folder, line.trim())))
for (const [file, block] of written)
  if (!seen.has(file)) problems.push(`${block.file}:${block.line}: was not compiled`)
const count = problems.length
for (const line of lines) {
  const [, name = '', at = '', message] = /^(.+?)\((\d+),\d+\): error (.*)$/.exec(line) ?? []
  if (message === undefined) {
    // The rest of a message, which says more.
    if (/^ {2}/.test(line) && problems.length > count) problems.push(`${problems.pop()}\n    ${line.trim()}`)
    continue
  }
  const block = written.get(path.resolve(folder, name))
  const inBlock = block && Number(at) - 1 - block.before.length
  const where = !block ? name : `${block.file}:${inBlock < 0 ? block.line : block.line + 1 + inBlock}`
  problems.push(`${where}: ${message}`)
}
if (compiled.code !== 0 && problems.length === 0) problems.push(compiled.output)

const tests = [...written.keys()].filter(file => /\.test\.tsx?$/.test(file))
if (problems.length === 0 && tests.length > 0) {
  const config = path.join(folder, 'vitest.config.mjs')
  writeFileSync(config, writeTestConfig({ fromSource, files: [...written.keys()] }))
  const { code, output } = runTool('vitest', ['run', '--root', folder], { cwd: folder })
  if (code !== 0) problems.push(output)
}
const linked = readdirSync(path.join(folder, 'node_modules/@latchkit'))
for (const at of unchecked) console.log(`not checked: ${at}`)
finish(
  problems,
  `${written.size} blocks and ${tests.length} tests with ${linked.join(', ')}; ${unchecked.length} not checked`,
)
