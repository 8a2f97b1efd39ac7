import type { PendingRequestTypes } from '@walletconnect/types'
import type { Hex } from 'viem'
import { callChain } from '../../background/callChain.js'
import { sendTransaction } from '../../background/sendTransaction.js'
import { signMessage } from '../../background/signMessage.js'
import { signTypedData } from '../../background/signTypedData.js'
import { RpcError } from '../../common/rpcError.js'
import type { Context } from '../context.js'
import { knownChains } from '../knownChains.js'
import type { Answer, ProtocolApproval } from '../types.js'
import { carryOutSolana } from './carryOutSolana.js'
import { moveToChain } from './moveToChain.js'
import { sendCalls } from './sendCalls.js'
import { signTransaction } from './signTransaction.js'

type Done = Pick<Extract<Answer, { kind: 'respond' }>, 'update' | 'events'> & { result: unknown }

/** Does what was approved. */
export async function carryOut(
  context: Context,
  { topic, params }: Pick<PendingRequestTypes.Struct, 'topic' | 'params'>,
  approval: ProtocolApproval,
): Promise<Done> {
  const keyOf = (address: Hex) => {
    const account = context.accounts.find(entry => entry.address === address)
    if (!account) throw new RpcError(4100, 'The app is not connected to this account.')
    return account.privateKey
  }
  const chainOf = (id: number) => knownChains(context).find(chain => chain.id === id)
  switch (approval.kind) {
    case 'message':
      return { result: await signMessage(keyOf(approval.address), approval.raw) }
    case 'typedData':
      return { result: await signTypedData(keyOf(approval.address), approval.json) }
    case 'transaction': {
      const { transaction, chainId } = approval
      return { result: await sendTransaction(keyOf(transaction.from), chainOf(chainId), transaction) }
    }
    case 'signTransaction': {
      const { transaction, chainId } = approval
      return { result: await signTransaction(keyOf(transaction.from), chainOf(chainId), transaction) }
    }
    case 'rawTransaction': {
      const rpcUrl = chainOf(approval.chainId)?.rpcUrl
      if (!rpcUrl) throw new RpcError(4901, `The wallet has no RPC URL for network ${approval.chainId}.`)
      return { result: await callChain(rpcUrl, 'eth_sendRawTransaction', [approval.raw]) }
    }
    case 'calls': {
      const hashes = await sendCalls(keyOf(approval.from), chainOf(approval.chainId), approval)
      context.store.update(draft => {
        draft.calls[approval.id] = { chainId: approval.chainId, hashes }
      })
      return { result: { id: approval.id } }
    }
    case 'switchChain':
      return { result: null, ...moveToChain(context, topic, approval.chainId) }
    case 'addChain':
      context.store.update(draft => {
        draft.chains.push(approval.chain)
      })
      return { result: null, ...moveToChain(context, topic, approval.chain.id) }
    case 'watchAsset':
      return { result: true }
    case 'solanaMessage':
    case 'solanaTransaction':
      return { result: await carryOutSolana(context, params.request.method, approval) }
    case 'connect':
    case 'solanaSignIn':
      throw new RpcError(4200, 'Accounts are chosen when a session is approved.')
  }
}
