// package.json `exports` one to one with src/exports; `--fix` writes them.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { finish } from './lib/finish.mjs'
import { publicPackages } from './lib/publicPackages.mjs'
import { root } from './lib/root.mjs'

const fix = process.argv.includes('--fix')
const problems = []
let entries = 0

function entryFiles(folder) {
  const base = path.join(root, folder, 'src/exports')
  if (!existsSync(base)) return []
  return readdirSync(base)
    .filter(file => /\.tsx?$/.test(file) && !/\.test(-d)?\.tsx?$/.test(file))
    .sort((a, b) => Number(b.startsWith('index.')) - Number(a.startsWith('index.')) || a.localeCompare(b))
}

function wantedExports(files, current = {}) {
  const source = {}
  const published = {}
  for (const file of files) {
    const name = file.replace(/\.tsx?$/, '')
    const subpath = name === 'index' ? '.' : `./${name}`
    // An entry with the condition `node` is for Node alone: bundlers of apps do not find it.
    const condition = current[subpath]?.node ? 'node' : 'default'
    const dist = { types: `./dist/exports/${name}.d.ts`, [condition]: `./dist/exports/${name}.js` }
    source[subpath] = { '@latchkit/source': `./src/exports/${file}`, ...dist }
    published[subpath] = dist
  }
  // Bundlers and devtools read the manifest of what they meet.
  const manifest = { './package.json': './package.json' }
  return { source: { ...source, ...manifest }, published: { ...published, ...manifest } }
}

for (const { folder, manifest } of publicPackages()) {
  const files = entryFiles(folder)
  entries += files.length
  // A command has no module to import.
  const isCommand = Boolean(manifest.bin)
  if (files.length === 0 && !isCommand) problems.push(`${folder}: src/exports is empty`)
  const { source, published } = wantedExports(files, manifest.exports)
  const same =
    JSON.stringify(manifest.exports) === JSON.stringify(source) &&
    JSON.stringify(manifest.publishConfig?.exports) === JSON.stringify(published)
  if (!same && fix) {
    const { access = 'public', ...rest } = manifest.publishConfig ?? {}
    const next = { ...manifest, exports: source, publishConfig: { access, ...rest, exports: published } }
    writeFileSync(path.join(root, folder, 'package.json'), `${JSON.stringify(next, null, 2)}\n`)
    console.log(`${folder}: written`)
  } else if (!same) {
    problems.push(`${folder}: exports differ from src/exports; run "node tooling/checks/exports.mjs --fix"`)
  }
  if (manifest.sideEffects !== false && !isCommand) problems.push(`${folder}: "sideEffects" has to be false`)
  if (manifest.type !== 'module') problems.push(`${folder}: "type" has to be "module"`)
}
const { version } = JSON.parse(readFileSync(path.join(root, 'packages/core/package.json'), 'utf8'))
for (const file of ['packages/core/src/version.ts', 'services/base/src/answerOperations.ts'])
  if (!readFileSync(path.join(root, file), 'utf8').includes(`const version = '${version}'`))
    problems.push(`${file} is not ${version}; run "node tooling/bootstrap/stampVersion.mjs"`)
finish(problems, `${entries} entries`)
