import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { root } from '../lib/root.mjs'

const { packageManager } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'))

/**
 * Variables that lead each package manager to the registry, with empty caches in the folder `caches`: versions and names of
 * our packages stay the same while their content changes.
 */
export function registryEnv(url, caches) {
  const folder = name => path.join(caches, name)
  return {
    npm_config_registry: url,
    npm_config_cache: folder('npm'),
    pnpm_config_registry: url,
    pnpm_config_store_dir: folder('pnpm-store'),
    pnpm_config_cache_dir: folder('pnpm'),
    YARN_CACHE_FOLDER: folder('yarn'),
    YARN_GLOBAL_FOLDER: folder('yarn-global'),
    YARN_NPM_REGISTRY_SERVER: url,
    YARN_UNSAFE_HTTP_WHITELIST: '127.0.0.1',
    YARN_ENABLE_TELEMETRY: '0',
  }
}

/** As the install page says, and that our packages need not be a day old. */
const yarnrc = `nodeLinker: node-modules
npmPreapprovedPackages: ["@latchkit/*"]
`

const npx = tool => ['npx', '--yes', tool]

/**
 * The package managers: `verb` starts the command of the docs, `command` is the program itself, `prepare` writes what the
 * install page says.
 */
export const managers = {
  npm: {
    verb: 'npm install',
    command: ['npm'],
    flags: ['--no-audit', '--no-fund'],
    exec: ['npx', '--no'],
    prepare() {},
  },
  pnpm: {
    verb: 'pnpm add',
    command: npx(packageManager),
    flags: [],
    exec: [...npx(packageManager), 'exec'],
    prepare(folder, workspace = '') {
      writeFileSync(path.join(folder, 'pnpm-workspace.yaml'), `${workspace}pmOnFail: ignore\n`)
    },
  },
  yarn1: {
    verb: 'yarn add',
    command: npx('yarn@1.22.22'),
    flags: ['--no-progress'],
    exec: [...npx('yarn@1.22.22'), '--silent', 'run'],
    prepare() {},
  },
  yarn4: {
    verb: 'yarn add',
    command: npx('@yarnpkg/cli-dist@4.18.1'),
    flags: [],
    exec: [...npx('@yarnpkg/cli-dist@4.18.1'), 'run'],
    prepare(folder) {
      // The app is a project, whatever folder it is in.
      writeFileSync(path.join(folder, 'yarn.lock'), '')
      writeFileSync(path.join(folder, '.yarnrc.yml'), yarnrc)
    },
  },
}
