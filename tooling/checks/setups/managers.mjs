import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { root } from '../lib/root.mjs'

const { packageManager } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'))
const yarnFolder = path.join(root, '.cache/setups/yarn')

/** Yarn keeps what it knows of a version, and its archive by name and version, while ours change without a new one. */
function forgetOurPackages(folder, cache) {
  rmSync(path.join(folder, 'metadata'), { recursive: true, force: true })
  const archives = existsSync(cache) ? readdirSync(cache) : []
  for (const file of archives.filter(name => name.includes('@latchkit-')))
    rmSync(path.join(cache, file), { recursive: true, force: true })
}

function npmrc(folder, registry) {
  writeFileSync(path.join(folder, '.npmrc'), `@latchkit:registry=${registry}/\n`)
}

function yarn4(folder, registry) {
  forgetOurPackages(yarnFolder, path.join(yarnFolder, 'cache'))
  writeFileSync(path.join(folder, 'yarn.lock'), '')
  writeFileSync(
    path.join(folder, '.yarnrc.yml'),
    [
      // As the install page says.
      'nodeLinker: node-modules',
      'enableTelemetry: false',
      `globalFolder: ${yarnFolder}`,
      'unsafeHttpWhitelist: ["127.0.0.1"]',
      `npmScopes: { latchkit: { npmRegistryServer: "${registry}" } }`,
      '',
    ].join('\n'),
  )
}

const npx = tool => ['npx', '--yes', tool]

/**
 * The package managers: `verb` starts the command of the docs, `command` is the program itself, `prepare` writes what leads
 * it to the registry of the packed packages.
 */
export const managers = {
  npm: {
    verb: 'npm install',
    command: ['npm'],
    flags: ['--no-audit', '--no-fund', '--prefer-offline'],
    exec: ['npx', '--no'],
    prepare: npmrc,
  },
  pnpm: {
    verb: 'pnpm add',
    command: npx(packageManager),
    flags: ['--prefer-offline'],
    exec: [...npx(packageManager), 'exec'],
    prepare(folder, registry, workspace = '') {
      npmrc(folder, registry)
      writeFileSync(path.join(folder, 'pnpm-workspace.yaml'), `${workspace}pmOnFail: ignore\n`)
    },
  },
  yarn1: {
    verb: 'yarn add',
    command: npx('yarn@1.22.22'),
    flags: ['--no-progress', '--cache-folder', path.join(yarnFolder, 'yarn1')],
    exec: [...npx('yarn@1.22.22'), '--silent', 'run'],
    prepare(folder, registry) {
      forgetOurPackages(yarnFolder, path.join(yarnFolder, 'yarn1/v6'))
      npmrc(folder, registry)
    },
  },
  yarn4: {
    verb: 'yarn add',
    command: npx('@yarnpkg/cli-dist@4.18.1'),
    flags: [],
    exec: [...npx('@yarnpkg/cli-dist@4.18.1'), 'run'],
    prepare: yarn4,
  },
}
