import { cp, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { announcementOf } from '../common/announcementOf.js'
import type { WalletConfig } from '../common/types.js'
import { WalletLaunchError } from './walletLaunchError.js'

export type PrepareExtensionParameters = WalletConfig & {
  /** Where the prepared copy goes; what stands there is replaced. */
  outDir: string
}

const built = fileURLToPath(new URL('../../dist/extension', import.meta.url))

/** Copies the built extension to `outDir` and writes its configuration into the copy; returns `outDir`. */
export async function prepareExtension({ outDir, ...config }: PrepareExtensionParameters): Promise<string> {
  await rm(outDir, { recursive: true, force: true })
  try {
    await cp(built, outDir, { recursive: true })
  } catch (cause) {
    throw new WalletLaunchError(
      'wallet/extension-not-built',
      'The wallet extension is not built. Run `pnpm --filter @latchkit/wallet build` first.',
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
