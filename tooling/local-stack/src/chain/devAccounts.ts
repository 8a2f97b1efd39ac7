import { pbkdf2Sync } from 'node:crypto'
import { bytesToHex, type Hex } from 'viem'
import { HDKey, privateKeyToAddress } from 'viem/accounts'

/** The public mnemonic of anvil and hardhat. Its keys are known to everyone: local chains only. */
export const devMnemonic = 'test test test test test test test test test test test junk'

export type DevAccount = { address: Hex; privateKey: Hex }

let parent: HDKey | undefined
const known: DevAccount[] = []

/** The first `count` accounts of the public development mnemonic, each funded on every local chain. */
export function devAccounts(count = 10): DevAccount[] {
  // viem would derive the seed again for each account, in JavaScript, which takes twenty times as long as the rest.
  parent ??= HDKey.fromMasterSeed(pbkdf2Sync(devMnemonic, 'mnemonic', 2048, 64, 'sha512')).derive(
    "m/44'/60'/0'/0",
  )
  while (known.length < count) {
    const { privateKey } = parent.deriveChild(known.length)
    if (!privateKey) throw new Error('The development mnemonic gave no private key.')
    const key = bytesToHex(privateKey)
    known.push({ address: privateKeyToAddress(key), privateKey: key })
  }
  return known.slice(0, count).map(account => ({ ...account }))
}
