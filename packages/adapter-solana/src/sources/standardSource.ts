import type { CaipNetworkId, Network } from '@latchkit/core'
import { CapabilityNotSupportedError, UnauthorizedError } from '@latchkit/core/errors'
import { isAddress } from '@latchkit/core/validate'
import type {
  SolanaSignAndSendTransactionFeature,
  SolanaSignInFeature,
  SolanaSignMessageFeature,
  SolanaSignTransactionFeature,
} from '@solana/wallet-standard-features'
import type { WalletAccount } from '@wallet-standard/base'
import type {
  StandardConnectFeature,
  StandardDisconnectFeature,
  StandardEventsFeature,
} from '@wallet-standard/features'
import { encodeBase58 } from '../encoding/encodeBase58.js'
import { sameBytes } from '../encoding/sameBytes.js'
import { InvalidAnswerError, WalletNetworkError } from '../errors.js'
import { chainNames } from '../networks/chainNames.js'
import { toChainName } from '../networks/toChainName.js'
import type {
  SendTransactionParameters,
  SignMessageParameters,
  SignTransactionsParameters,
  Source,
  StandardWallet,
} from '../types.js'
import { checkSignedIn } from './checkSignedIn.js'
import { toAnswerBytes } from './toAnswerBytes.js'
import { toSignInInput } from './toSignInInput.js'
import { toStandardOptions } from './toStandardOptions.js'

/** Those that are there are told by looking; `standard:connect` was looked for when the wallet was found. */
type Features = StandardConnectFeature &
  Partial<
    StandardDisconnectFeature &
      StandardEventsFeature &
      SolanaSignInFeature &
      SolanaSignMessageFeature &
      SolanaSignTransactionFeature &
      SolanaSignAndSendTransactionFeature
  >

/**
 * A wallet by the Wallet Standard.
 *
 * @see https://github.com/wallet-standard/wallet-standard
 */
export function standardSource(wallet: StandardWallet): Source {
  const features = wallet.features as Features
  let given: readonly WalletAccount[] = []

  const nameOf = (chains: readonly string[], network: Network<'solana'>) =>
    [toChainName(network), network.caipNetworkId].find(name => chains.includes(name))
  const isSolana = ({ address, chains }: WalletAccount) =>
    isAddress('solana', address) && (chains.length === 0 || chains.some(chain => chain.startsWith('solana:')))
  // An account without chains is on those of its wallet.
  const chainsOf = ({ chains }: WalletAccount) => (chains.length > 0 ? chains : wallet.chains)

  function toAccount(feature: keyof Features, address: string): WalletAccount {
    const account = given.find(one => one.address === address)
    if (!account) throw new UnauthorizedError()
    // Accounts on a hardware device cannot all that their wallet can.
    if (account.features.length > 0 && !account.features.includes(feature))
      throw new CapabilityNotSupportedError({ capability: feature, namespace: 'solana' })
    return account
  }
  /** The account and the chain of a request, both of which the wallet has to know. */
  function toInput(feature: keyof Features, address: string, network: Network<'solana'>) {
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
      const [output] = await signIn.signIn(toSignInInput(request, network))
      const method = 'solana:signIn'
      if (!output || !isSolana(output.account)) throw new InvalidAnswerError({ method })
      const { address } = output.account
      let message: string
      try {
        const bytes = toAnswerBytes(output.signedMessage, { method })
        message = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
      } catch (cause) {
        throw new InvalidAnswerError({ method, cause })
      }
      checkSignedIn(message, request, address)
      const signature = encodeBase58(toAnswerBytes(output.signature, { method, length: 64 }))
      const others = wallet.accounts.filter(account => isSolana(account) && account.address !== address)
      given = [wallet.accounts.find(account => account.address === address) ?? output.account, ...others]
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
    ...(messages && {
      async signMessage({ address, message }: SignMessageParameters) {
        const method = 'solana:signMessage'
        const account = toAccount(method, address)
        const [output] = await messages.signMessage({ account, message })
        // A wallet may sign a text of its own around the one that was asked for; nobody could verify that.
        const signed = toAnswerBytes(output?.signedMessage, { method })
        if (!sameBytes(signed, message)) throw new InvalidAnswerError({ method })
        return toAnswerBytes(output?.signature, { method, length: 64 })
      },
    }),
    ...(transactions && {
      async signTransactions({ address, network, transactions: all }: SignTransactionsParameters) {
        const method = 'solana:signTransaction'
        const input = toInput(method, address, network)
        const outputs = await transactions.signTransaction(
          ...all.map(transaction => ({ ...input, transaction })),
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
          options: toStandardOptions(options),
        })
        return encodeBase58(toAnswerBytes(output?.signature, { method, length: 64 }))
      },
    }),
  }
}
