import type { PendingApproval, WalletState } from '../common/types.js'
import { accountChoice } from './accountChoice.js'
import { approvalDetails } from './approvalDetails.js'
import { solanaSignInDetails } from './solanaSignInDetails.js'

/** What a request asks for, with what there is to choose. */
export function requestDetails(
  state: WalletState,
  { request, origin, wallet: id }: Pick<PendingApproval, 'request' | 'origin' | 'wallet'>,
): HTMLElement[] {
  const wallet = state.wallets[id]
  switch (request.kind) {
    case 'connect': {
      const namespace = request.method === 'standard:connect' ? 'solana' : 'eip155'
      return [accountChoice(wallet, { selected: request.selected, namespace })]
    }
    case 'solanaSignIn':
      return solanaSignInDetails(wallet, request, origin)
    default:
      return approvalDetails(state, { request, origin })
  }
}
