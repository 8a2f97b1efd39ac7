import { realpath } from 'node:fs/promises'
import path from 'node:path'
import type { WalletEntry } from '../directory/walletSchema.js'
import { GatewayError } from '../errors.js'

/** Refuses an icon of the deployer that is not there, or lies outside of the folder of the file that names it. */
export async function checkIconFiles(
  wallets: readonly WalletEntry[],
  folder: string | undefined,
): Promise<void> {
  const root = folder === undefined ? undefined : await realpath(folder)
  for (const { name, icon } of wallets) {
    if (!icon?.startsWith('./')) continue
    const file = root && (await realpath(path.join(root, icon)).catch(() => undefined))
    if (file && root && file.startsWith(root + path.sep)) continue
    const why = file ? 'must be in the folder of the file' : 'there is no such file'
    throw new GatewayError(
      'gateway/bad-file',
      `WALLETS_FILE: (${JSON.stringify(name)}): icon: ${icon}: ${why}`,
    )
  }
}
