import { test as base, type Page } from '@playwright/test'
import type { LocalChainId, TestChain } from '../chains/startChain.js'
import { startChain } from '../chains/startChain.js'
import { startSolanaChain, type TestSolanaChain } from '../chains/startSolanaChain.js'
import { announcementOf } from '../common/announcement.js'
import { TestingError } from '../common/testingError.js'
import type { SolanaConfig, WalletConfig } from '../common/types.js'
import { type KeptBrowser, keepBrowser } from '../node/keepBrowser.js'
import type { BrowserWithWallet } from '../node/launchWithWallet.js'
import { type ApproveOptions, openWallet, type TestWallet } from '../node/openWallet.js'
import {
  openWalletConnectWallet,
  type ProposalOptions,
  type WalletConnectWallet,
} from '../node/openWalletConnectWallet.js'
import { serveWalletPage } from '../node/serveWalletPage.js'
import { openInbox, type TestInbox } from '../services/openInbox.js'
import { startRelay, type TestRelay } from '../services/startRelay.js'
import { answerInWindow } from './answerInWindow.js'
import { connectExtension, connectPhone } from './connectWallet.js'
import { routeRpc, routeSocket } from './routeServices.js'
import { signInByEmail } from './signInByEmail.js'

/** The extension, as a test drives it. */
export type WalletFixture = TestWallet & {
  /** Opens the modal of the page if need be, chooses this wallet and approves the connection. */
  connect(page: Page, options?: ApproveOptions): Promise<void>
}

/** The WalletConnect wallet, as a test drives it. */
export type PhoneFixture = WalletConnectWallet & {
  /** Opens the modal of the page if need be, takes the URI of its code and approves the proposal. */
  connect(page: Page, options?: ProposalOptions): Promise<void>
}

/** The inbox of the secure site, as a test reads it. */
export type InboxFixture = TestInbox & {
  /** Signs in with an e-mail address in the modal that is open. */
  signIn(page: Page, email: string): Promise<void>
}

/** The approvals of the embedded wallet, as a test gives them. */
export type EmbeddedFixture = {
  /** Approves the request of a page, in the window of the secure site. */
  approve(page: Page): Promise<void>
  /** Rejects it there. */
  reject(page: Page): Promise<void>
}

/** Where the app under test looks for what the kit starts. Its pages reach the parts of this worker there. */
export type AppUrls = {
  /** Of the EVM chains, by id. */
  readonly rpcUrls: { readonly [id in LocalChainId]: string }
  readonly solanaRpcUrl: string
  readonly solanaWebSocketUrl: string
  readonly relayUrl: string
  /** Of the inbox. It is not started: it belongs to the secure site. */
  readonly inboxUrl: string
}

/** Fixtures and options of a test. */
export type TestFixtures = {
  /** Option. The wallet: names, keys, behaviours. Its networks are the local ones. */
  walletConfig: Omit<WalletConfig, 'chains'>
  /** The extension of the browser in which `page` is. */
  wallet: WalletFixture
  /** A WalletConnect wallet in a separate context, on a relay that is started for it. */
  phone: PhoneFixture
  /** The inbox of the secure site at `appUrls.inboxUrl`. */
  inbox: InboxFixture
  /** The user of the embedded wallet, after `inbox.signIn`. */
  embedded: EmbeddedFixture
  /** The first EVM chain of `networks`. */
  chain: TestChain
  /** The Solana chain of `networks`. */
  solana: TestSolanaChain
  /** @internal */
  browserWithWallet: BrowserWithWallet
}

/** Fixtures and options that the tests of a worker share. */
export type WorkerFixtures = {
  /** Option. Chains that the wallets know. Default: 31337. */
  networks: readonly (LocalChainId | 'solana')[]
  /** Option. Where the app looks for chains, relay and inbox. */
  appUrls: AppUrls
  /** Chains of this worker. */
  chains: { readonly evm: readonly TestChain[]; readonly solana: TestSolanaChain | undefined }
  /** Relay of this worker. */
  relay: TestRelay
  /** @internal */
  keptBrowser: KeptBrowser
}

const defaultUrls: AppUrls = {
  rpcUrls: { 31337: 'http://127.0.0.1:8545', 31338: 'http://127.0.0.1:8546' },
  solanaRpcUrl: 'http://127.0.0.1:8899',
  solanaWebSocketUrl: 'ws://127.0.0.1:8900',
  relayUrl: 'ws://localhost:4500',
  inboxUrl: process.env.LATCHKIT_INBOX ?? 'http://localhost:1080',
}

/**
 * Playwright's `test` with wallets and chains. `page` is in a browser with the wallet extension; the phone, the relay, the
 * inbox and Solana start for the first test that uses them.
 *
 * @example
 * test('connects', async ({ page, wallet }) => {
 *   await page.goto('/')
 *   await wallet.connect(page)
 *   await expect(page.getByText('Connected')).toBeVisible()
 * })
 */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  networks: [[31337], { option: true, scope: 'worker' }],
  appUrls: [defaultUrls, { option: true, scope: 'worker' }],
  walletConfig: [{}, { option: true }],
  chains: [
    async ({ networks }, use) => {
      const [solana, ...evm] = await Promise.all([
        networks.includes('solana') ? startSolanaChain() : undefined,
        ...networks.flatMap(id => (id === 'solana' ? [] : startChain({ id }))),
      ])
      await use({ evm, solana })
      await Promise.all([solana, ...evm].map(chain => chain?.stop()))
    },
    { scope: 'worker' },
  ],
  relay: [
    async ({ appUrls }, use) => {
      const relay = await startRelay({ publicUrls: [appUrls.relayUrl] })
      await use(relay)
      await relay.stop()
    },
    { scope: 'worker' },
  ],
  keptBrowser: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from it.
    async ({}, use) => {
      const browser = keepBrowser()
      await use(browser)
      await browser.close()
    },
    { scope: 'worker' },
  ],
  browserWithWallet: async ({ keptBrowser, walletConfig, chains }, use) => {
    const opened = await keptBrowser.open({
      ...walletConfig,
      chains: [...chains.evm.map(toNetwork), { id: 1, name: 'Ethereum', rpcUrl: null }],
      solana:
        chains.solana && walletConfig.solana !== false ? solanaConfig(chains.solana, walletConfig) : false,
    })
    await use(opened)
    await opened.close()
  },
  context: async ({ browserWithWallet, chains, appUrls }, use) => {
    const { context } = browserWithWallet
    for (const { id, rpcUrl } of chains.evm) await routeRpc(context, appUrls.rpcUrls[id], rpcUrl)
    if (chains.solana) {
      await routeRpc(context, appUrls.solanaRpcUrl, chains.solana.rpcUrl)
      await routeSocket(context, appUrls.solanaWebSocketUrl, chains.solana.webSocketUrl)
    }
    await use(context)
  },
  wallet: async ({ browserWithWallet, walletConfig }, use) => {
    const wallet = openWallet(browserWithWallet.walletContext, browserWithWallet.extensionId)
    const [{ rdns } = { rdns: '' }] = announcementOf(walletConfig).wallets
    await use({
      ...wallet,
      connect: (page, options) => connectExtension(page, { wallet, rdns }, options),
    })
  },
  phone: async ({ context, chains, relay, appUrls }, use) => {
    const { evm, solana } = chains
    const server = await serveWalletPage({
      port: 0,
      relayUrl: appUrls.relayUrl,
      chains: evm.map(toNetwork),
      solanaChains: solana ? [{ id: solana.caipNetworkId, name: 'Local Solana', rpcUrl: solana.rpcUrl }] : [],
    })
    // A separate storage in the same browser.
    const own = await context.browser()?.newContext()
    if (!own) throw new TestingError('wallet/browser-not-started', 'The context has no browser.')
    for (const one of [context, own]) await routeSocket(one, appUrls.relayUrl, relay.url)
    const phone = await openWalletConnectWallet(own, server.url)
    await use({ ...phone, connect: (page, options) => connectPhone(page, phone, options) })
    await own.close()
    await server.close()
  },
  inbox: async ({ appUrls }, use) => {
    const inbox = openInbox(appUrls.inboxUrl)
    await use({ ...inbox, signIn: (page, email) => signInByEmail(page, email, inbox) })
  },
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from it.
  embedded: async ({}, use) => {
    await use({
      approve: page => answerInWindow(page, 'approve'),
      reject: page => answerInWindow(page, 'reject'),
    })
  },
  chain: async ({ chains }, use) => {
    const [first] = chains.evm
    if (!first)
      throw new TestingError('chain/not-started', 'The option `networks` has no EVM chain: add 31337.')
    await use(first)
  },
  solana: async ({ chains }, use) => {
    if (!chains.solana)
      throw new TestingError('chain/not-started', "The option `networks` has no Solana chain: add 'solana'.")
    await use(chains.solana)
  },
})

const toNetwork = ({ id, name, rpcUrl }: TestChain) => ({ id, name, rpcUrl })

/** The chain by its name in Wallet Standard. */
function solanaConfig({ rpcUrl }: TestSolanaChain, { solana }: Omit<WalletConfig, 'chains'>): SolanaConfig {
  return { ...solana, chains: [{ id: 'solana:localnet', name: 'Local Solana', rpcUrl }] }
}
