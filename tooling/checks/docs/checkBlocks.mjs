// The code of README and docs compiles against the packages as they are built, and its tests pass; `--source` takes
// the packages' sources.
import { existsSync, mkdirSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import ts from 'typescript'
import { finish } from '../lib/finish.mjs'
import { publicPackages } from '../lib/publicPackages.mjs'
import { root } from '../lib/root.mjs'
import { runTool } from '../lib/runTool.mjs'
import { docFiles } from './lib/docFiles.mjs'
import { readBlocks } from './lib/readBlocks.mjs'
import { sourceOptions } from './lib/sourceOptions.mjs'

const fromSource = process.argv.includes('--source')
const folder = path.join(root, '.cache/docs/blocks')
rmSync(folder, { recursive: true, force: true })
mkdirSync(path.join(folder, 'node_modules'), { recursive: true })

function link(name, target) {
  const at = path.join(folder, 'node_modules', name)
  mkdirSync(path.dirname(at), { recursive: true })
  if (!existsSync(at)) symlinkSync(target, at, 'dir')
}

for (const { folder: home, manifest } of publicPackages()) {
  link(manifest.name, path.join(root, home))
  for (const name of Object.keys({ ...manifest.devDependencies, ...manifest.peerDependencies })) {
    if (!name.startsWith('@latchkit/')) link(name, path.join(root, home, 'node_modules', name))
  }
}
link('vitest', path.join(root, 'node_modules/vitest'))
// Pages for contributors show code of core, which its users cannot import.
link('jotai', path.join(root, 'packages/core/node_modules/jotai'))

const problems = []
const unchecked = []
const written = new Map()
// Examples in docs/api are the ones of TSDoc: fragments by design.
for (const page of docFiles().filter(file => !file.startsWith('docs/api/'))) {
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

const program = ts.createProgram(
  [...written.keys(), path.join(import.meta.dirname, 'lib/notInstalled.d.ts')],
  {
    ...sourceOptions,
    customConditions: fromSource ? sourceOptions.customConditions : [],
    moduleDetection: ts.ModuleDetectionKind.Force,
    noUncheckedIndexedAccess: true,
    verbatimModuleSyntax: true,
  },
)
for (const [file, block] of written) {
  const source = program.getSourceFile(file)
  if (!source) {
    problems.push(`${block.file}:${block.line}: was not compiled`)
    continue
  }
  for (const { start = 0, messageText } of [
    ...program.getSyntacticDiagnostics(source),
    ...program.getSemanticDiagnostics(source),
  ]) {
    const { line } = source.getLineAndCharacterOfPosition(start)
    const at = line < block.before.length ? block.line : block.line + 1 + line - block.before.length
    problems.push(`${block.file}:${at}: ${ts.flattenDiagnosticMessageText(messageText, '\n    ')}`)
  }
}

const tests = [...written.keys()].filter(file => /\.test\.tsx?$/.test(file))
if (problems.length === 0 && tests.length > 0) {
  const conditions = fromSource ? ['@latchkit/source'] : []
  const config = { resolve: { conditions }, ssr: { resolve: { conditions } } }
  writeFileSync(path.join(folder, 'vitest.config.mjs'), `export default ${JSON.stringify(config)}\n`)
  const { code, output } = runTool('vitest', ['run', '--root', folder])
  if (code !== 0) problems.push(output)
}
const linked = readdirSync(path.join(folder, 'node_modules/@latchkit'))
for (const at of unchecked) console.log(`not checked: ${at}`)
finish(
  problems,
  `${written.size} blocks and ${tests.length} tests with ${linked.join(', ')}; ${unchecked.length} not checked`,
)
