import type { Hex } from 'viem'
import { RpcError } from '../common/rpcError.js'
import type { PendingApproval } from '../common/types.js'
import { signMessages } from '../solana/signMessages.js'
import { signTransactions } from '../solana/signTransactions.js'
import { grantAccounts } from './grantAccounts.js'
import { permissionsOf } from './methods/permissionsOf.js'
import { readState } from './readState.js'
import { sendTransaction } from './sendTransaction.js'
import { signMessage } from './signMessage.js'
import { signTypedData } from './signTypedData.js'
import { solanaKeys } from './solanaKeys.js'
import { solanaSignIn } from './solanaSignIn.js'
import type { Background } from './types.js'
import { updateState } from './updateState.js'
import { visibleAccounts } from './visibleAccounts.js'
import { visibleSolanaAccounts } from './visibleSolanaAccounts.js'

/** Does what was approved and returns the result for the page. */
export async function carryOut(
  background: Background,
  entry: PendingApproval,
  accounts: Hex[],
): Promise<unknown> {
  const { origin, wallet: id, request } = entry
  const { wallets, chains, solanaChains } = await readState()
  const keyOf = (address: Hex): Hex => {
    const account = wallets[id].accounts.find(entry => entry.address === address)
    // The site may have been disconnected while the request was open.
    if (!account || !wallets[id].permissions[origin]?.includes(address))
      throw new RpcError(4100, 'The site is not connected to this account.')
    return account.privateKey
  }
  switch (request.kind) {
    case 'connect': {
      const solana = request.method === 'standard:connect'
      const wallet = await grantAccounts(background, entry, { accounts, solana })
      if (solana) return visibleSolanaAccounts(wallet, origin)
      return request.method === 'eth_requestAccounts'
        ? visibleAccounts(wallet, origin)
        : permissionsOf(wallet, origin)
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
    case 'solanaMessage':
      return signMessages(solanaKeys(wallets[id], origin), request.inputs)
    case 'solanaTransaction': {
      const { inputs, send } = request
      return await signTransactions({
        keyOf: solanaKeys(wallets[id], origin),
        chains: solanaChains,
        inputs,
        send,
      })
    }
    case 'solanaSignIn':
      return await solanaSignIn(background, entry, { inputs: request.inputs, accounts })
  }
}
