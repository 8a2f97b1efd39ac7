import { base58, base64 } from '@scure/base'
import type { PendingRequestTypes } from '@walletconnect/types'
import type { Hex } from 'viem'
import { signMessages } from '../../../src/common/keys.js'
import { callChain, RpcError } from '../../../src/common/rpc.js'
import type { SolanaApproval } from '../../../src/common/types.js'
import { sendCalls } from '../../methods/calls.js'
import { signMessage, signTypedData } from '../../methods/sign.js'
import { sendTransaction, signTransaction } from '../../methods/transactions.js'
import { signTransactions } from '../../solana/signTransactions.js'
import { signatureOf } from '../../solana/transaction.js'
import { grantNamespaces, sessionGrant } from '../sessions.js'
import { knownChains } from '../supported.js'
import type { Answer, Context, WalletConnectApproval } from '../types.js'

type Executed = { result: unknown } & Pick<Extract<Answer, { kind: 'respond' }>, 'update' | 'events'>

const toBase58 = (text: string | undefined) => base58.encode(base64.decode(text ?? ''))

/** Signs what was approved and returns it in the form of the method's answer. */
const executeSolana = async (
  { accounts, config, store }: Context,
  method: string,
  approval: Exclude<SolanaApproval, { kind: 'solanaSignIn' }>,
): Promise<unknown> => {
  const keyOf = (address: string) => {
    const account = accounts.find(({ solana }) => solana.address === address)
    if (!account) throw new RpcError(4100, 'The app is not connected to this account.')
    return account.solana
  }
  if (approval.kind === 'solanaMessage')
    return { signature: toBase58(signMessages(keyOf, approval.inputs)[0]) }
  const { inputs, send } = approval
  const signed = await signTransactions({ keyOf, chains: config.solanaChains, inputs, send })
  if (send) return { signature: toBase58(signed[0]) }
  if (method === 'solana_signAllTransactions') return { transactions: signed }
  const [transaction = ''] = signed
  const signature = base58.encode(signatureOf(base64.decode(transaction), inputs[0]?.account ?? ''))
  return store.get().settings.signatureOnly ? { signature } : { signature, transaction }
}

/** Makes a network the active one of a session. A network that was not granted is added to the session first. */
const activateChain = (
  { kit, store }: Context,
  topic: string,
  chainId: number,
): Pick<Executed, 'update' | 'events'> => {
  const session = kit.getActiveSessions()[topic]
  if (!session) return { events: [] }
  store.update(draft => {
    draft.active[topic] = chainId
  })
  const grant = sessionGrant(session)
  const event = { name: 'chainChanged', data: chainId }
  return {
    ...(grant.chainIds.includes(chainId)
      ? {}
      : { update: grantNamespaces({ ...grant, chainIds: [...grant.chainIds, chainId] }) }),
    events: grant.events.includes(event.name) ? [{ topic, chainId: `eip155:${chainId}`, event }] : [],
  }
}

/** Executes an approved request. Returns the result, and the update and events of the session that belong to it. */
export async function executeRequest(
  context: Context,
  { topic, params }: Pick<PendingRequestTypes.Struct, 'topic' | 'params'>,
  approval: WalletConnectApproval,
): Promise<Executed> {
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
    case 'transaction':
    case 'signTransaction': {
      const { kind, transaction, chainId } = approval
      const execute = kind === 'transaction' ? sendTransaction : signTransaction
      return { result: await execute(keyOf(transaction.from), chainOf(chainId), transaction) }
    }
    case 'rawTransaction': {
      const rpcUrl = chainOf(approval.chainId)?.rpcUrl
      if (!rpcUrl) throw new RpcError(4901, `The wallet has no RPC URL for network ${approval.chainId}.`)
      return { result: await callChain(rpcUrl, 'eth_sendRawTransaction', [approval.raw]) }
    }
    case 'calls': {
      const sent = await sendCalls(keyOf(approval.from), chainOf(approval.chainId), approval)
      context.store.update(draft => {
        draft.calls[approval.id] = sent
      })
      return { result: { id: approval.id } }
    }
    case 'switchChain':
      return { result: null, ...activateChain(context, topic, approval.chainId) }
    case 'addChain':
      context.store.update(draft => {
        draft.chains.push(approval.chain)
      })
      return { result: null, ...activateChain(context, topic, approval.chain.id) }
    case 'watchAsset':
      return { result: true }
    case 'solanaMessage':
    case 'solanaTransaction':
      return { result: await executeSolana(context, params.request.method, approval) }
    case 'permissions':
    case 'revocation':
      throw new RpcError(4200, 'Permissions are granted by the extension alone.')
    case 'connect':
    case 'solanaSignIn':
      throw new RpcError(4200, 'Accounts are chosen when a session is approved.')
  }
}
