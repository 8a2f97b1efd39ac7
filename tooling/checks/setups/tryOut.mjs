import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { serveFolder } from '../../bench/lib/serveFolder.mjs'
import { root } from '../lib/root.mjs'
import { managers, registryEnv } from './managers.mjs'
import { openApp } from './openApp.mjs'
import { runClient } from './runClient.mjs'
import { runCommand } from './runCommand.mjs'
import { readCommand, readWorkspaceFile, scaffold, writeCode } from './scaffold.mjs'
import { serveNext } from './serveNext.mjs'

/**
 * Sets the app up in an empty folder as the docs or its template say, builds it and opens it. Returns what each of these
 * took, in milliseconds: `{ create, install, build, open, connect }`, the last if the set-up connects. `processor` is the time of
 * the processor that the commands took, which hardly depends on what else runs.
 */
export async function tryOut(setup, { registry, browser, isPinned }) {
  const parent = mkdtempSync(path.join(os.tmpdir(), `latchkit-${setup.name}-`))
  const folder = path.join(parent, 'app')
  const env = registryEnv(registry.url, path.join(parent, 'caches'))
  const took = { processor: 0 }
  let last = performance.now()
  const app = {
    folder,
    manager: managers[setup.manager],
    isPinned,
    async run(command, options) {
      const { output, seconds } = await runCommand(command, { cwd: folder, env, ...options })
      took.processor += seconds * 1000
      return output
    },
    /** The step that ends now. */
    lap(step) {
      const now = performance.now()
      took[step] = now - last
      last = now
    },
  }
  try {
    if (setup.template) await createFromTemplate(setup, app)
    else if (setup.chains) await addToGenerated(setup, app)
    else await createFromDocs(setup, app)
    if (setup.bundler === 'none') await runClient(folder)
    else {
      const site =
        setup.bundler === 'next' ? await serveNext(folder) : await serveFolder(path.join(folder, 'dist'))
      try {
        Object.assign(took, await openApp(browser, site.origin, setup))
      } finally {
        await site.close()
      }
    }
    return took
  } finally {
    rmSync(parent, { recursive: true, force: true })
  }
}

/** The app as create-latchkit makes it, by its scripts. */
async function createFromTemplate({ template, knownWarning, lacks }, { folder, manager, run, lap }) {
  const [initializer] = readCommand({ heading: 'A new app', verb: 'npm create' })
  await run(['npm', 'create', '--yes', initializer, path.basename(folder), '--', '--template', template], {
    cwd: path.dirname(folder),
  })
  lap('create')
  manager.prepare(folder)
  await run([...manager.command, 'install', ...manager.flags], { knownWarning })
  if (lacks && existsSync(path.join(folder, 'node_modules', lacks))) throw new Error(`${lacks} is installed`)
  lap('install')
  const { scripts } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'))
  for (const script of ['typecheck', 'lint', 'test', 'test:e2e', 'build'])
    if (script in scripts) await run([...manager.command, 'run', script])
  lap('build')
}

/** The output of a generator, to which the command `latchkit` adds what is missing, but for the button. */
async function addToGenerated(setup, { folder, manager, run, lap }) {
  const { generator, chains, files, knownWarning } = setup
  await run(['npx', '--yes', ...generator], { cwd: path.dirname(folder) })
  const command = ['npx', '--yes', 'latchkit']
  const added = await run([...command, 'add', '--chains', chains])
  if (added.includes('By hand:')) throw new Error(`left to the developer: ${added}`)
  for (const [file, text] of Object.entries(files)) writeFileSync(path.join(folder, file), text)
  manager.prepare(folder)
  lap('create')
  await run([...manager.command, 'install', ...manager.flags], { knownWarning })
  lap('install')
  await run([...manager.command, 'run', 'build'])
  lap('build')
  const again = await run([...command, 'add', '--chains', chains])
  if (!again.startsWith('Nothing is missing.')) throw new Error(`a second run: ${again}`)
  // A generated app has neither a policy nor the full URL of an icon.
  await run([...command, 'doctor'], { knownWarning: /^warning {2}|^\d+ ok, \d+ warnings, 0 failures$/ })
}

/** An empty folder or the output of a generator, with the command of the install page and code of the docs. */
async function createFromDocs(setup, { folder, manager, isPinned, run, lap }) {
  if (setup.generator) await run(['npx', '--yes', ...setup.generator], { cwd: path.dirname(folder) })
  else scaffold(folder, setup)
  writeCode(folder, setup)
  manager.prepare(folder, readWorkspaceFile(setup.installs))
  lap('create')
  const words = readCommand({ heading: setup.installs, verb: manager.verb, isPinned })
  const [, verb] = manager.verb.split(' ')
  await run([...manager.command, verb, ...manager.flags, ...words, ...(setup.adds ?? [])], {
    knownWarning: setup.knownWarning,
  })
  lap('install')
  const hasSolana = existsSync(path.join(folder, 'node_modules/@latchkit/adapter-solana'))
  if (hasSolana !== setup.installs.includes('Solana'))
    throw new Error(
      `"${setup.installs}" ${hasSolana ? 'installs' : 'does not install'} the adapter of Solana`,
    )
  if (setup.builds) await run([...manager.exec, ...setup.builds])
  if (setup.generator) await run([...manager.command, 'run', 'build'])
  else await compile(setup, { folder, manager, run, hasLibraries: !isPinned && setup.hasLibraries })
  lap('build')
}

/** Checks the types and builds, where no generator made a command that does. */
async function compile({ bundler, knownWarning }, { folder, manager, run, hasLibraries }) {
  const emit = bundler === 'none'
  checkTypes(folder, 'bundler', { hasLibraries })
  checkTypes(folder, 'node16', { emit, hasLibraries })
  if (!emit) await run([...manager.exec, 'vite', 'build', '--logLevel', 'warn'], { knownWarning })
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
