import type { Adapter, WalletError, WalletName } from '@solana/wallet-adapter-base'
import { Connection, Keypair, SystemProgram, TransactionMessage, VersionedTransaction } from '@solana/web3.js'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, inject, onTestFinished } from 'vitest'
import { ConnectionProvider } from '../../src/walletadapter/ConnectionProvider.js'
import { useAnchorWallet } from '../../src/walletadapter/useAnchorWallet.js'
import { useConnection } from '../../src/walletadapter/useConnection.js'
import { useWallet } from '../../src/walletadapter/useWallet.js'
import { WalletProvider, type WalletProviderProps } from '../../src/walletadapter/WalletProvider.js'
import { createStandardWallet, type StandardWalletOptions } from '../createStandardWallet.js'
import { openPage, type Page } from '../openPage.js'
import { putWallets } from '../putWallets.js'

/** The values of the three hooks. */
export type Seen = ReturnType<typeof useWallet> &
  ReturnType<typeof useConnection> & { readonly anchor: ReturnType<typeof useAnchorWallet> }

type RenderOptions = {
  readonly props?: Omit<WalletProviderProps, 'children'> | undefined
  readonly endpoint?: string | undefined
}

function App({ report }: { readonly report: (now: Seen) => void }) {
  report({ ...useWallet(), ...useConnection(), anchor: useAnchorWallet() })
  return null
}

/** Renders an app with the three hooks, and keeps what it saw. */
export function render({ client, adapter }: Page, { props = {}, endpoint }: RenderOptions = {}) {
  const seen: Seen[] = []
  const waiting = new Set<() => void>()
  const report = (now: Seen) => {
    seen.push(now)
    for (const check of [...waiting]) check()
  }
  const root = createRoot(document.createElement('div'))
  onTestFinished(() => root.unmount())
  const { Provider } = adapter
  const app = (
    <WalletProvider {...props}>
      <App report={report} />
    </WalletProvider>
  )
  root.render(
    <StrictMode>
      <Provider client={client}>
        {endpoint ? <ConnectionProvider endpoint={endpoint}>{app}</ConnectionProvider> : app}
      </Provider>
    </StrictMode>,
  )
  const read = () => {
    const last = seen.at(-1)
    if (!last) throw new Error('The app has not rendered.')
    return last
  }
  const until = (accept: (now: Seen) => boolean) =>
    new Promise<Seen>(resolve => {
      const check = () => {
        const last = seen.at(-1)
        if (!last || !accept(last)) return
        waiting.delete(check)
        resolve(last)
      }
      waiting.add(check)
      check()
    })
  return { seen, read, until }
}

/** Opens a page with two wallets and an app. */
export function open(options: Partial<StandardWalletOptions> = {}, rendered: RenderOptions = {}) {
  const rpcUrl = inject('rpcUrl')
  const chains = { 'solana:localnet': rpcUrl, 'solana:devnet': rpcUrl }
  const key = Keypair.generate()
  const keys = [key, Keypair.generate()]
  const wallet = createStandardWallet({ name: 'Chain Wallet', keys, chains, ...options })
  const other = createStandardWallet({ name: 'Other Wallet', keys: [Keypair.generate()], chains })
  putWallets([wallet, other])
  const errors: [error: WalletError, adapter: Adapter | undefined][] = []
  const onError = (error: WalletError, adapter?: Adapter) => void errors.push([error, adapter])
  const page = openPage({ rpcUrl })
  const app = render(page, { ...rendered, props: { onError, ...rendered.props } })
  const chain = new Connection(rpcUrl, { commitment: 'confirmed', wsEndpoint: inject('webSocketUrl') })
  const confirm = async (signature: string) => {
    const latest = await chain.getLatestBlockhash()
    const { value } = await chain.confirmTransaction({ signature, ...latest })
    expect(value.err).toBeNull()
  }
  const to = Keypair.generate().publicKey
  const move = (lamports = 2_000_000) =>
    SystemProgram.transfer({ fromPubkey: key.publicKey, toPubkey: to, lamports })
  async function versioned() {
    const { blockhash: recentBlockhash } = await chain.getLatestBlockhash()
    const message = new TransactionMessage({
      payerKey: key.publicKey,
      recentBlockhash,
      instructions: [move()],
    })
    return new VersionedTransaction(message.compileToV0Message())
  }
  return { page, wallet, other, key, errors, chain, confirm, to, move, versioned, ...app }
}

/** The name of a wallet. */
export const named = (name: string) => name as WalletName

/** Selects and connects the wallet, whose first account has 10 SOL. */
export async function openConnected(...parameters: Parameters<typeof open>) {
  const opened = open(...parameters)
  const { chain, confirm, key, until, read } = opened
  await confirm(await chain.requestAirdrop(key.publicKey, 10_000_000_000))
  await until(now => now.wallets.length === 2)
  read().select(named('Chain Wallet'))
  await until(now => now.wallet !== null)
  await read().connect()
  await until(now => now.connected)
  return opened
}
