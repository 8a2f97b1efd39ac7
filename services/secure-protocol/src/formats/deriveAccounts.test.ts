import { mnemonicToEntropy } from '@scure/bip39'
import { wordlist } from '@scure/bip39/wordlists/english.js'
import { mnemonicToAccount } from 'viem/accounts'
import { expect, it } from 'vitest'
import { accountPaths } from './accountPaths.js'
import { deriveAccounts, toEvmAddress } from './deriveAccounts.js'

// Published examples: the first account of Foundry's mnemonic, and of the one in Solana's guide to BIP-44 keys.
it.each([
  [
    'eip155',
    'test test test test test test test test test test test junk',
    '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266',
  ],
  [
    'solana',
    'neither lonely flavor argue grass remind eye tag avocado spot unusual intact',
    '5vftMkHL72JaJG6ExQfGAsT2uGVHpRR7oTNUPMs68Y2N',
  ],
] as const)('derives the %s account that other wallets derive', async (namespace, mnemonic, address) => {
  const { addresses } = await deriveAccounts(mnemonicToEntropy(mnemonic, wordlist))
  expect(addresses[namespace]).toBe(address)
})

it('derives the owner of the smart account, which is none of the accounts', async () => {
  const mnemonic = 'test test test test test test test test test test test junk'
  const { owner, eip155 } = await deriveAccounts(mnemonicToEntropy(mnemonic, wordlist))
  const { address } = mnemonicToAccount(mnemonic, { path: accountPaths.owner })
  expect(toEvmAddress(owner)).toBe(address)
  expect(toEvmAddress(owner)).not.toBe(toEvmAddress(eip155))
})
