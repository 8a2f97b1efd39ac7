import type { Client } from '@latchkit/core'
import { CapabilityNotSupportedError } from '@latchkit/core/errors'
import {
  address,
  getBase58Encoder,
  getTransactionEncoder,
  type MessageModifyingSigner,
  type SignatureBytes,
  SOLANA_ERROR__TRANSACTION__ADDRESSES_CANNOT_SIGN_TRANSACTION,
  SolanaError,
  type Transaction,
  type TransactionModifyingSigner,
  type TransactionSendingSigner,
} from '@solana/kit'
import { getSolanaAdapter } from '../react/useSolanaState.js'
import type { GetSolanaProviderParameters, SolanaProvider } from '../types.js'
import { readSigned } from './readSigned.js'
import { toKitError } from './toKitError.js'

/**
 * A signer of `@solana/kit` for an account of the connected wallet. It modifies transactions if the wallet signs, and
 * sends them if the wallet signs and sends; most wallets do both.
 */
export type SolanaSigner = MessageModifyingSigner & (TransactionModifyingSigner | TransactionSendingSigner)

/**
 * Creates the signer of a connected wallet. It is bound to the account and the network at the time of the call: a
 * transaction for devnet is never signed for mainnet. The same account on the same network returns the same object, as
 * long as the wallet is connected.
 *
 * Its methods throw `SolanaError`s where kit has one, with the error of Latchkit as `cause`, else the latter.
 *
 * @throws DisconnectedError `rpc/disconnected`
 * @throws ConnectorNotFoundError `connection/connector-not-found`
 * @throws CapabilityNotSupportedError `adapter/capability-not-supported`, when the wallet signs no transactions
 *
 * @example
 * const signer = await createSigner(client)
 * const message = setTransactionMessageFeePayerSigner(signer, createTransactionMessage({ version: 0 }))
 */
export async function createSigner(
  client: Pick<Client, 'adapters'>,
  parameters: GetSolanaProviderParameters = {},
): Promise<SolanaSigner> {
  const adapter = getSolanaAdapter(client)
  const { address: account, caipNetworkId } = await adapter.getProvider(parameters)
  const provider = await adapter.getProvider({ ...parameters, address: account, caipNetworkId })
  // A session may be granted other methods later.
  const key = `signer ${provider.supports('signTransaction')} ${provider.sends}`
  return adapter.share(provider, key, () => toSigner(provider))
}

function toSigner(provider: SolanaProvider): SolanaSigner {
  const signs = provider.supports('signTransaction')
  if (!signs && !provider.sends)
    throw new CapabilityNotSupportedError({ capability: 'signTransaction', namespace: 'solana' })
  return Object.freeze({
    address: address(provider.address),
    ...messageMethods(provider),
    ...(signs && modifyingMethods(provider)),
    ...(provider.sends && sendingMethods(provider)),
  }) as SolanaSigner
}

type Config = { readonly abortSignal?: AbortSignal; readonly minContextSlot?: bigint }

function messageMethods(provider: SolanaProvider): Omit<MessageModifyingSigner, 'address'> {
  return {
    async modifyAndSignMessages(messages, config) {
      const signed = []
      for (const { content, signatures } of messages) {
        const signature = await run(provider, config, () => provider.signMessage(new Uint8Array(content)))
        const own = { [provider.address]: signature as SignatureBytes }
        signed.push(Object.freeze({ content, signatures: Object.freeze({ ...signatures, ...own }) }))
      }
      return signed
    },
  }
}

function modifyingMethods(provider: SolanaProvider): Omit<TransactionModifyingSigner, 'address'> {
  return {
    async modifyAndSignTransactions(transactions, config) {
      const bytes = transactions.map(transaction => toBytes(provider, transaction))
      const signed = await run(provider, config, () => provider.signAllTransactions(bytes, toOptions(config)))
      return Promise.all(
        transactions.map((transaction, index) =>
          readSigned(signed[index] ?? new Uint8Array(), { transaction, address: address(provider.address) }),
        ),
      )
    },
  }
}

function sendingMethods(provider: SolanaProvider): Omit<TransactionSendingSigner, 'address'> {
  return {
    async signAndSendTransactions(transactions, config) {
      const signatures = []
      for (const transaction of transactions) {
        const send = () => provider.signAndSendTransaction(toBytes(provider, transaction), toOptions(config))
        signatures.push(getBase58Encoder().encode(await run(provider, config, send)) as SignatureBytes)
      }
      return signatures
    },
  }
}

function toBytes({ address: account }: SolanaProvider, transaction: Transaction): Uint8Array {
  const { signatures } = transaction
  if (!(account in signatures))
    throw new SolanaError(SOLANA_ERROR__TRANSACTION__ADDRESSES_CANNOT_SIGN_TRANSACTION, {
      expectedAddresses: Object.keys(signatures),
      unexpectedAddresses: [account],
    })
  return new Uint8Array(getTransactionEncoder().encode(transaction))
}

function toOptions({ minContextSlot }: Config = {}) {
  return minContextSlot === undefined ? {} : { minContextSlot: Number(minContextSlot) }
}

/** Requests a signature. Rejects with the reason of the signal when that aborts first; the wallet's answer is dropped. */
async function run<value>(
  provider: SolanaProvider,
  { abortSignal }: Config = {},
  request: () => Promise<value>,
): Promise<value> {
  abortSignal?.throwIfAborted()
  const done = new AbortController()
  const aborted = new Promise<never>((_, reject) =>
    abortSignal?.addEventListener('abort', () => reject(abortSignal.reason), { signal: done.signal }),
  )
  try {
    return await Promise.race([request(), aborted])
  } catch (error) {
    throw abortSignal?.aborted ? error : toKitError(error, provider)
  } finally {
    done.abort()
  }
}
