import { RpcError } from '../common/rpcError.js'
import type { PageRequest } from '../common/types.js'
import { methodOf } from './methods/methodOf.js'
import { openApproval } from './openApproval.js'
import { readState } from './readState.js'
import { toRpcError } from './toRpcError.js'
import type { Background, Client } from './types.js'

export async function handlePageRequest(
  background: Background,
  client: Client,
  request: PageRequest,
): Promise<void> {
  try {
    await background.ready
    const state = await readState()
    if (state.settings.offline) throw new RpcError(4900, 'The wallet is offline.')
    const outcome = await methodOf(request.method)({
      background,
      state,
      wallet: state.wallets[request.wallet],
      walletId: request.wallet,
      origin: client.origin,
      method: request.method,
      params: request.params,
    })
    if ('approval' in outcome) await openApproval(background, client, request, outcome.approval)
    else client.post({ type: 'answer', id: request.id, answer: { result: outcome.result } })
  } catch (error) {
    client.post({ type: 'answer', id: request.id, answer: { error: toRpcError(error).toObject() } })
  }
}
