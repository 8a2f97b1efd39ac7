import type { Client } from '@latchkit/core'
import { guardProvider } from '@latchkit/core/requests'
import { ed25519 } from '@noble/curves/ed25519.js'
import { type Connection, Keypair, Transaction, type VersionedTransaction } from '@solana/web3.js'
import { createOwner } from './createOwner.js'

type Signable = Transaction | VersionedTransaction

const icon = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg"/>')}`

/**
 * An embedded wallet as `@solana/wallet-adapter-base` has them, with a real key. Its owner approves in another tab; what
 * signs comes through the policy.
 */
export function createSolanaWallet(seed: Uint8Array, getClient: () => Client) {
  const keypair = Keypair.fromSeed(seed)
  const owner = createOwner()
  const name = 'Embedded wallet'
  let isConnected = false

  async function approval(method: string): Promise<void> {
    if (!(await owner.approves(method))) throw new Error('User rejected the request.')
  }
  function sign(transaction: Signable) {
    if (transaction instanceof Transaction) transaction.partialSign(keypair)
    else transaction.sign([keypair])
    return transaction
  }
  const signer = {
    async signMessage(message: Uint8Array) {
      await approval('solana_signMessage')
      return ed25519.sign(message, seed)
    },
    async signTransaction(transaction: Signable) {
      await approval('solana_signTransaction')
      return sign(transaction)
    },
    async signAllTransactions(transactions: readonly Signable[]) {
      await approval('solana_signAllTransactions')
      return transactions.map(sign)
    },
    async sendTransaction(transaction: Signable, connection: Connection) {
      await approval('solana_signAndSendTransaction')
      return connection.sendRawTransaction(sign(transaction).serialize())
    },
  }
  let known: typeof signer | undefined
  const guarded = () => {
    known ??= guardProvider(getClient(), {
      provider: signer,
      connector: { id: 'embedded', namespace: 'solana', name, type: 'auth', icon },
      abort: ({ method }) => owner.abort(method),
    })
    return known
  }
  return {
    name,
    icon,
    readyState: 'Loadable',
    supportedTransactionVersions: new Set(['legacy', 0] as const),
    get publicKey() {
      return isConnected ? keypair.publicKey : null
    },
    async connect() {
      isConnected = true
    },
    async disconnect() {
      isConnected = false
    },
    signMessage: (message: Uint8Array) => guarded().signMessage(message),
    signTransaction: (transaction: Signable) => guarded().signTransaction(transaction),
    signAllTransactions: (transactions: readonly Signable[]) => guarded().signAllTransactions(transactions),
    sendTransaction: (transaction: Signable, connection: Connection) =>
      guarded().sendTransaction(transaction, connection),
  }
}
