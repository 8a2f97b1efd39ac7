import path from 'node:path'
import type { Plugin } from 'vite'

/** Formatters and actions of a chain family, which viem exports at an entry for the family. */
const families = /\/_esm\/(celo|linea(?=\/actions)|op-stack|tempo|zksync)\//

const plugin: Plugin = {
  name: 'latchkit:viem-chains',
  enforce: 'pre',
  /** Imports a chain family from its public entry. */
  resolveId(source, importer) {
    if (!importer?.includes('/_esm/') || !source.startsWith('.')) return null
    const [, family] = families.exec(path.resolve(path.dirname(importer), source)) ?? []
    return family ? { id: `viem/${family}`, external: true, moduleSideEffects: false } : null
  },
}

/**
 * Chain definitions of viem, built in as a module each: viem's barrel reaches `ox/tempo`, about which Vite and webpack warn
 * in every app.
 */
export const viemChains = {
  id: 'viem/chains',
  plugin,
  /** Name of the module for a file of viem; null for other files. */
  findChunk(id: string): string | null {
    const [, file] = /\/_esm\/(.+)\.js$/.exec(id) ?? []
    return file ? `viem/${file}` : null
  },
}
