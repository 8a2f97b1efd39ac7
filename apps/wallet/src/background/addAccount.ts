import { isHex } from 'viem'
import { generatePrivateKey } from 'viem/accounts'
import { createAccount } from '../common/createAccount.js'
import type { WalletId } from '../common/types.js'
import type { Background } from './types.js'
import { updateState } from './updateState.js'

/** Adds an account with the given key, or with a new random one. */
export async function addAccount(background: Background, id: WalletId, key?: string): Promise<void> {
  const text = key?.trim()
  const privateKey = text === undefined ? generatePrivateKey() : text.startsWith('0x') ? text : `0x${text}`
  if (!isHex(privateKey) || privateKey.length !== 66)
    throw new Error('A private key has 64 hexadecimal digits, with or without 0x before them.')
  const added = await createAccount(privateKey)
  await updateState(background, ({ wallets }) => {
    const { accounts } = wallets[id]
    if (!accounts.some(account => account.address === added.address)) accounts.push(added)
  })
}
