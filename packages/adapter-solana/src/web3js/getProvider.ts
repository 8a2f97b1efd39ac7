import type { Client } from '@latchkit/core'
import type { PublicKey, SendOptions, Signer } from '@solana/web3.js'
import { InvalidAnswerError } from '../errors.js'
import { getSolanaAdapter } from '../react/useSolanaState.js'
import type { SolanaProvider as BytesProvider, GetSolanaProviderParameters, SolanaAccess } from '../types.js'
import { loadWeb3 } from './loadWeb3.js'
import { addSignatures, toSendOptions } from './sendOptions.js'
import { reviveTransaction, type SolanaTransaction, serializeTransaction } from './serializeTransaction.js'

/** How a transaction is sent. */
export type SolanaSendOptions = SendOptions & {
  /** Keys that sign as well, before the wallet does. Not for serialized transactions. */
  readonly signers?: readonly Signer[] | undefined
}

/** The provider of the connected wallet, for transactions of `@solana/web3.js`. */
export type SolanaProvider = Pick<
  BytesProvider,
  | 'name'
  | 'address'
  | 'caipNetworkId'
  | 'supportedTransactionVersions'
  | 'supports'
  | 'signIn'
  | 'signMessage'
> & {
  /** The active account. */
  readonly publicKey: PublicKey
  /** Returns what was passed, signed: an object of the same class, or bytes. */
  signTransaction<transaction extends SolanaTransaction>(transaction: transaction): Promise<transaction>
  /** Like `signTransaction`, with one approval where the wallet can. */
  signAllTransactions<transaction extends SolanaTransaction>(
    transactions: readonly transaction[],
  ): Promise<transaction[]>
  /**
   * Returns the signature, base58, as soon as the transaction is broadcast. A legacy transaction without payer or
   * blockhash gets them.
   */
  signAndSendTransaction(transaction: SolanaTransaction, options?: SolanaSendOptions): Promise<string>
}

/**
 * Returns the provider of a connected wallet, which takes and returns transactions of `@solana/web3.js`. The first call
 * loads web3.js.
 *
 * @throws AdapterNotFoundError `adapter/not-found`
 * @throws DisconnectedError `rpc/disconnected`
 * @throws ConnectorNotFoundError `connection/connector-not-found`
 *
 * @example
 * const provider = await getProvider(client)
 * const signature = await provider.signAndSendTransaction(transaction)
 */
export async function getProvider(
  client: Pick<Client, 'adapters'>,
  parameters: GetSolanaProviderParameters = {},
): Promise<SolanaProvider> {
  const adapter = getSolanaAdapter(client)
  const [provider, { PublicKey }] = await Promise.all([adapter.getProvider(parameters), loadWeb3()])
  async function signAllTransactions<transaction extends SolanaTransaction>(given: readonly transaction[]) {
    const signed = await provider.signAllTransactions(given.map(serializeTransaction))
    return given.map((one, index) => reviveTransaction(signed[index] ?? new Uint8Array(), one))
  }
  return {
    name: provider.name,
    get address() {
      return provider.address
    },
    get publicKey() {
      return new PublicKey(provider.address)
    },
    get caipNetworkId() {
      return provider.caipNetworkId
    },
    get supportedTransactionVersions() {
      return provider.supportedTransactionVersions
    },
    supports: provider.supports,
    signIn: provider.signIn,
    signMessage: provider.signMessage,
    async signTransaction<transaction extends SolanaTransaction>(transaction: transaction) {
      const [signed = transaction] = await signAllTransactions([transaction])
      return signed
    },
    signAllTransactions,
    async signAndSendTransaction(given, { signers = [], ...options } = {}) {
      await prepareTransaction(adapter, given, provider)
      addSignatures(given, signers)
      return provider.signAndSendTransaction(serializeTransaction(given), toSendOptions(options))
    },
  }
}

/** Sets the payer and the blockhash of a legacy transaction where they are missing, as wallet-adapters do. */
async function prepareTransaction(
  { getRpc }: SolanaAccess,
  transaction: SolanaTransaction,
  { address, caipNetworkId }: BytesProvider,
): Promise<void> {
  if (ArrayBuffer.isView(transaction) || 'version' in transaction) return
  const { PublicKey } = await loadWeb3()
  transaction.feePayer ??= new PublicKey(address)
  if (transaction.recentBlockhash !== undefined) return
  const method = 'getLatestBlockhash'
  const { request } = await getRpc({ caipNetworkId })
  const { value } = (await request({ method, params: [{ commitment: 'confirmed' }] })) as {
    readonly value?: { readonly blockhash?: unknown }
  }
  if (typeof value?.blockhash !== 'string') throw new InvalidAnswerError({ method })
  transaction.recentBlockhash = value.blockhash
}
