import type {
  SolanaSignAndSendTransactionInput,
  SolanaSignInInput,
  SolanaSignMessageInput,
  SolanaSignTransactionInput,
} from '@solana/wallet-standard-features'
import type { Keypair } from '@solana/web3.js'
import { VersionedTransaction } from '@solana/web3.js'
import type { Wallet, WalletAccount } from '@wallet-standard/base'
import { createAnswers } from './createAnswers.js'
import { postRpc } from './postRpc.js'
import { signWithKey } from './signWithKey.js'
import { toSiwsText } from './toSiwsText.js'

type Change = { readonly accounts?: readonly WalletAccount[]; readonly chains?: readonly string[] }
type Features = { readonly [name: `${string}:${string}`]: { readonly [key: string]: unknown } }

export type StandardWalletOptions = {
  readonly name: string
  /** The wallet's own id, as newer ones have it. */
  readonly id?: string | undefined
  readonly keys: readonly Keypair[]
  /** RPC endpoint by chain, in the words of the Wallet Standard. */
  readonly chains: { readonly [chain: `solana:${string}`]: string }
  readonly icon?: string | undefined
  /** Features that it does not have. */
  readonly without?: readonly string[] | undefined
  readonly versions?: readonly ('legacy' | 0)[] | undefined
  /** Returns messages with their signature behind them, as Mobile Wallet Adapter does. */
  readonly appendsSignature?: boolean | undefined
  /** Changes a transaction before it is signed, as wallets that add a priority fee do. */
  readonly change?: ((transaction: Uint8Array) => Uint8Array) | undefined
  /** Input that it signs for `solana:signIn`; default: the requested one. */
  readonly signInText?: ((input: SolanaSignInInput, address: string) => string) | undefined
}

export type TestWallet = ReturnType<typeof createStandardWallet>

/**
 * A wallet with real keys on a real chain, as an extension registers it: it remembers what it granted while the page
 * is loaded again, emits events of grants before it answers, and asks its person about everything that matters.
 */
export function createStandardWallet(options: StandardWalletOptions) {
  const {
    name,
    id,
    without = [],
    versions = ['legacy', 0],
    icon = 'data:image/svg+xml;base64,PHN2Zy8+',
  } = options
  const answers = createAnswers()
  const listeners = new Set<(change: Change) => void>()
  const asked: { readonly feature: string; readonly inputs: readonly unknown[] }[] = []
  const chains = Object.keys(options.chains) as `solana:${string}`[]
  let keys = [...options.keys]
  let places: readonly string[] = chains
  let granted = false

  const emit = (change: Change) => {
    for (const listener of [...listeners]) listener(change)
  }
  const accounts = (): readonly WalletAccount[] =>
    granted
      ? keys.map(({ publicKey }) => ({
          address: publicKey.toBase58(),
          publicKey: publicKey.toBytes(),
          chains: places as WalletAccount['chains'],
          features: Object.keys(features).filter(one =>
            one.startsWith('solana:'),
          ) as WalletAccount['features'],
        }))
      : []
  const emitAccounts = () => emit({ accounts: accounts() })
  let announce = (_: string) => {}
  const record = (feature: string, inputs: readonly unknown[]) => {
    asked.push({ feature, inputs })
    const isPrompt = feature === 'standard:connect' ? !granted : feature.startsWith('solana:')
    if (isPrompt) announce(feature)
  }
  const keyOf = (account: WalletAccount) => {
    const key = keys.find(({ publicKey }) => publicKey.toBase58() === account.address)
    if (!granted || !key) throw Object.assign(new Error('Unauthorized.'), { code: 4100 })
    return key
  }
  const sign = ({ account, transaction }: SolanaSignTransactionInput) => {
    const signed = VersionedTransaction.deserialize(options.change?.(transaction) ?? transaction)
    signed.sign([keyOf(account)])
    return signed.serialize()
  }
  async function grant() {
    await answers.ask()
    granted = true
    emitAccounts()
  }

  const all: Features = {
    'standard:connect': {
      version: '1.0.0',
      async connect(input?: { readonly silent?: boolean }) {
        record(input?.silent ? 'silent' : 'standard:connect', [input])
        if (!granted && !input?.silent) await grant()
        return { accounts: accounts() }
      },
    },
    'standard:disconnect': {
      version: '1.0.0',
      async disconnect() {
        record('standard:disconnect', [])
        granted = false
        emitAccounts()
      },
    },
    'standard:events': {
      version: '1.0.0',
      on(_: 'change', listener: (change: Change) => void) {
        listeners.add(listener)
        return () => listeners.delete(listener)
      },
    },
    'solana:signMessage': {
      version: '1.1.0',
      async signMessage(...inputs: readonly SolanaSignMessageInput[]) {
        record('solana:signMessage', inputs)
        await answers.ask()
        return inputs.map(({ account, message }) => {
          const signature = signWithKey(message, keyOf(account))
          const appended = new Uint8Array([...message, ...signature])
          return { signedMessage: options.appendsSignature ? appended : message, signature }
        })
      },
    },
    'solana:signTransaction': {
      version: '1.0.0',
      supportedTransactionVersions: versions,
      async signTransaction(...inputs: readonly SolanaSignTransactionInput[]) {
        record('solana:signTransaction', inputs)
        await answers.ask()
        return inputs.map(input => ({ signedTransaction: sign(input) }))
      },
    },
    'solana:signAndSendTransaction': {
      version: '1.0.0',
      supportedTransactionVersions: versions,
      async signAndSendTransaction(...inputs: readonly SolanaSignAndSendTransactionInput[]) {
        record('solana:signAndSendTransaction', inputs)
        await answers.ask()
        return Promise.all(
          inputs.map(async input => {
            const signed = sign(input)
            const url = options.chains[input.chain as `solana:${string}`] ?? ''
            const text = btoa(String.fromCharCode(...signed))
            await postRpc(url, 'sendTransaction', [
              text,
              { encoding: 'base64', preflightCommitment: 'confirmed' },
            ])
            return { signature: VersionedTransaction.deserialize(signed).signatures[0] }
          }),
        )
      },
    },
    'solana:signIn': {
      version: '1.0.0',
      async signIn(...inputs: readonly SolanaSignInInput[]) {
        record('solana:signIn', inputs)
        if (granted) await answers.ask()
        else await grant()
        return inputs.map(input => {
          const [account] = accounts()
          if (!account) throw new Error('There is no account.')
          const text = (options.signInText ?? toSiwsText)(input, account.address)
          const signedMessage = new TextEncoder().encode(text)
          return { account, signedMessage, signature: signWithKey(signedMessage, keyOf(account)) }
        })
      },
    },
  }
  const features = Object.fromEntries(
    Object.entries(all).filter(([feature]) => !without.includes(feature)),
  ) as Features
  const wallet: Wallet & { readonly id?: string } = {
    version: '1.0.0',
    name,
    icon: icon as Wallet['icon'],
    chains,
    features,
    get accounts() {
      return accounts()
    },
    ...(id === undefined ? {} : { id }),
  }

  return {
    ...answers,
    name,
    wallet,
    /** Calls back before the user is prompted. */
    beforeAsking(listener: (feature: string) => void) {
      announce = listener
    },
    /** Requests of the page, in order. */
    asked,
    countAsked: (feature: string) => asked.filter(one => one.feature === feature).length,
    listenerCount: () => listeners.size,
    addresses: () => keys.map(({ publicKey }) => publicKey.toBase58()),
    isGranted: () => granted,
    /** The person picks the other account. */
    async changeAccount(): Promise<string> {
      keys = [...keys.slice(1), ...keys.slice(0, 1)]
      emitAccounts()
      return keys[0]?.publicKey.toBase58() ?? ''
    },
    /** The person sets the wallet to one network. */
    async changeChain(chain: string) {
      places = [chain]
      emitAccounts()
    },
    /** The person takes the grant back, or locks the wallet. */
    async revoke() {
      granted = false
      emitAccounts()
    },
    /** The person gives the page access without being asked by it, or unlocks the wallet. */
    async grant() {
      granted = true
      emitAccounts()
    },
  }
}
