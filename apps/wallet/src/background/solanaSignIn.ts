import { base64 } from '@scure/base'
import type { Hex } from 'viem'
import { RpcError } from '../common/rpcError.js'
import type { PendingApproval } from '../common/types.js'
import { signBytes } from '../solana/signBytes.js'
import { signInTexts } from '../solana/signInTexts.js'
import type { SignInInput } from '../solana/types.js'
import { grantAccounts } from './grantAccounts.js'
import { readState } from './readState.js'
import type { Background } from './types.js'

/** Signs in with the chosen account and connects the site to it, beside those it sees already. Bytes in base64. */
export async function solanaSignIn(
  background: Background,
  entry: PendingApproval,
  { inputs, accounts }: { inputs: readonly SignInInput[]; accounts: readonly Hex[] },
) {
  const wallet = (await readState()).wallets[entry.wallet]
  const account = wallet.accounts.find(({ address }) => address === accounts[0])
  if (!account) throw new RpcError(4001, 'No account was chosen.')
  const seen = wallet.solanaPermissions[entry.origin] ?? []
  const granted = [account.address, ...seen.filter(address => address !== account.address)]
  await grantAccounts(background, entry, { accounts: granted, solana: true })
  return {
    account: account.solana.address,
    outputs: signInTexts(inputs, account.solana.address, entry.origin).map(text => {
      const message = new TextEncoder().encode(text)
      return { message: base64.encode(message), signature: base64.encode(signBytes(account.solana, message)) }
    }),
  }
}
