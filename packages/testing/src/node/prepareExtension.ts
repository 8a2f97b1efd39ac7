import { cp, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { announcementOf } from '../common/announcement.js'
import { defaultSolanaChains } from '../common/defaults.js'
import { TestingError } from '../common/testingError.js'
import type { WalletConfig } from '../common/types.js'
import { readPortOffset, shiftPort } from './portOffset.js'

/** How the wallet is set up, and the folder of its copy. */
export type PrepareExtensionParameters = WalletConfig & {
  /** The folder of the prepared copy. Its content is replaced. */
  outDir: string
}

const built = fileURLToPath(new URL('../../dist/extension', import.meta.url))

/** Adds the local stack's Solana network, at its shifted port, to a configuration that names no Solana network. */
export function withLocalSolana(config: WalletConfig): WalletConfig {
  const { solana } = config
  if (solana === false) return config
  const offset = readPortOffset()
  const local = defaultSolanaChains.map(chain => shiftPort(chain, offset))
  return { ...config, solana: { ...solana, chains: solana?.chains ?? local } }
}

/**
 * Copies the built extension to `outDir` and writes its configuration into the copy. Returns `outDir`.
 *
 * @throws TestingError `wallet/extension-not-built`
 * @example
 * const path = await prepareExtension({ outDir: '/tmp/wallet', mode: 'legacy' })
 */
export async function prepareExtension({ outDir, ...config }: PrepareExtensionParameters): Promise<string> {
  await rm(outDir, { recursive: true, force: true })
  try {
    await cp(built, outDir, { recursive: true })
  } catch (cause) {
    throw new TestingError(
      'wallet/extension-not-built',
      'The wallet extension is not built. Run `pnpm --filter @latchkit/testing build` first.',
      { cause },
    )
  }
  const inpage = join(outDir, 'inpage.js')
  const announcement = JSON.stringify(JSON.stringify(announcementOf(config)))
  const source = await readFile(inpage, 'utf8')
  await writeFile(
    inpage,
    source.replaceAll('"@announcement@"', () => announcement),
  )
  await writeFile(join(outDir, 'config.json'), JSON.stringify(config))
  return outDir
}
