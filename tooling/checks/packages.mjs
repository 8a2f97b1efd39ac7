// Packages as a user would install them: packed, linted, resolved by every module system, and without development files.
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { publint } from 'publint'
import { formatMessage } from 'publint/utils'
import { dependencyClosure, splitKey } from './lib/dependencyClosure.mjs'
import { finish } from './lib/finish.mjs'
import { packPackages } from './lib/packPackages.mjs'
import { publicPackages } from './lib/publicPackages.mjs'
import { readLockfile } from './lib/readLockfile.mjs'
import { readTarball } from './lib/readTarball.mjs'
import { root } from './lib/root.mjs'
import { runTool } from './lib/runTool.mjs'

const problems = []
const stray =
  /(\.test(-d)?\.|\/test\/|\/fixtures\/|__screenshots__|\.tsbuildinfo$|vitest\.(\w+\.)?config|tsconfig|\.turbo\/|\.gen\.)/

function checkFiles(name, files, manifest) {
  // A template is an app, with its tests.
  for (const file of files.keys())
    if (stray.test(file) && !file.startsWith('templates/'))
      problems.push(`${name}: ${file} does not belong in the tarball`)
  for (const file of ['LICENSE', 'README.md', 'package.json'])
    if (!files.has(file)) problems.push(`${name}: ${file} is missing`)
  for (const target of Object.values(manifest.bin ?? {}))
    if (!files.has(target.replace(/^\.\//, '')))
      problems.push(`${name}: "bin" points at ${target}, which is not packed`)
  for (const [subpath, target] of Object.entries(manifest.exports ?? {})) {
    const targets = typeof target === 'string' ? [target] : Object.values(target)
    for (const one of targets) {
      if (!files.has(one.replace(/^\.\//, '')))
        problems.push(`${name}: ${subpath} points at ${one}, which is not packed`)
    }
  }
}

function checkManifest(name, manifest) {
  const text = JSON.stringify(manifest)
  if (text.includes('@latchkit/source'))
    problems.push(`${name}: the @latchkit/source condition has to go when it is packed`)
  if (text.includes('workspace:')) problems.push(`${name}: a workspace: range is left in the packed manifest`)
  for (const field of ['description', 'license', 'engines']) {
    if (!manifest[field]) problems.push(`${name}: "${field}" is missing in package.json`)
  }
  for (const [dependency, range] of Object.entries(manifest.dependencies ?? {})) {
    if (dependency.startsWith('@latchkit/') && !/^\d/.test(range)) {
      problems.push(`${name}: ${dependency} is ${range}, has to be the exact version`)
    }
  }
}

const repository = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')).repository.url
const homepage = repository.replace(/^git\+|\.git$/g, '')

/** Metadata that npm shows of a package, and that publishing with provenance compares with the repository of the workflow. */
function checkOrigin(name, folder, manifest) {
  const wanted = {
    repository: { type: 'git', url: repository, directory: folder },
    homepage: `${homepage}/tree/main/${folder}#readme`,
    bugs: { url: `${homepage}/issues` },
    author: 'Latchkit contributors',
  }
  for (const [field, value] of Object.entries(wanted)) {
    if (!isDeepStrictEqual(manifest[field], value))
      problems.push(`${name}: "${field}" in package.json has to be ${JSON.stringify(value)}`)
  }
  if (!(manifest.keywords?.length > 2 && manifest.keywords[0] === 'latchkit'))
    problems.push(
      `${name}: "keywords" in package.json has to start with latchkit and say what the package is`,
    )
}

/** A page of npm has no folder that a relative link could start from. */
function checkReadme(name, text) {
  for (const [, target] of text.matchAll(/\]\(\s*<?([^)\s>]+)/g)) {
    if (!/^(https:|#)/.test(target)) problems.push(`${name}: README.md: ${target} has to be an absolute link`)
  }
  for (const [, page] of text.matchAll(/`((?:docs|guides|start|errors|api)\/[^`]*)`/g))
    problems.push(`${name}: README.md: \`${page}\` has to be a link`)
}

/** A declaration that names what the package does not install is `any` for its users. */
function checkDeclarations(name, files, manifest) {
  const installed = Object.keys({ ...manifest.dependencies, ...manifest.peerDependencies })
  for (const [file, contents] of files) {
    if (!/^dist\/.*\.d\.ts$/.test(file)) continue
    for (const [, from] of contents
      .toString('utf8')
      .matchAll(/^(?:import|export) .*\bfrom ['"]([^'"]+)['"];?$/gm))
      if (!/^(\.|node:)/.test(from) && ![name, ...installed].some(one => `${from}/`.startsWith(`${one}/`)))
        problems.push(`${name}: ${file} names ${from}, which is not installed with it`)
  }
}

/**
 * A debugger shows our sources only if each map finds them in the tarball, or has their text. Entries only re-export. A
 * package without its sources is bundled, and has no maps.
 */
function checkSourceMaps(name, files, manifest) {
  if (!manifest.files.includes('src')) return
  for (const [file, contents] of files) {
    // The bundler's own helper.
    if (file === 'dist/rolldown-runtime.js') continue
    if (!/^dist\/(?!exports\/.*\.js$).*\.(js|d\.ts)$/.test(file)) continue
    const [, mapped] = /^\/\/# sourceMappingURL=(\S+)\s*$/m.exec(contents.toString('utf8')) ?? []
    const at = mapped && path.posix.join(path.posix.dirname(file), mapped)
    const map = at && files.get(at)
    if (!map) {
      problems.push(`${name}: ${file} has no source map`)
      continue
    }
    const { sources, sourcesContent = [] } = JSON.parse(map.toString('utf8'))
    for (const [index, source] of sources.entries())
      if (!sourcesContent[index] && !files.has(path.posix.join(path.posix.dirname(at), source)))
        problems.push(`${name}: ${at} names ${source}, which is not packed`)
  }
}

/** Yarn 1 refuses to install a package whose `engines` exclude the Node that runs it. */
function checkEngines() {
  const lockfile = readLockfile()
  const lowest = [20, 19, 0]
  const accepts = range =>
    range.split('||').some(part => {
      const [, sign = '', version = ''] = /^\s*([<>=^~]*)\s*([\dx.*]*)/.exec(part) ?? []
      const numbers = version.split('.').map(Number)
      if (sign !== '>=' && sign !== '>') return numbers[0] === lowest[0]
      const at = lowest.findIndex((number, index) => number !== (numbers[index] || 0))
      return at === -1 || lowest[at] > (numbers[at] || 0)
    })
  for (const { folder, manifest } of publicPackages()) {
    const { peerDependencies = {}, peerDependenciesMeta = {} } = manifest
    const peers = Object.keys(peerDependencies).filter(name => !peerDependenciesMeta[name]?.optional)
    for (const key of dependencyClosure(lockfile, [folder], { peers })) {
      const { name, version } = splitKey(key)
      const [, range] =
        /\bnode: '?([^'},]+)/.exec(lockfile.packages[`${name}@${version}`]?.engines ?? '') ?? []
      if (range && !accepts(range))
        problems.push(`${manifest.name}: ${name}@${version} wants Node ${range}, ours is ${lowest.join('.')}`)
    }
  }
}

async function checkPublint(name, tarball) {
  const { buffer, byteOffset, byteLength } = readFileSync(tarball)
  const { messages, pkg } = await publint({
    strict: true,
    pack: { tarball: buffer.slice(byteOffset, byteOffset + byteLength) },
  })
  for (const message of messages)
    problems.push(`${name}: publint: ${formatMessage(message, pkg, { color: false })}`)
}

function checkTypes(name, tarball) {
  const { code, output } = runTool('attw', [tarball, '--profile', 'esm-only', '--no-color', '--no-emoji'])
  if (code !== 0) problems.push(`${name}: attw\n${output}`)
}

function privateMembers() {
  return Object.keys(readLockfile().importers)
    .filter(folder => folder !== '.')
    .map(folder => JSON.parse(readFileSync(path.join(root, folder, 'package.json'), 'utf8')))
    .filter(manifest => manifest.private === true)
    .map(manifest => manifest.name)
}

const changesets = JSON.parse(readFileSync(path.join(root, '.changeset/config.json'), 'utf8'))
const fixed = changesets.fixed.flat()
for (const name of privateMembers()) {
  if (!changesets.ignore.includes(name))
    problems.push(`${name}: private, so it belongs in "ignore" of .changeset/config.json`)
}
checkEngines()
const packed = packPackages(path.join(root, '.cache/pack'))
for (const { name, folder, tarball } of packed) {
  const files = readTarball(tarball)
  const manifest = JSON.parse(files.get('package.json')?.toString('utf8') ?? '{}')
  checkFiles(name, files, manifest)
  checkManifest(name, manifest)
  checkOrigin(name, folder, manifest)
  checkReadme(name, files.get('README.md')?.toString('utf8') ?? '')
  checkSourceMaps(name, files, manifest)
  checkDeclarations(name, files, manifest)
  await checkPublint(name, tarball)
  // A command has no module to import.
  if (!manifest.bin) checkTypes(name, tarball)
  if (!fixed.includes(name)) problems.push(`${name}: not in the fixed group of .changeset/config.json`)
}
finish(problems, packed.map(({ name }) => name).join(', '))
