import type { CaipNetworkId, Network } from '@latchkit/core'
import { CapabilityNotSupportedError, UnauthorizedError } from '@latchkit/core/errors'
import { isAddress } from '@latchkit/core/validate'
import { encodeBase58, encodeHex } from '../encoding.js'
import { InvalidAnswerError, WalletNetworkError } from '../errors.js'
import { chainNames, toChainName } from '../networks.js'
import { pickGiven } from '../pickGiven.js'
import type {
  SendTransactionParameters,
  SignInAnswer,
  SignMessageParameters,
  SignTransactionsParameters,
  Source,
} from '../types.js'
import { decodeText, toAnswerBytes } from './answers.js'
import { checkSignedIn, toSignInInput } from './signIn.js'
import type { SignInInput, StandardAccount, StandardFeatures, StandardWallet } from './walletStandard.js'

/**
 * A wallet by the Wallet Standard.
 *
 * @see https://github.com/wallet-standard/wallet-standard
 */
export function standardSource(wallet: StandardWallet): Source {
  const features = wallet.features as StandardFeatures
  let given: readonly StandardAccount[] = []

  const nameOf = (chains: readonly string[], network: Network<'solana'>) =>
    [toChainName(network), network.caipNetworkId].find(name => chains.includes(name))
  // An account without chains has those of its wallet.
  const chainsOf = ({ chains }: StandardAccount) => (chains.length > 0 ? chains : wallet.chains)

  function toAccount(feature: keyof StandardFeatures, address: string): StandardAccount {
    const account = given.find(one => one.address === address)
    if (!account) throw new UnauthorizedError()
    // Accounts of a hardware wallet may lack features of their wallet.
    if (account.features.length > 0 && !account.features.includes(feature))
      throw new CapabilityNotSupportedError({ capability: feature, namespace: 'solana' })
    return account
  }
  /** The account and the chain of a request, as the wallet defines them. */
  function toInput(feature: keyof StandardFeatures, address: string, network: Network<'solana'>) {
    const account = toAccount(feature, address)
    const chain = nameOf(chainsOf(account), network)
    if (!chain) throw new WalletNetworkError({ wallet: wallet.name, caipNetworkId: network.caipNetworkId })
    return { account, chain }
  }

  const {
    'solana:signIn': signIn,
    'solana:signMessage': messages,
    'solana:signTransaction': transactions,
    'solana:signAndSendTransaction': sending,
  } = features

  return {
    accounts: () =>
      given.map(account => ({
        address: account.address,
        publicKey: readPublicKey(account),
        supports: network => nameOf(chainsOf(account), network) !== undefined,
      })),
    supports: network => nameOf(wallet.chains, network) !== undefined,
    elsewhere() {
      const chains = [...given.flatMap(chainsOf), ...wallet.chains]
      const chain = chains.find(one => one.startsWith('solana:'))
      const [id] = chainNames.find(([, name]) => name === chain) ?? []
      return id ?? (chain as CaipNetworkId<'solana'> | undefined) ?? 'solana:unknown'
    },
    versions: () => (sending ?? transactions)?.supportedTransactionVersions ?? [],
    canSignIn: () => signIn !== undefined,
    async connect({ silent = false, signIn: wanted }) {
      if (!wanted || !signIn) {
        const output = await features['standard:connect'].connect(silent ? { silent } : undefined)
        const accounts = output?.accounts ?? []
        given = (accounts.length > 0 ? accounts : wallet.accounts).filter(isSolana)
        return undefined
      }
      const { request, network } = wanted
      const answer = await signInWith(signIn, toSignInInput(request, network))
      const { address } = answer
      const message = decodeText(answer.message, 'solana:signIn')
      checkSignedIn(message, request, address)
      const signature = encodeBase58(answer.signature)
      const others = wallet.accounts.filter(account => isSolana(account) && account.address !== address)
      given = [wallet.accounts.find(one => one.address === address) ?? answer.account, ...others]
      return [{ caipAddress: `${network.caipNetworkId}:${address}`, message, signature }]
    },
    async disconnect() {
      given = []
      await features['standard:disconnect']?.disconnect()
    },
    subscribe(listener) {
      const stop = features['standard:events']?.on('change', ({ accounts, chains }) => {
        if (accounts) given = accounts.filter(isSolana)
        if (accounts || chains) listener()
      })
      return () => stop?.()
    },
    ...(signIn && { signIn: (input: SignInInput) => signInWith(signIn, input) }),
    ...(messages && {
      async signMessage({ address, message }: SignMessageParameters) {
        const method = 'solana:signMessage'
        const account = toAccount(method, address)
        const [output] = await messages.signMessage({ account, message })
        // A wallet may sign another text that contains the requested one, which could not be verified.
        const signed = toAnswerBytes(output?.signedMessage, { method })
        const signature = toAnswerBytes(output?.signature, { method, length: 64 })
        // Mobile Wallet Adapter returns the message with the signature behind it.
        const appended = new Uint8Array([...message, ...signature])
        if (!sameBytes(signed, message) && !sameBytes(signed, appended))
          throw new InvalidAnswerError({ method })
        return signature
      },
    }),
    ...(transactions && {
      async signTransactions({
        address,
        network,
        transactions: all,
        options = {},
      }: SignTransactionsParameters) {
        const { minContextSlot } = options
        const method = 'solana:signTransaction'
        const input = toInput(method, address, network)
        const outputs = await transactions.signTransaction(
          ...all.map(transaction => ({
            ...input,
            transaction,
            ...(minContextSlot !== undefined && { options: { minContextSlot } }),
          })),
        )
        return all.map((_, index) => toAnswerBytes(outputs[index]?.signedTransaction, { method }))
      },
    }),
    ...(sending && {
      async sendTransaction({ address, network, transaction, options }: SendTransactionParameters) {
        const method = 'solana:signAndSendTransaction'
        const input = toInput(method, address, network)
        const [output] = await sending.signAndSendTransaction({
          ...input,
          transaction,
          // By default nodes simulate on finalized blocks, which do not contain a fresh blockhash yet.
          options: { preflightCommitment: 'confirmed', ...pickGiven(options) },
        })
        return encodeBase58(toAnswerBytes(output?.signature, { method, length: 64 }))
      },
    }),
  }
}

function isSolana({ address, chains }: StandardAccount): boolean {
  return (
    isAddress('solana', address) && (chains.length === 0 || chains.some(chain => chain.startsWith('solana:')))
  )
}

/** Requests `solana:signIn`, and checks the form of the answer. */
export async function signInWith(
  feature: NonNullable<StandardFeatures['solana:signIn']>,
  input: SignInInput,
): Promise<SignInAnswer & { readonly account: StandardAccount }> {
  const method = 'solana:signIn'
  const [output] = await feature.signIn(input)
  if (!output || !isSolana(output.account)) throw new InvalidAnswerError({ method })
  const { account } = output
  return {
    account,
    address: account.address,
    message: toAnswerBytes(output.signedMessage, { method }),
    signature: toAnswerBytes(output.signature, { method, length: 64 }),
  }
}

/** Returns the public key in hex. Undefined where the address is not derived from it. */
function readPublicKey({ address, publicKey }: StandardAccount): string | undefined {
  const bytes = ArrayBuffer.isView(publicKey) ? new Uint8Array(publicKey as Uint8Array) : new Uint8Array()
  return encodeBase58(bytes) === address ? encodeHex(bytes) : undefined
}

/** Whether two arrays hold the same bytes. */
function sameBytes(one: Uint8Array, other: Uint8Array): boolean {
  return one.length === other.length && one.every((byte, index) => byte === other[index])
}
