import { RpcError } from '../../common/rpcError.js'
import { parseSignInInput } from '../../solana/parseSignInInput.js'
import { parameterList } from './parameterList.js'
import type { SiteMethod } from './types.js'

/** `solana:signIn`: connects and signs with one click. */
export const solanaSignIn: SiteMethod = call => {
  const inputs = parameterList(call).map(parseSignInInput)
  const [wanted, ...others] = new Set(inputs.flatMap(({ address }) => address ?? []))
  if (others.length > 0) throw new RpcError(-32602, 'One sign-in is of one account.')
  const account = wanted
    ? call.wallet.accounts.find(({ solana }) => solana.address === wanted)
    : call.wallet.accounts.find(({ address }) => address === call.wallet.active)
  if (!account) throw new RpcError(-32602, `The wallet has no account ${wanted ?? call.wallet.active}.`)
  return {
    approval: {
      kind: 'solanaSignIn',
      inputs: inputs.length > 0 ? inputs : [{}],
      selected: account.address,
    },
  }
}
