import { base64 } from '@scure/base'
import type {
  SolanaSignInOutput,
  SolanaSignMessageInput,
  SolanaSignTransactionInput,
  SolanaTransactionVersion,
} from '@solana/wallet-standard-features'
import type { WalletAccount } from '@wallet-standard/base'
import { isRecord } from '../../src/common/isRecord.js'
import { pageError } from './createPageLink.js'
import type { SolanaWallet } from './createSolanaWallet.js'

const supportedTransactionVersions: readonly SolanaTransactionVersion[] = Object.freeze(['legacy', 0])

const text = (value: unknown) => {
  if (typeof value === 'string') return value
  throw pageError(-32603, 'The wallet gave an answer that this page does not know.')
}

const decode = (value: unknown) => Uint8Array.from(base64.decode(text(value)))

const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])

const bytes = (value: unknown, name: string) => {
  // A `Uint8Array` of another frame is not an instance of this frame's class.
  if (Object.prototype.toString.call(value) === '[object Uint8Array]' && ArrayBuffer.isView(value))
    return base64.encode(new Uint8Array(value.buffer, value.byteOffset, value.byteLength))
  throw pageError(-32602, `\`${name}\` must be a Uint8Array.`)
}

const plain = (input: SolanaSignTransactionInput) => ({
  account: input.account?.address,
  transaction: bytes(input.transaction, 'transaction'),
  chain: input.chain,
  options: input.options,
})

export type SolanaFeaturesParameters = {
  signIn: boolean
  send(method: string, params: unknown[]): Promise<unknown>
  /** Connects the account that signed in and returns it. */
  signedIn(address: string): WalletAccount
}

/** Creates the `solana:` features. Bytes are sent to the wallet and received from it in base64. */
export function solanaFeatures({ signIn, send, signedIn }: SolanaFeaturesParameters) {
  return {
    'solana:signMessage': Object.freeze({
      version: '1.1.0',
      signMessage: async (...inputs: readonly SolanaSignMessageInput[]) => {
        const params = inputs.map(({ account, message }) => ({
          account: account?.address,
          message: bytes(message, 'message'),
        }))
        const signatures = list(await send('solana:signMessage', params))
        return params.map(({ message }, index) => ({
          signedMessage: decode(message),
          signature: decode(signatures[index]),
        }))
      },
    }),
    'solana:signTransaction': Object.freeze({
      version: '1.0.0',
      supportedTransactionVersions,
      signTransaction: async (...inputs) =>
        list(await send('solana:signTransaction', inputs.map(plain))).map(transaction => ({
          signedTransaction: decode(transaction),
        })),
    }),
    'solana:signAndSendTransaction': Object.freeze({
      version: '1.0.0',
      supportedTransactionVersions,
      signAndSendTransaction: async (...inputs) =>
        list(await send('solana:signAndSendTransaction', inputs.map(plain))).map(signature => ({
          signature: decode(signature),
        })),
    }),
    ...(signIn && {
      'solana:signIn': Object.freeze({
        version: '1.0.0',
        signIn: async (...inputs) => {
          const result = await send('solana:signIn', inputs.length > 0 ? [...inputs] : [{}])
          const { account, outputs } = isRecord(result) ? result : {}
          const signer = signedIn(text(account))
          return list(outputs)
            .filter(isRecord)
            .map(
              ({ message, signature }): SolanaSignInOutput => ({
                account: signer,
                signedMessage: decode(message),
                signature: decode(signature),
              }),
            )
        },
      }),
    }),
  } satisfies Partial<SolanaWallet['features']>
}
