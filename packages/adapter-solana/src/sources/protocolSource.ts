import type { CaipNetworkId, Network } from '@latchkit/core'
import { UserRejectedError } from '@latchkit/core/errors'
import { readAccounts, type WalletConnectLine, walletConnectConnector } from '@latchkit/core/walletconnect'
import { decodeBase64 } from '../encoding/decodeBase64.js'
import { encodeBase58 } from '../encoding/encodeBase58.js'
import { encodeBase64 } from '../encoding/encodeBase64.js'
import { InvalidAnswerError } from '../errors.js'
import { insertSignature } from '../transaction/insertSignature.js'
import { parseTransaction } from '../transaction/parseTransaction.js'
import type {
  SendTransactionParameters,
  SignMessageParameters,
  SignTransactionsParameters,
  Source,
} from '../types.js'
import { toSignature } from './toSignature.js'

export type ProtocolSourceParameters = {
  readonly line: WalletConnectLine
  /** The wallet itself moved to a network that it granted. */
  onNetwork(caipNetworkId: CaipNetworkId<'solana'>): void
}

/**
 * The Solana part of the protocol session.
 *
 * @see https://docs.reown.com/advanced/multichain/rpc-reference/solana-rpc
 */
export function protocolSource({ line, onNetwork }: ProtocolSourceParameters): Source {
  /** Accounts that the wallet put first. */
  let preferred: readonly string[] = []

  function read() {
    const session = line.getSession()
    const granted = session ? readAccounts(session, 'solana') : []
    const rank = (address: string) => {
      const index = preferred.indexOf(address)
      return index < 0 ? preferred.length : index
    }
    const addresses = [...new Set(granted.map(({ address }) => address))]
    return { granted, addresses: addresses.sort((one, other) => rank(one) - rank(other)) }
  }
  const isGranted = (network: Network<'solana'>, address?: string) =>
    read().granted.some(
      one => one.caipNetworkId === network.caipNetworkId && (address ?? one.address) === one.address,
    )
  const has = (method: string) =>
    Object.entries(line.getSession()?.namespaces ?? {}).some(
      ([key, { methods }]) => key.startsWith('solana') && methods.includes(method),
    )

  async function ask(caipNetworkId: CaipNetworkId, method: string, params: object) {
    const answer = await line.request({ caipNetworkId, method, params })
    if (typeof answer !== 'object' || answer === null) throw new InvalidAnswerError({ method })
    return answer as { readonly [key: string]: unknown }
  }
  function toTransaction(value: unknown, method: string): Uint8Array {
    const bytes = typeof value === 'string' ? decodeBase64(value) : undefined
    if (!bytes) throw new InvalidAnswerError({ method })
    try {
      parseTransaction(bytes)
    } catch (cause) {
      throw new InvalidAnswerError({ method, cause })
    }
    return bytes
  }

  async function signMessage({ address, caipNetworkId, message }: SignMessageParameters) {
    const method = 'solana_signMessage'
    const params = { message: encodeBase58(message), pubkey: address }
    return toSignature((await ask(caipNetworkId, method, params)).signature, method)
  }

  async function signOne({ address, network }: SignTransactionsParameters, transaction: Uint8Array) {
    const method = 'solana_signTransaction'
    const params = { transaction: encodeBase64(transaction), pubkey: address }
    const answer = await ask(network.caipNetworkId, method, params)
    // Wallets that follow the first text of the specification answer with the signature alone.
    if (answer.transaction !== undefined) return toTransaction(answer.transaction, method)
    return insertSignature(transaction, { address, signature: toSignature(answer.signature, method) })
  }

  async function signTransactions(parameters: SignTransactionsParameters) {
    const { network, transactions } = parameters
    const method = 'solana_signAllTransactions'
    if (transactions.length < 2 || !has(method)) {
      const signed: Uint8Array[] = []
      for (const transaction of transactions) signed.push(await signOne(parameters, transaction))
      return signed
    }
    const answer = await ask(network.caipNetworkId, method, { transactions: transactions.map(encodeBase64) })
    const signed = Array.isArray(answer.transactions) ? answer.transactions : []
    if (signed.length !== transactions.length) throw new InvalidAnswerError({ method })
    return signed.map(one => toTransaction(one, method))
  }

  async function sendTransaction({ network, transaction, options, address }: SendTransactionParameters) {
    const method = 'solana_signAndSendTransaction'
    // Nodes would simulate on finalized blocks, which do not know a fresh blockhash yet.
    const sendOptions = { preflightCommitment: 'confirmed', ...options }
    const params = { transaction: encodeBase64(transaction), pubkey: address, sendOptions }
    return encodeBase58(toSignature((await ask(network.caipNetworkId, method, params)).signature, method))
  }

  return {
    connector: () => walletConnectConnector('solana', line.getSession()),
    accounts: () =>
      read().addresses.map(address => ({ address, supports: network => isGranted(network, address) })),
    supports: network => read().granted.length === 0 || isGranted(network),
    elsewhere: () => (read().granted[0]?.caipNetworkId ?? 'solana:unknown') as CaipNetworkId<'solana'>,
    versions: () => [],
    canSignIn: () => line.getSession() === undefined,
    async connect({ silent, signal, signIn }) {
      if (silent) {
        if (!line.getSession()) await line.restore()
        return undefined
      }
      const before = line.getSession()
      const session = await line.connect({ signal, signIn: signIn?.request })
      // Given up while this was loading; the session was there before and is not this attempt's to end.
      if (signal?.aborted && session === before) throw new UserRejectedError({ cause: signal.reason })
      return session.signedIn
    },
    disconnect: () => line.disconnect(),
    subscribe(listener) {
      let topic = line.getSession()?.topic
      const stops = [
        line.subscribe(() => {
          const now = line.getSession()?.topic
          // What a wallet said in a session that is over says nothing of the next one.
          if (now !== topic) preferred = []
          topic = now
          listener()
        }),
        line.onEvent(({ name, chainId, data }) => {
          if (!chainId.startsWith('solana:')) return
          if (name === 'accountsChanged' && Array.isArray(data) && data.length > 0)
            preferred = data.map(account => String(account).split(':').at(-1) ?? '')
          else if (name === 'chainChanged') {
            const named = typeof data === 'string' ? `solana:${data.split(':').at(-1)}` : chainId
            const known = read().granted.find(one => one.caipNetworkId === named)
            if (known) onNetwork(known.caipNetworkId as CaipNetworkId<'solana'>)
          } else return
          listener()
        }),
      ]
      return () => {
        for (const stop of stops) stop()
      }
    },
    get signMessage() {
      return has('solana_signMessage') ? signMessage : undefined
    },
    get signTransactions() {
      return has('solana_signTransaction') ? signTransactions : undefined
    },
    get sendTransaction() {
      return has('solana_signAndSendTransaction') ? sendTransaction : undefined
    },
  }
}
