import { isRecord } from '../../src/common/isRecord.js'
import { RpcError } from '../../src/common/rpc.js'
import type { SolanaKey, Wallet } from '../../src/common/types.js'
import { parseSignInInput } from '../solana/signIn.js'
import { localRpcUrl, parseSendOptions } from '../solana/signTransactions.js'
import { isTransactionMessage, parseTransaction } from '../solana/transaction.js'
import { base64Parameter, parameterList, type SiteMethod, visibleSolanaAccounts } from './siteCall.js'

/** Returns the function that finds the key of an address. It throws when the site is not connected to the account. */
export function solanaKeys(wallet: Wallet, origin: string): (address: string) => SolanaKey {
  return address => {
    const account = wallet.accounts.find(({ solana }) => solana.address === address)
    // The site may have been disconnected while the request was open.
    if (account && wallet.solanaPermissions[origin]?.includes(account.address)) return account.solana
    throw new RpcError(4100, 'The site is not connected to this account.')
  }
}

/** Reads a request of `standard:connect`. A silent one returns the accounts that are granted already, if any. */
export const solanaConnect: SiteMethod = call => {
  const [given] = parameterList(call)
  const accounts = visibleSolanaAccounts(call.wallet, call.origin)
  if (accounts.length > 0 || (isRecord(given) && given.silent === true)) return { result: accounts }
  return { approval: { kind: 'connect', method: 'standard:connect', selected: [call.wallet.active] } }
}

/** Reads a request of `solana:signMessage` with any number of messages. */
export const solanaMessage: SiteMethod = call => {
  const keyOf = solanaKeys(call.wallet, call.origin)
  const inputs = parameterList(call).map(given => {
    if (!isRecord(given) || typeof given.account !== 'string')
      throw new RpcError(-32602, 'A message to sign needs an account.')
    const { text, bytes } = base64Parameter(given.message, 'message')
    if (isTransactionMessage(bytes))
      throw new RpcError(-32602, 'This message is a transaction: its signature could spend.')
    return { account: keyOf(given.account).address, message: text }
  })
  if (inputs.length === 0) return { result: [] }
  return { approval: { kind: 'solanaMessage', inputs } }
}

/** Reads a request of `solana:signTransaction` or `solana:signAndSendTransaction` with any number of transactions. */
export const solanaTransaction: SiteMethod = call => {
  const { solanaChains } = call.state
  const keyOf = solanaKeys(call.wallet, call.origin)
  const inputs = parameterList(call).map(given => {
    if (!isRecord(given) || typeof given.account !== 'string')
      throw new RpcError(-32602, 'A transaction to sign needs an account.')
    const { text, bytes } = base64Parameter(given.transaction, 'transaction')
    const { address } = keyOf(given.account)
    if (!parseTransaction(bytes).message.signers.includes(address))
      throw new RpcError(-32602, `${address} is none of the accounts that must sign.`)
    // The network is optional for signing without sending.
    const chain = typeof given.chain === 'string' ? given.chain : (solanaChains[0]?.id ?? '')
    localRpcUrl(solanaChains, chain)
    return { account: address, chain, transaction: text, options: parseSendOptions(given.options) }
  })
  if (inputs.length === 0) return { result: [] }
  return {
    approval: { kind: 'solanaTransaction', send: call.method === 'solana:signAndSendTransaction', inputs },
  }
}

/** Reads a request of `solana:signIn`, which connects and signs with one click. */
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
