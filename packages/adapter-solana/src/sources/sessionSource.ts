import type { CaipNetworkId } from '@latchkit/core'
import type { SessionClient } from '@latchkit/core/walletconnect'
import { decodeBase64, encodeBase58, encodeBase64 } from '../encoding.js'
import { InvalidAnswerError } from '../errors.js'
import { pickGiven } from '../pickGiven.js'
import { insertSignature, parseTransaction } from '../transaction/parseTransaction.js'
import type {
  SendTransactionParameters,
  SignMessageParameters,
  SignTransactionsParameters,
  Source,
} from '../types.js'
import { toSignature } from './answers.js'

export type SessionSourceParameters = {
  readonly client: SessionClient
  /** Called when the wallet itself switched to a network that it granted. */
  onNetwork(caipNetworkId: CaipNetworkId<'solana'>): void
}

/**
 * The Solana part of the WalletConnect session.
 *
 * @see https://docs.reown.com/advanced/multichain/rpc-reference/solana-rpc
 */
export async function sessionSource({ client, onNetwork }: SessionSourceParameters): Promise<Source> {
  const session = await client.follow({ namespace: 'solana' })

  const isGranted = (caipNetworkId: CaipNetworkId, address?: string) =>
    session
      .read()
      ?.accounts.some(
        account =>
          account.caipNetworkId === caipNetworkId && account.address === (address ?? account.address),
      ) ?? false
  const has = (method: string) =>
    Object.entries(client.getSession()?.namespaces ?? {}).some(
      ([key, { methods }]) => key.startsWith('solana') && methods.includes(method),
    )

  async function ask(caipNetworkId: CaipNetworkId, method: string, params: object) {
    const answer = await client.request({ caipNetworkId, method, params })
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
    // Wallets that follow the first version of the specification answer with the signature only.
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
    // By default nodes simulate on finalized blocks, which do not contain a fresh blockhash yet.
    const sendOptions = { preflightCommitment: 'confirmed', ...pickGiven(options) }
    const params = { transaction: encodeBase64(transaction), pubkey: address, sendOptions }
    return encodeBase58(toSignature((await ask(network.caipNetworkId, method, params)).signature, method))
  }

  return {
    connector: () => session.read()?.connector,
    accounts() {
      const addresses = new Set(session.read()?.accounts.map(({ address }) => address))
      return [...addresses].map(address => ({
        address,
        supports: ({ caipNetworkId }) => isGranted(caipNetworkId, address),
      }))
    },
    supports: ({ caipNetworkId }) => !session.read() || isGranted(caipNetworkId),
    elsewhere: () => session.read()?.networks[0] ?? 'solana:unknown',
    versions: () => [],
    canSignIn: () => client.getSession() === undefined,
    async connect({ silent, signal, signIn, anyNamespace }) {
      if (silent) {
        await session.restore()
        return undefined
      }
      const { signedIn } = await session.connect({ signal, signIn: signIn?.request, anyNamespace })
      return signedIn
    },
    disconnect: () => session.disconnect(),
    subscribe: listener =>
      session.subscribe(({ switchedTo }) => {
        if (switchedTo) onNetwork(switchedTo)
        listener()
      }),
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
