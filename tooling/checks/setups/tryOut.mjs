import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { serveFolder } from '../../bench/lib/serveFolder.mjs'
import { root } from '../lib/root.mjs'
import { managers } from './managers.mjs'
import { openApp } from './openApp.mjs'
import { runClient } from './runClient.mjs'
import { readCommand, readWorkspaceFile, scaffold, writeCode } from './scaffold.mjs'
import { serveNext } from './serveNext.mjs'

/** Output about the machine, not about the packages. */
const ofTheMachine =
  /Unknown user config|Unknown env config|No build cache found|new (minor|major|patch) version of npm|YN0000/

/** pnpm's warning for an answer that took ten seconds. Our registry is this process, which a busy machine lets wait. */
const ofOurRegistry = /\bRequest took \d+ms: http:\/\/127\.0\.0\.1:\d+\/@latchkit(\/|%2f)/i

/** Variables of the npm that runs the checks would change what the package managers do. */
const env = {
  ...Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^(npm_|CI$|NODE_ENV$)/i.test(name))),
  NEXT_TELEMETRY_DISABLED: '1',
  NO_COLOR: '1',
  FORCE_COLOR: '0',
}

/** Runs a command in the folder of the app and returns what it printed; a failure or a warning is an error. */
async function run([command, ...args], folder, knownWarning = ofTheMachine) {
  // Not `spawnSync`: this process is the registry.
  const child = spawn(command, args, {
    cwd: folder,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout: 1_800_000,
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', chunk => {
      output += chunk
    })
  const [status] = await once(child, 'close')
  const shown = `${[command, ...args].join(' ')}:\n${output}`
  if (status !== 0) throw new Error(`failed: ${shown}`)
  const warning = output
    .split('\n')
    .filter(line => /\bwarn(ing)?\b|⚠|deprecated|unmet peer/i.test(line))
    .find(line => ![ofTheMachine, ofOurRegistry, knownWarning].some(known => known.test(line)))
  if (warning) throw new Error(`warned: "${warning.trim()}" in ${shown}`)
  return output
}

/** Compiles the app with the resolution. With `hasLibraries` an error in a declaration of ours is one as well. */
function checkTypes(folder, moduleResolution, { emit, hasLibraries }) {
  const isNode = moduleResolution === 'node16'
  const file = path.join(folder, `tsconfig.${moduleResolution}.json`)
  const compilerOptions = {
    target: 'es2022',
    lib: ['es2023', 'dom', 'dom.iterable'],
    module: isNode ? 'node16' : 'esnext',
    moduleResolution,
    jsx: 'react-jsx',
    strict: true,
    exactOptionalPropertyTypes: true,
    noUncheckedIndexedAccess: true,
    verbatimModuleSyntax: true,
    types: [],
    ...(emit ? { rootDir: 'src', outDir: 'dist' } : { noEmit: true }),
  }
  writeFileSync(file, JSON.stringify({ compilerOptions, include: ['src'] }))
  const compiler = path.join(root, 'tooling/tsconfig/tsc.mjs')
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [compiler, '-p', file, '--pretty', 'false', '--checkers', '1', '--skipLibCheck', `${!hasLibraries}`],
    { cwd: folder, encoding: 'utf8' },
  )
  const ours = stdout
    .split('\n')
    .filter(line => /error TS/.test(line))
    .filter(line => !/^(\.\.\/)*[^(]*node_modules\/(?!.*@latchkit\/)/.test(line))
  // Without the libraries there are no errors of others.
  const isBroken = stderr !== '' || (status !== 0 && !hasLibraries)
  if (ours.length > 0 || isBroken)
    throw new Error(`types with ${moduleResolution}:\n${ours.join('\n') || stdout + stderr}`)
}

/** Sets the app up in an empty folder as the docs or its template say, builds it and opens it. */
export async function tryOut(setup, { registry, browser, isPinned }) {
  const parent = mkdtempSync(path.join(os.tmpdir(), `latchkit-${setup.name}-`))
  const folder = path.join(parent, 'app')
  try {
    if (setup.template) await createFromTemplate(setup, folder, registry)
    else if (setup.chains) await addToGenerated(setup, folder, registry)
    else await createFromDocs(setup, folder, { registry, isPinned })
    if (setup.bundler === 'none') return await runClient(folder)
    const site =
      setup.bundler === 'next' ? await serveNext(folder) : await serveFolder(path.join(folder, 'dist'))
    try {
      await openApp(browser, site.origin, setup)
    } finally {
      await site.close()
    }
  } finally {
    rmSync(parent, { recursive: true, force: true })
  }
}

/** The app as create-latchkit makes it, by its scripts. */
async function createFromTemplate({ manager: name, template, knownWarning }, folder, registry) {
  const manager = managers[name]
  const command = registry.npx('create-latchkit')
  await run(['npx', '--yes', ...command, path.basename(folder), '--template', template], path.dirname(folder))
  manager.prepare(folder, registry.url)
  await run([...manager.command, 'install', ...manager.flags], folder, knownWarning)
  for (const script of ['typecheck', 'lint', 'test', 'build'])
    await run([...manager.command, 'run', script], folder)
}

/** The output of a generator, to which the packed command `latchkit` adds what is missing, but for the button. */
async function addToGenerated({ manager: name, generator, chains, files, knownWarning }, folder, registry) {
  const manager = managers[name]
  await run(['npx', '--yes', ...generator], path.dirname(folder))
  const command = ['npx', '--yes', ...registry.npx('latchkit')]
  const added = await run([...command, 'add', '--chains', chains], folder)
  if (added.includes('By hand:')) throw new Error(`left to the developer: ${added}`)
  for (const [file, text] of Object.entries(files)) writeFileSync(path.join(folder, file), text)
  manager.prepare(folder, registry.url)
  await run([...manager.command, 'install', ...manager.flags], folder, knownWarning)
  await run([...manager.command, 'run', 'build'], folder)
  const again = await run([...command, 'add', '--chains', chains], folder)
  if (!again.startsWith('Nothing is missing.')) throw new Error(`a second run: ${again}`)
  // A generated app has neither a policy nor the full URL of an icon.
  await run([...command, 'doctor'], folder, /^warning {2}|^\d+ ok, \d+ warnings, 0 failures$/)
}

/** An empty folder or the output of a generator, with the command of the install page and code of the docs. */
async function createFromDocs(setup, folder, { registry, isPinned }) {
  const manager = managers[setup.manager]
  if (setup.generator) await run(['npx', '--yes', ...setup.generator], path.dirname(folder))
  else scaffold(folder, setup)
  writeCode(folder, setup)
  manager.prepare(folder, registry.url, readWorkspaceFile(setup.installs))
  const words = readCommand({ heading: setup.installs, verb: manager.verb, isPinned })
  const [, verb] = manager.verb.split(' ')
  await run(
    [...manager.command, verb, ...manager.flags, ...words, ...(setup.adds ?? [])],
    folder,
    setup.knownWarning,
  )
  if (setup.builds) await run([...manager.exec, ...setup.builds], folder)
  if (setup.generator) await run([...manager.command, 'run', 'build'], folder)
  else await compile(folder, setup, !isPinned && setup.hasLibraries)
}

/** Checks the types and builds, where no generator made a command that does. */
async function compile(folder, { bundler, manager }, hasLibraries) {
  const emit = bundler === 'none'
  checkTypes(folder, 'bundler', { hasLibraries })
  checkTypes(folder, 'node16', { emit, hasLibraries })
  if (!emit) await run([...managers[manager].exec, 'vite', 'build', '--logLevel', 'warn'], folder)
}
