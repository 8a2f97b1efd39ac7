// npm run vectors: fetches the public test vectors from their sources and verifies every byte by hash.
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { checkNode } from './preflight.mjs'
import { root } from './run.mjs'

checkNode()
const target = path.join(root, '.cache/vectors')

function sha256(bytes) {
  return createHash('sha256').update(bytes).digest('hex')
}

function manifests() {
  return ['packages', 'services']
    .filter(folder => existsSync(path.join(root, folder)))
    .flatMap(folder =>
      readdirSync(path.join(root, folder)).map(name => `${folder}/${name}/test/vectors.manifest.json`),
    )
    .filter(file => existsSync(path.join(root, file)))
}

async function fetchOne({ file, repository, commit, path: source, sha256: wanted }) {
  const output = path.join(target, file)
  if (existsSync(output) && sha256(readFileSync(output)) === wanted) return `${file}  already here`
  const url = `https://raw.githubusercontent.com/${repository}/${commit}/${source}`
  const response = await fetch(url)
  if (!response.ok) throw new Error(`${url} answered ${response.status}`)
  const bytes = Buffer.from(await response.arrayBuffer())
  if (sha256(bytes) !== wanted)
    throw new Error(`${url} has SHA-256 ${sha256(bytes)}, the manifest says ${wanted}`)
  mkdirSync(path.dirname(output), { recursive: true })
  writeFileSync(output, bytes)
  return `${file}  fetched, ${bytes.length} bytes`
}

const entries = new Map()
for (const manifest of manifests()) {
  for (const entry of JSON.parse(readFileSync(path.join(root, manifest), 'utf8')).files)
    entries.set(entry.file, entry)
}

let failed = 0
for (const entry of entries.values()) {
  // A part of a longer text has no file at its source: the tests name it when they leave it out.
  if (entry.kind !== 'as published') {
    console.log(`${entry.file}  not fetched: ${entry.kind} from ${entry.repository}`)
    continue
  }
  try {
    console.log(await fetchOne(entry))
  } catch (error) {
    failed += 1
    console.error(`${entry.file}  ${error.message}`)
  }
}
console.log(
  `vectors are in ${path.relative(process.cwd(), target) || '.'}: set LATCHKIT_VECTORS to that folder and run "npm test"`,
)
process.exit(failed > 0 ? 1 : 0)
