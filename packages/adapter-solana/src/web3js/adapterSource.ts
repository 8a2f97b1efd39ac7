import { encodeHex } from '../encoding.js'
import { pickGiven } from '../pickGiven.js'
import { toAnswerBytes, toSignature } from '../sources/answers.js'
import type { SignInInput } from '../sources/walletStandard.js'
import { parseTransaction } from '../transaction/parseTransaction.js'
import type {
  SendTransactionParameters,
  SignMessageParameters,
  SignTransactionsParameters,
  SolanaAccess,
  Source,
} from '../types.js'
import { connectTo } from './getConnection.js'
import { loadWeb3 } from './loadWeb3.js'
import { serializeTransaction } from './serializeTransaction.js'
import type { WalletAdapterLike } from './walletAdapters.js'

/** A wallet by an adapter of `@solana/wallet-adapter-base`. Such adapters have no networks. */
export function adapterSource(access: SolanaAccess, adapter: WalletAdapterLike): Source {
  /** Converts bytes to a class of web3.js: wallet-adapters take no bytes, and some only legacy transactions. */
  async function toObject(bytes: Uint8Array) {
    const { Transaction, VersionedTransaction } = await loadWeb3()
    return parseTransaction(bytes).version === 'legacy'
      ? Transaction.from(bytes)
      : VersionedTransaction.deserialize(bytes)
  }
  async function sign(transactions: readonly Uint8Array[]) {
    const objects = await Promise.all(transactions.map(toObject))
    if (objects.length > 1 && adapter.signAllTransactions)
      return adapter.signAllTransactions(objects as never)
    const signed = []
    for (const object of objects) signed.push(await adapter.signTransaction?.(object as never))
    return signed
  }
  const close = () => adapter.disconnect()

  return {
    accounts() {
      const { publicKey } = adapter
      if (!publicKey) return []
      const address = publicKey.toBase58()
      return [{ address, publicKey: encodeHex(publicKey.toBytes()), supports: () => true }]
    },
    supports: () => true,
    elsewhere: () => 'solana:unknown',
    versions: () => [...(adapter.supportedTransactionVersions ?? (['legacy'] as const))],
    canSignIn: () => false,
    async connect({ silent }) {
      if (silent && adapter.autoConnect) await adapter.autoConnect()
      else await adapter.connect()
      return undefined
    },
    disconnect: close,
    undo: close,
    subscribe(listener) {
      adapter.on?.('connect', listener)
      adapter.on?.('disconnect', listener)
      return () => {
        adapter.off?.('connect', listener)
        adapter.off?.('disconnect', listener)
      }
    },
    get signIn() {
      if (!adapter.signIn) return undefined
      return async (input: SignInInput) => {
        const method = 'signIn'
        const output = await adapter.signIn?.(input)
        return {
          address: output?.account.address ?? '',
          message: toAnswerBytes(output?.signedMessage, { method }),
          signature: toAnswerBytes(output?.signature, { method, length: 64 }),
        }
      }
    },
    get signMessage() {
      if (!adapter.signMessage) return undefined
      return async ({ message }: SignMessageParameters) => {
        const method = 'signMessage'
        return toAnswerBytes(await adapter.signMessage?.(message), { method, length: 64 })
      }
    },
    get signTransactions() {
      if (!adapter.signTransaction) return undefined
      return async ({ transactions }: SignTransactionsParameters) => {
        const signed = await sign(transactions)
        return signed.map(one =>
          one ? serializeTransaction(one) : toAnswerBytes(one, { method: 'signTransaction' }),
        )
      }
    },
    async sendTransaction({ transaction, network, options }: SendTransactionParameters) {
      const connection = await connectTo(access, { caipNetworkId: network.caipNetworkId })
      const object = await toObject(transaction)
      const signature = await adapter.sendTransaction(object as never, connection, pickGiven(options))
      toSignature(signature, 'sendTransaction')
      return signature
    },
  }
}
