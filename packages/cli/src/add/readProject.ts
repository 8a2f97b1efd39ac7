import { existsSync } from 'node:fs'
import path from 'node:path'
import { InputError } from '../errors.js'
import type { App } from '../source/app.js'
import { readManifest } from '../source/manifest.js'

export const frameworks = ['next-app', 'next-pages', 'vite-react', 'vue'] as const
export type Framework = (typeof frameworks)[number]

export const installers = ['npm', 'pnpm', 'yarn', 'bun'] as const
export type Installer = (typeof installers)[number]

/** Traits of an app that decide what is added. */
export type Project = {
  readonly name: string
  readonly framework: Framework
  readonly installer: Installer
  readonly hasTypes: boolean
  /** Folder of the sources with a `/` at its end, or `''`. */
  readonly sourceFolder: string
  /** A wagmi config that a module exports, and where. */
  readonly wagmiConfig: { readonly file: string; readonly name: string } | undefined
  readonly dependencies: Readonly<Record<string, string>>
}

const kits = [
  ['@rainbow-me/rainbowkit', 'RainbowKit', 'rainbowkit'],
  ['connectkit', 'ConnectKit', 'connectkit'],
  ['@reown/appkit', 'AppKit', 'appkit'],
  ['@solana/wallet-adapter-react-ui', 'the wallet adapter of Solana', 'wallet-adapter'],
] as const

/** Reads the traits of an app. What is given goes before what is found. Throws `InputError`. */
export function readProject(
  app: App,
  given: {
    framework?: Framework | undefined
    installer?: Installer | undefined
    userAgent: string | undefined
  },
): Project {
  const manifest = readManifest(app)
  const dependencies = { ...manifest.devDependencies, ...manifest.dependencies }
  for (const [name, title, kit] of kits)
    if (name in dependencies)
      throw new InputError(`The app has ${title}. Move it first: npx latchkit migrate ${kit}`)
  return {
    name: typeof manifest.name === 'string' && manifest.name ? manifest.name : path.basename(app.root),
    framework: given.framework ?? findFramework(app, dependencies),
    installer: given.installer ?? findInstaller(app.root, manifest.packageManager, given.userAgent),
    hasTypes: app.read('tsconfig.json') !== undefined,
    sourceFolder: app.sources.some(file => file.startsWith('src/')) ? 'src/' : '',
    wagmiConfig: findWagmiConfig(app),
    dependencies,
  }
}

function findFramework({ root, sources }: App, dependencies: Readonly<Record<string, string>>): Framework {
  if ('next' in dependencies)
    return sources.some(file => /^(?:src\/)?app\/(?:.*\/)?layout\.[jt]sx?$/.test(file))
      ? 'next-app'
      : 'next-pages'
  if ('vue' in dependencies && 'vite' in dependencies) return 'vue'
  if ('react' in dependencies && 'vite' in dependencies) return 'vite-react'
  throw new InputError(
    `${root} has neither Next.js, nor React or Vue with Vite. Name one by --framework ${frameworks.join('|')}, or the folder of the app.`,
  )
}

const lockfiles: readonly (readonly [file: string, manager: Installer])[] = [
  ['pnpm-lock.yaml', 'pnpm'],
  ['yarn.lock', 'yarn'],
  ['bun.lock', 'bun'],
  ['bun.lockb', 'bun'],
  ['package-lock.json', 'npm'],
]

/** In a monorepo the lockfile is in a folder above the app. The one that runs this command is the last guess. */
function findInstaller(root: string, named: unknown, userAgent = ''): Installer {
  const isInstaller = (name: string): name is Installer => installers.some(installer => installer === name)
  const [field = ''] = typeof named === 'string' ? named.split('@') : []
  if (isInstaller(field)) return field
  for (let folder = root; ; folder = path.dirname(folder)) {
    const found = lockfiles.find(([file]) => existsSync(path.join(folder, file)))
    if (found) return found[1]
    if (existsSync(path.join(folder, '.git')) || folder === path.dirname(folder)) break
  }
  const [running = ''] = userAgent.split('/')
  return isInstaller(running) ? running : 'npm'
}

function findWagmiConfig(app: App): Project['wagmiConfig'] {
  const found = app.sources.flatMap(file => {
    const text = app.read(file) ?? ''
    if (!/import\s*\{[^}]*\bcreateConfig\b[^}]*\}\s*from\s*['"]wagmi['"]/.test(text)) return []
    const name = /export const (\w+)\s*=\s*createConfig\(/.exec(text)?.[1]
    return name ? [{ file, name }] : []
  })
  return found.length === 1 ? found[0] : undefined
}
