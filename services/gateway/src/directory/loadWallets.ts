import { parseEntries } from '../config/parseEntries.js'
import { readJsonFile } from '../config/readJsonFile.js'
import { dataFile } from '../dataFile.js'
import { type WalletEntry, walletSchema } from './walletSchema.js'

/** Reads the wallets: the deployer's file, or else the one that the gateway brings. */
export async function loadWallets(file?: string | undefined): Promise<readonly WalletEntry[]> {
  const variable = file === undefined ? 'wallets' : 'WALLETS_FILE'
  const path = file ?? dataFile('wallets.json')
  return parseEntries({
    source: `${variable}: ${path}`,
    value: await readJsonFile(path, variable),
    schema: walletSchema,
  })
}
