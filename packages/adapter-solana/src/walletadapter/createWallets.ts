import type { Client, Connector, Network } from '@latchkit/core'
import {
  accountsAtom,
  connect,
  connectorsAtom,
  disconnect,
  disconnectedAccount,
  switchAccount,
} from '@latchkit/core/connection'
import { networkStatesAtom } from '@latchkit/core/networks'
import {
  type Adapter,
  WalletConnectionError,
  WalletDisconnectedError,
  WalletDisconnectionError,
  type WalletError,
  WalletLoadError,
  type WalletName,
  WalletNotConnectedError,
  WalletSendTransactionError,
  WalletSignInError,
} from '@solana/wallet-adapter-base'
import { PublicKey } from '@solana/web3.js'
import { toChainName } from '../networks.js'
import { getSolanaAdapter } from '../react/useSolanaState.js'
import { createAdapter, setAdapterState } from './createAdapter.js'
import { createSigning } from './createSigning.js'
import { WalletNotSelectedError } from './errors.js'
import { sendTransaction } from './sendTransaction.js'
import { toSignInOutput } from './toSignInOutput.js'
import { toWalletError } from './toWalletError.js'
import type { ErrorListener, SendTransaction, SigningMethods, Wallet, WalletState } from './types.js'

/** Whether `select` also connects. A function decides it for the wallet. */
export type AutoConnect = boolean | ((adapter: Adapter) => Promise<boolean>)

/** The wallets of a client as wallet-adapters have them. Its functions stay the same. */
export type Wallets = {
  subscribe(listener: () => void): () => void
  read(): WalletState
  /** Calls the listener with each error, until the returned function is called. */
  listen(listener: ErrorListener): () => void
  select(name: WalletName | null, autoConnect: AutoConnect): void
  connect(): Promise<void>
  disconnect(): Promise<void>
  readonly sendTransaction: SendTransaction
}

/** The connected wallet. Its provider loads. */
type Opened = {
  readonly connectorId: string
  readonly done: Promise<void>
  signing?: SigningMethods
  versions?: ReadonlySet<'legacy' | 0 | 1>
  isFailed?: boolean
}

const noMethods: SigningMethods = {
  signTransaction: undefined,
  signAllTransactions: undefined,
  signMessage: undefined,
  signIn: undefined,
}

/** The state without a wallet, and of a page that a server renders. */
export const noWallets: WalletState = {
  wallets: [],
  wallet: null,
  publicKey: null,
  connecting: false,
  connected: false,
  disconnecting: false,
  ...noMethods,
}

/** Creates the wallets of a client. They follow it from the first subscription on. */
export function createWallets(client: Client): Wallets {
  const { store } = client
  const solana = getSolanaAdapter(client)
  const known = new Map<string, Wallet>()
  /** `signIn` of the wallets that have it before they are connected. */
  const signIns = new Map<Adapter, NonNullable<SigningMethods['signIn']>>()
  const listeners = new Set<() => void>()
  const errorListeners = new Set<ErrorListener>()
  let state = noWallets
  let opened: Opened | undefined
  let selected: string | null = null
  /** Whether a wallet is disconnected because another one was selected. */
  let isLeaving = false
  let isDisconnecting = false
  let isWatching = false

  const readAccount = () => store.get(accountsAtom).solana ?? disconnectedAccount
  const readChain = () => toChainName(store.get(networkStatesAtom).solana?.network as Network<'solana'>)

  function report(error: WalletError, adapter?: Adapter): WalletError {
    for (const listener of errorListeners) listener(error, adapter)
    adapter?.emit('error', error)
    return error
  }

  function toWallet(connector: Connector): Wallet {
    const wallet = known.get(connector.id) ?? createWallet(connector)
    known.set(connector.id, wallet)
    return wallet
  }

  function createWallet(connector: Connector): Wallet {
    const { id: connectorId } = connector
    async function connectWallet() {
      await connect(client, { connectorId, namespace: 'solana' })
      update()
      await opened?.done
    }
    const adapter = createAdapter(connector, {
      async connect() {
        if (adapter.connected) return
        try {
          await connectWallet()
        } catch (error) {
          selected = null
          update()
          throw report(toWalletError(error, WalletConnectionError), adapter)
        }
      },
      async disconnect() {
        try {
          await disconnect(client, { connectorId, namespace: 'solana' })
        } catch (error) {
          report(toWalletError(error, WalletDisconnectionError), adapter)
        }
        if (selected === adapter.name) selected = null
        update()
      },
      async sendTransaction(transaction, connection, options) {
        try {
          if (!adapter.connected) throw new WalletNotConnectedError()
          return await sendTransaction(client, { connectorId, transaction, connection, options })
        } catch (error) {
          throw report(toWalletError(error, WalletSendTransactionError), adapter)
        }
      },
    })
    const signIn = solana.getSignIn({ connectorId })
    if (signIn)
      signIns.set(adapter, async input => {
        const before = state.wallet
        try {
          const output = await signIn(input)
          // Another wallet was selected while this one prompted.
          if (state.wallet !== before && state.wallet?.adapter !== adapter)
            throw new WalletDisconnectedError()
          await connectWallet()
          const { address } = output.account
          if (readAccount().address !== address) await switchAccount(client, { address, namespace: 'solana' })
          const provider = await solana.getProvider({ connectorId })
          return toSignInOutput(output, { provider, chain: readChain() })
        } catch (error) {
          throw report(toWalletError(error, WalletSignInError), adapter)
        }
      })
    return { adapter, readyState: adapter.readyState }
  }

  /** Loads the provider of the connected wallet. */
  function open(connector: Connector): Opened {
    const { id: connectorId } = connector
    const { adapter } = toWallet(connector)
    const mine: Opened = {
      connectorId,
      done: solana.getProvider({ connectorId }).then(
        provider => {
          mine.versions = provider.supportedTransactionVersions
          mine.signing = createSigning({
            provider,
            readChain,
            report: error => report(error, adapter),
          })
          if (opened === mine) update()
        },
        cause => {
          mine.isFailed = true
          if (opened !== mine) return
          update()
          report(toWalletError(cause, WalletLoadError), adapter)
        },
      ),
    }
    return mine
  }

  function update() {
    const account = readAccount()
    const { connector, isConnected } = account
    if (isConnected && !isLeaving) selected = null
    if (!isConnected || !connector) opened = undefined
    else if (opened?.connectorId !== connector.id) opened = open(connector)

    const listed = store
      .get(connectorsAtom)
      .filter(({ namespace }) => namespace === 'solana')
      .map(toWallet)
    const used = connector ? toWallet(connector) : undefined
    const shown = selected === null ? used : listed.find(({ adapter }) => adapter.name === selected)
    const connecting =
      /connecting$/.test(account.status) || (opened !== undefined && !opened.signing && !opened.isFailed)
    const signing = opened?.signing
    const publicKey = signing && account.address ? toPublicKey(account.address) : null
    const isShown = shown === used
    const next: WalletState = {
      wallets: isSame(listed, state.wallets) ? state.wallets : listed,
      wallet: shown ?? null,
      publicKey: isShown ? publicKey : null,
      connecting,
      connected: isShown && publicKey !== null,
      disconnecting: isDisconnecting,
      ...((isShown && signing) || { ...noMethods, signIn: shown && signIns.get(shown.adapter) }),
    }
    const isChanged = !isSame(Object.values(next), Object.values(state))
    if (isChanged) state = next
    for (const wallet of known.values()) {
      const isUsed = wallet === used && publicKey !== null
      setAdapterState(wallet.adapter, {
        publicKey: isUsed ? publicKey : null,
        connected: isUsed,
        connecting: connecting && wallet === shown,
        ...(isUsed
          ? { ...signing, supportedTransactionVersions: toVersions(opened?.versions) }
          : { signIn: signIns.get(wallet.adapter) }),
      })
    }
    if (isChanged) for (const listener of listeners) listener()
  }

  let lastKey: PublicKey | undefined
  /** The same object for the same address, because components compare it. */
  function toPublicKey(address: string): PublicKey {
    if (lastKey?.toBase58() !== address) lastKey = new PublicKey(address)
    return lastKey
  }

  async function change(name: WalletName | null, autoConnect: AutoConnect) {
    const { isConnected, connector } = readAccount()
    if (isConnected && connector) await toWallet(connector).adapter.disconnect()
    const adapter = state.wallet?.adapter
    try {
      const connects =
        adapter?.name === name &&
        (autoConnect === true || (autoConnect !== false && (await autoConnect(adapter))))
      isLeaving = false
      if (connects && selected === name) await adapter.connect()
      else update()
    } catch {
      // `onError` has it.
      isLeaving = false
      selected = null
      update()
    }
  }

  return {
    subscribe(listener) {
      if (!isWatching) {
        isWatching = true
        for (const atom of [accountsAtom, connectorsAtom]) store.sub(atom, update)
        update()
      }
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    read: () => state,
    listen(listener) {
      errorListeners.add(listener)
      return () => errorListeners.delete(listener)
    },
    select(name, autoConnect) {
      if (name === (selected ?? state.wallet?.adapter.name ?? null)) return
      selected = name
      isLeaving = true
      update()
      void change(name, autoConnect)
    },
    async connect() {
      const { wallet, connected, disconnecting } = state
      if (connected || disconnecting || readAccount().status === 'connecting') return
      if (!wallet) throw report(new WalletNotSelectedError())
      await wallet.adapter.connect()
    },
    async disconnect() {
      const { wallet } = state
      if (!wallet || isDisconnecting) return
      isDisconnecting = true
      update()
      try {
        await wallet.adapter.disconnect()
      } finally {
        isDisconnecting = false
        update()
      }
    },
    async sendTransaction(transaction, connection, options) {
      const { wallet, connected } = state
      if (!wallet) throw report(new WalletNotSelectedError())
      if (!connected) throw report(new WalletNotConnectedError(), wallet.adapter)
      return wallet.adapter.sendTransaction(transaction, connection, options)
    },
  }
}

/** Wallets that sign legacy transactions only have none, as in `@solana/wallet-adapter-base`. */
function toVersions(versions: Opened['versions']) {
  return versions && [...versions].some(version => version !== 'legacy') ? versions : null
}

function isSame(one: readonly unknown[], other: readonly unknown[]): boolean {
  return one.length === other.length && one.every((value, index) => value === other[index])
}
