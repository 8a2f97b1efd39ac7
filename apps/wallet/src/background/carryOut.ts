import type { Hex } from 'viem'
import { RpcError } from '../common/rpcError.js'
import type { PendingApproval } from '../common/types.js'
import { permissionsOf } from './methods/permissionsOf.js'
import { readState } from './readState.js'
import { sendTransaction } from './sendTransaction.js'
import { signMessage } from './signMessage.js'
import { signTypedData } from './signTypedData.js'
import type { Background } from './types.js'
import { updateState } from './updateState.js'
import { visibleAccounts } from './visibleAccounts.js'

/** Does what was approved and returns the result for the page. */
export async function carryOut(
  background: Background,
  { origin, wallet: id, request }: PendingApproval,
  accounts: Hex[],
): Promise<unknown> {
  const { wallets, chains } = await readState()
  const keyOf = (address: Hex): Hex => {
    const account = wallets[id].accounts.find(entry => entry.address === address)
    // The site may have been disconnected while the request was open.
    if (!account || !wallets[id].permissions[origin]?.includes(address))
      throw new RpcError(4100, 'The site is not connected to this account.')
    return account.privateKey
  }
  switch (request.kind) {
    case 'connect': {
      const chosen = accounts.filter(address => wallets[id].accounts.some(entry => entry.address === address))
      if (chosen.length === 0) throw new RpcError(4001, 'No account was chosen.')
      const state = await updateState(background, draft => {
        draft.wallets[id].permissions[origin] = chosen
      })
      return request.method === 'eth_requestAccounts'
        ? visibleAccounts(state.wallets[id], origin)
        : permissionsOf(state.wallets[id], origin)
    }
    case 'message':
      return await signMessage(keyOf(request.address), request.raw)
    case 'typedData':
      return await signTypedData(keyOf(request.address), request.json)
    case 'transaction': {
      const chain = chains.find(entry => entry.id === request.chainId)
      return await sendTransaction(keyOf(request.transaction.from), chain, request.transaction)
    }
    case 'switchChain':
      await updateState(background, draft => {
        draft.wallets[id].chainIds[origin] = request.chainId
      })
      return null
    case 'addChain':
      await updateState(background, draft => {
        if (!draft.chains.some(chain => chain.id === request.chain.id)) draft.chains.push(request.chain)
        draft.wallets[id].chainIds[origin] = request.chain.id
      })
      return null
    case 'watchAsset':
      await updateState(background, draft => {
        draft.wallets[id].assets.push(request.asset)
      })
      return true
  }
}
