import { bytesToHex, type Hex } from 'viem'
import { mnemonicToAccount } from 'viem/accounts'

/** The public mnemonic of anvil and hardhat. Its keys are known to everyone: local chains only. */
export const devMnemonic = 'test test test test test test test test test test test junk'

export type DevAccount = { address: Hex; privateKey: Hex }

/** The first `count` accounts of the public development mnemonic, each funded on every local chain. */
export function devAccounts(count = 10): DevAccount[] {
  return Array.from({ length: count }, (_, addressIndex) => {
    const account = mnemonicToAccount(devMnemonic, { addressIndex })
    const { privateKey } = account.getHdKey()
    if (!privateKey) throw new Error('The development mnemonic gave no private key.')
    return { address: account.address, privateKey: bytesToHex(privateKey) }
  })
}
