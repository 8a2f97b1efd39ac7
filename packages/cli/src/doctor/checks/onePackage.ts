import { existsSync } from 'node:fs'
import path from 'node:path'
import type { Installed } from '../installed/readInstalled.js'
import type { Check, Result } from '../types.js'

/** Packages whose state or context is lost between two copies on a page, and how that shows. */
const singles: readonly { name: string; why: string; docs: string }[] = [
  {
    name: '@latchkit/core',
    why: 'Two versions on one page throw client/duplicate-core.',
    docs: 'errors/client/duplicate-core.md',
  },
  {
    name: 'wagmi',
    why: 'A hook of one copy does not find the WagmiProvider of another.',
    docs: 'adapters/wagmi.md#versions',
  },
  {
    name: '@wagmi/core',
    why: 'A config of one copy does not have what another expects.',
    docs: 'adapters/wagmi.md#versions',
  },
  {
    name: '@tanstack/react-query',
    why: 'A hook of one copy does not find the QueryClientProvider of another.',
    docs: 'guides/tanstack-query.md',
  },
  {
    name: 'react',
    why: 'A hook of one copy throws in components of another.',
    docs: 'start/install.md',
  },
]

/** Each of these packages is installed once, and all packages of Latchkit have one version. */
export const onePackage: Check = ({ app, installed }) => {
  if (existsSync(path.join(app.root, '.pnp.cjs'))) return [plugAndPlay]
  const results = singles.flatMap(single => checkSingle(single, installed))
  const ours = installed.filter(({ name }) => name.startsWith('@latchkit/'))
  if (ours.length === 0)
    return [
      ...results,
      {
        status: 'failure',
        what: 'No package of Latchkit is installed.',
        why: 'package.json names none, or node_modules lacks them.',
        fix: 'Install them, or name the folder of the app: npx latchkit doctor FOLDER',
        docs: 'start/install.md',
      },
    ]
  return [...results, checkVersions(ours)]
}

const plugAndPlay: Result = {
  status: 'failure',
  what: "The app is installed with Plug'n'Play of Yarn.",
  why: '@wagmi/core does not find the @tanstack/query-core that it imports, and Vite discourages it.',
  fix: 'Write "nodeLinker: node-modules" into .yarnrc.yml, and install again.',
  docs: 'start/install.md',
}

function checkSingle(
  { name, why, docs }: (typeof singles)[number],
  installed: readonly Installed[],
): Result[] {
  const copies = installed.filter(one => one.name === name)
  const [copy] = copies
  if (!copy) return []
  const versions = new Set(copies.map(({ version }) => version))
  if (copies.length === 1)
    return [{ status: 'ok', what: `One copy of ${name} is installed: ${copy.version}.`, docs }]
  const list = copies.map(({ version, broughtBy }) => `${version} (of ${broughtBy ?? 'the app'})`).join(', ')
  return [
    {
      status: versions.size > 1 ? 'failure' : 'warning',
      what: `${copies.length} copies of ${name} are installed: ${list}.`,
      why,
      fix: `Give all packages the same version and install again. "npm ls ${name}" shows where each comes from.`,
      docs,
    },
  ]
}

function checkVersions(ours: readonly Installed[]): Result {
  const versions = [...new Set(ours.map(({ version }) => version))]
  const docs = 'start/install.md#what-they-are'
  if (versions.length === 1)
    return { status: 'ok', what: `All packages of Latchkit have version ${versions[0]}.`, docs }
  return {
    status: 'failure',
    what: `The packages of Latchkit have ${versions.length} versions: ${ours.map(({ name, version }) => `${name} ${version}`).join(', ')}.`,
    why: 'They are released together and tested with one version only.',
    fix: 'Update all of them in one command.',
    docs,
  }
}
