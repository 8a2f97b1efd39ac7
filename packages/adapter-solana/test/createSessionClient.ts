import {
  followSession,
  type SessionClient,
  type WalletConnectEvents,
  type WalletConnectSession,
} from '@latchkit/core/walletconnect'
import { base58 } from '@scure/base'
import { type Keypair, VersionedTransaction } from '@solana/web3.js'
import { createAnswers } from './createAnswers.js'
import { postRpc } from './postRpc.js'
import { signWithKey } from './signWithKey.js'

export type SessionClientOptions = {
  readonly keys: readonly Keypair[]
  /** CAIP-2 ids that the wallet grants. */
  readonly chains: readonly string[]
  readonly rpcUrl: string
  readonly methods?: readonly string[] | undefined
  /** Answers `solana_signTransaction` as the first text of the specification has it. */
  readonly signatureOnly?: boolean | undefined
  /** Answers instead of the wallet. */
  readonly answerWith?: ((method: string) => unknown) | undefined
}

const allMethods = [
  'solana_signMessage',
  'solana_signTransaction',
  'solana_signAllTransactions',
  'solana_signAndSendTransaction',
]

/**
 * A session with a wallet that has real keys, as adapters see WalletConnect: what crosses the relay is a call, so a
 * test chooses each moment. The relay and a wallet of other people's stand in `e2e`.
 */
export function createSessionClient(options: SessionClientOptions) {
  const { keys, chains, rpcUrl, methods = allMethods } = options
  const answers = createAnswers()
  const listeners = new Set<() => void>()
  const eventListeners = new Set<(event: WalletConnectEvents['event']) => void>()
  const requests: { readonly chainId: string; readonly method: string; readonly params: unknown }[] = []
  let session: WalletConnectSession | undefined
  let count = 0

  const emitSession = () => {
    for (const listener of [...listeners]) listener()
  }
  function open(granted = chains) {
    count += 1
    const accounts = granted.flatMap(chain => keys.map(({ publicKey }) => `${chain}:${publicKey.toBase58()}`))
    session = {
      topic: `topic ${count}`,
      pairingTopic: 'pairing',
      expiry: 4_000_000_000,
      peer: { name: 'Phone Wallet' },
      namespaces: { solana: { accounts, methods, events: ['accountsChanged', 'chainChanged'] } },
    }
    emitSession()
  }
  function sign(text: string, pubkey: string) {
    const key = keys.find(({ publicKey }) => publicKey.toBase58() === pubkey)
    const transaction = VersionedTransaction.deserialize(Buffer.from(text, 'base64'))
    if (key) transaction.sign([key])
    const index = transaction.message.staticAccountKeys.findIndex(one => one.toBase58() === pubkey)
    return {
      transaction: Buffer.from(transaction.serialize()).toString('base64'),
      signature: base58.encode(transaction.signatures[index] ?? new Uint8Array()),
    }
  }

  async function answer(method: string, params: { readonly [name: string]: string }): Promise<unknown> {
    const { pubkey = '', transaction = '', message = '', transactions } = params
    switch (method) {
      case 'solana_signMessage': {
        const key = keys.find(({ publicKey }) => publicKey.toBase58() === pubkey)
        return { signature: key && base58.encode(signWithKey(base58.decode(message), key)) }
      }
      case 'solana_signTransaction': {
        const signed = sign(transaction, pubkey)
        return options.signatureOnly ? { signature: signed.signature } : signed
      }
      case 'solana_signAllTransactions': {
        const [first] = keys
        const all = Array.isArray(transactions) ? transactions : []
        return { transactions: all.map(one => sign(one, first?.publicKey.toBase58() ?? '').transaction) }
      }
      default: {
        const signed = sign(transaction, pubkey)
        const config = { encoding: 'base64', preflightCommitment: 'confirmed' }
        await postRpc(rpcUrl, 'sendTransaction', [signed.transaction, config])
        return { signature: signed.signature }
      }
    }
  }

  const client: SessionClient = {
    getSession: () => session,
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    onEvent(listener) {
      eventListeners.add(listener)
      return () => void eventListeners.delete(listener)
    },
    restore: async () => session,
    async connect({ signal }) {
      if (!session) {
        await answers.ask()
        if (!signal?.aborted) open()
      }
      if (!session) throw Object.assign(new Error('User rejected.'), { code: 5000 })
      return session
    },
    async request({ caipNetworkId, method, params }) {
      requests.push({ chainId: caipNetworkId, method, params })
      await answers.ask()
      return options.answerWith ? options.answerWith(method) : answer(method, params as never)
    },
    follow: async parameters => followSession(client, parameters),
    async disconnect() {
      session = undefined
      emitSession()
    },
  }
  return {
    ...answers,
    client,
    requests,
    listenerCount: () => listeners.size + eventListeners.size,
    /** A session that came through another namespace. */
    open,
    end: () => client.disconnect(),
    emit(name: string, data: unknown, chainId = chains[0] ?? '') {
      for (const listener of [...eventListeners]) listener({ topic: 'topic', chainId, name, data })
    },
  }
}
