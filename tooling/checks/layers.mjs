// Layer rules, and proof that they bite: every rule has a fixture that must break it and nothing else.
import { cpSync, existsSync, mkdirSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { cruise } from 'dependency-cruiser'
import config from '../../.dependency-cruiser.mjs'
import { findCircles } from './lib/findCircles.mjs'
import { finish } from './lib/finish.mjs'
import { listFiles } from './lib/listFiles.mjs'
import { root } from './lib/root.mjs'

const fixtures = path.join(root, 'tooling/checks/fixtures/layers')
const scratch = path.join(root, '.cache/layers')
const problems = []

/** Files that may reach each other by imports of any kind. A larger circle cannot be read or moved in parts. */
const largestCircle = 12
const circleRule = 'no-large-circle'

const made = new Set(['dist', 'node_modules', '.turbo', '.cache', 'templates', 'fixtures', 'compare'])

/** Folders with code that people write; built code has cycles and its own paths, a template or a fixture what its app installs. */
function sources(base) {
  const members = ['packages', 'apps', 'services', 'tooling']
    .filter(parent => existsSync(path.join(base, parent)))
    .flatMap(parent => readdirSync(path.join(base, parent)).map(name => `${parent}/${name}`))
  if (existsSync(path.join(base, 'e2e'))) members.push('e2e')
  return members.flatMap(member =>
    readdirSync(path.join(base, member), { withFileTypes: true })
      .filter(entry => !made.has(entry.name) && (entry.isDirectory() || /\.(tsx?|mjs)$/.test(entry.name)))
      .map(entry => `${member}/${entry.name}`),
  )
}

async function look(base) {
  const { enhancedResolveOptions, ...options } = config.options
  process.chdir(base)
  const { output } = await cruise(
    sources(base),
    { ...options, baseDir: base, validate: true, ruleSet: { forbidden: config.forbidden, options } },
    enhancedResolveOptions,
  )
  process.chdir(root)
  return output
}

function toLine({ from, to, rule, cycle }) {
  const chain = cycle?.length ? cycle.map(step => step.name ?? step).join(' → ') : to
  return `${rule.name}: ${from} → ${chain}`
}

/** Circles of more files than {@link largestCircle}. Tests are at the end of each chain and are left out. */
function findLargeCircles(output) {
  const sources = output.modules.filter(
    ({ source }) => /\/src\//.test(source) && !/\.test(-d)?\.tsx?$/.test(source),
  )
  return findCircles(sources).filter(circle => circle.length > largestCircle)
}

async function checkWorkspace() {
  const output = await look(root)
  for (const violation of output.summary.violations) problems.push(toLine(violation))
  for (const circle of findLargeCircles(output))
    problems.push(`${circleRule}: ${circle.length} files import each other: ${circle.join(', ')}`)

  const seen = new Set(output.modules.map(module => module.source))
  const onDisk = listFiles('packages').filter(file => /^packages\/[^/]+\/src\/.*\.tsx?$/.test(file))
  for (const file of onDisk) if (!seen.has(file)) problems.push(`not cruised: ${file}`)
  if (onDisk.length === 0) problems.push('no source file found under packages/*/src')

  // A workspace import that lands in node_modules or dist would slip past the rules above.
  const strays = output.modules
    .flatMap(module => module.dependencies)
    .filter(
      to =>
        to.module.startsWith('@latchkit/') &&
        !/^(packages|apps|services|tooling)\/[^/]+\/src\//.test(to.resolved),
    )
    .filter(to => !to.module.startsWith('@latchkit/tsconfig'))
  for (const to of strays) problems.push(`${to.module} resolves to ${to.resolved}, not to a source file`)
  return `${output.modules.length} modules, ${output.summary.totalDependenciesCruised} dependencies`
}

const stubs = {
  zod: ['index.js', 'mini/index.js'],
  '@reown/appkit': ['index.js'],
  '@metamask/delegation-abis': ['index.js'],
  'left-out': ['index.js'],
}

function stage(name) {
  const base = path.join(scratch, name)
  cpSync(path.join(fixtures, name), base, { recursive: true })
  const packages = existsSync(path.join(base, 'packages')) ? readdirSync(path.join(base, 'packages')) : []
  mkdirSync(path.join(base, 'node_modules/@latchkit'), { recursive: true })
  for (const [stub, files] of Object.entries(stubs)) {
    for (const file of files) {
      const target = path.join(base, 'node_modules', stub, file)
      mkdirSync(path.dirname(target), { recursive: true })
      writeFileSync(target, 'export {}\n')
    }
    const manifest = {
      name: stub,
      version: '1.0.0',
      exports: { '.': './index.js', './mini': './mini/index.js' },
    }
    writeFileSync(path.join(base, 'node_modules', stub, 'package.json'), JSON.stringify(manifest))
  }
  for (const folder of packages) {
    const manifest = {
      name: `@latchkit/${folder}`,
      dependencies: {
        zod: '1.0.0',
        '@reown/appkit': '1.0.0',
        '@metamask/delegation-abis': '1.0.0',
        '@latchkit/core': 'workspace:*',
      },
      exports: {
        '.': { '@latchkit/source': './src/exports/index.ts' },
        './*': { '@latchkit/source': './src/exports/*.ts' },
      },
    }
    writeFileSync(path.join(base, 'packages', folder, 'package.json'), JSON.stringify(manifest))
    symlinkSync(path.join('../../packages', folder), path.join(base, 'node_modules/@latchkit', folder))
  }
  writeFileSync(path.join(base, 'package.json'), '{ "name": "fixture", "private": true }')
  return base
}

async function checkFixture(name) {
  const output = await look(stage(name))
  const circles = findLargeCircles(output).map(() => circleRule)
  const broken = [...new Set([...output.summary.violations.map(({ rule }) => rule.name), ...circles])].sort()
  const wanted = name === 'clean' ? [] : [name]
  if (broken.join() === wanted.join()) return
  problems.push(`fixture ${name}: breaks [${broken.join(', ')}], has to break [${wanted.join(', ')}]`)
  for (const violation of output.summary.violations) problems.push(`  ${toLine(violation)}`)
}

rmSync(scratch, { recursive: true, force: true })
const summary = await checkWorkspace()
const names = readdirSync(fixtures)
for (const name of [...config.forbidden.map(rule => rule.name), circleRule]) {
  if (!names.includes(name)) problems.push(`rule ${name} has no fixture under tooling/checks/fixtures/layers`)
}
for (const name of names) await checkFixture(name)
rmSync(scratch, { recursive: true, force: true })
finish(problems, `${summary}; ${names.length} fixtures`)
