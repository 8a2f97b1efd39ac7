import { readdir, realpath } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { ConfigError } from '@latchkit/service-base'
import type { WalletEntry } from '../directory/loadWallets.js'

/** Folders of icons in `@web3icons/core`. */
export type IconKind = 'wallets' | 'networks' | 'tokens' | 'exchanges'

/** The icons of `@web3icons/core`. */
export type IconFiles = {
  /** Returns the SVG of an icon, regardless of the case of its name, or `undefined` if there is none. */
  read(kind: IconKind, name: string): Promise<string | undefined>
}

// The first has its own background, so that it fills the tile.
const variants = ['background', 'branded', 'mono'] as const

/** Lists the icons once; a file is read when it is requested. Names are looked up, never joined to a path. */
export async function createIconFiles(): Promise<IconFiles> {
  const root = folderOfIcons()
  const files = new Map<string, string>()
  for (const kind of ['wallets', 'networks', 'tokens', 'exchanges'] as const) {
    for (const variant of variants) {
      const folder = path.join(root, kind, variant)
      for (const file of await readdir(folder)) {
        const key = file.endsWith('.svg.js') ? toKey(kind, file.slice(0, -'.svg.js'.length)) : undefined
        if (key && !files.has(key)) files.set(key, path.join(folder, file))
      }
    }
  }
  return {
    read: async (kind, name) => {
      const file = files.get(toKey(kind, name))
      if (file === undefined) return undefined
      const loaded: { default?: unknown } = await import(pathToFileURL(file).href)
      return typeof loaded.default === 'string' ? loaded.default : undefined
    },
  }
}

function toKey(kind: IconKind, name: string): string {
  return `${kind}/${name.toLowerCase()}`
}

function folderOfIcons(): string {
  const entry = fileURLToPath(import.meta.resolve('@web3icons/core'))
  return path.resolve(path.dirname(entry), 'svgs')
}

/**
 * Checks that the icons of the deployer exist within the folder of the wallets file.
 *
 * @throws ConfigError
 */
export async function checkIconFiles(
  wallets: readonly WalletEntry[],
  folder: string | undefined,
): Promise<void> {
  const root = folder === undefined ? undefined : await realpath(folder)
  for (const { name, icon } of wallets) {
    if (!icon?.startsWith('./')) continue
    const file = root && (await realpath(path.join(root, icon)).catch(() => undefined))
    if (file && root && file.startsWith(root + path.sep)) continue
    const why = file ? 'must be in the folder of the file' : 'the file does not exist'
    throw new ConfigError('bad-file', `WALLETS_FILE: (${JSON.stringify(name)}): icon: ${icon}: ${why}`)
  }
}
