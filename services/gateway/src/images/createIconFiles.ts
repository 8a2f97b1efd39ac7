import { readdir } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import { pathToFileURL } from 'node:url'

/** What `@web3icons/core` sorts its icons by. */
export type IconKind = 'wallets' | 'networks' | 'tokens' | 'exchanges'

/** The icons of `@web3icons/core`. */
export type IconFiles = {
  /** The SVG of an icon, whatever the case of its name; undefined where there is none. */
  read(kind: IconKind, name: string): Promise<string | undefined>
}

// The first has a background of its own, so that it fills the tile.
const variants = ['background', 'branded', 'mono'] as const

/** Lists the icons once; a file is read when somebody asks for it. Names are looked up, never made into a path. */
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
  const require = createRequire(import.meta.url)
  return path.resolve(path.dirname(require.resolve('@web3icons/core')), 'svgs')
}
