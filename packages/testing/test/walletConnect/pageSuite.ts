import { once } from 'node:events'
import { takenUp } from '@latchkit/interop/takenUp'
import { type LocalSolana, type LocalStack, startLocalStack } from '@latchkit/local-stack'
import { startRelay } from '@latchkit/relay'
import { type Browser, type BrowserContext, chromium } from '@playwright/test'
import { Core } from '@walletconnect/core'
import { SignClient } from '@walletconnect/sign-client'
import type { ICore, ProposalTypes, SessionTypes, SignClientTypes } from '@walletconnect/types'
import type { Hex } from 'viem'
import { afterAll, afterEach, beforeAll, expect } from 'vitest'
import { findChromium } from '../../src/node/findChromium.js'
import { disabledFeatures } from '../../src/node/launchOptions.js'
import {
  openWalletConnectWallet,
  type ProposalOptions,
  type WalletConnectWallet,
} from '../../src/node/openWalletConnectWallet.js'
import { serveWalletPage, type WalletPageServer } from '../../src/node/serveWalletPage.js'

export type Dapp = Awaited<ReturnType<typeof SignClient.init>>

type WalletConnectSetup = {
  stack: LocalStack
  solana: LocalSolana
  server: WalletPageServer
  browser: Browser
  context: BrowserContext
  wallet: WalletConnectWallet
  /** The reference client, as an app would use it. */
  dapp: Dapp
  /** Origins, beside the page's own, its relay and its chains, that the page asked for, and what its policy refused. */
  strangers: string[]
  stop(): Promise<void>
}

/** A relay, two EVM chains and one of Solana, the wallet page in Chromium, and the unmodified reference client as the app. */
async function startWalletConnectSetup(): Promise<WalletConnectSetup> {
  const [relay, stack] = await Promise.all([
    startRelay({ port: 0 }),
    startLocalStack({ ports: [0, 0], solana: { port: 0, slotMilliseconds: 100 } }),
  ])
  const { solana } = stack
  if (!solana) throw new Error('The stack has no Solana chain.')
  const chains = stack.chains.map(({ id, name, rpcUrl }) => ({ id, name, rpcUrl }))
  const solanaChains = [{ id: solana.caipNetworkId, name: 'Local Solana', rpcUrl: solana.url }]
  const server = await serveWalletPage({ port: 0, relayUrl: relay.url, chains, solanaChains })
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: [disabledFeatures],
    chromiumSandbox: process.getuid?.() !== 0,
  })
  const context = await browser.newContext()
  const page = await context.newPage()
  const own = [server.url, relay.url, solana.url, ...chains.map(({ rpcUrl }) => rpcUrl)].map(
    url => new URL(url).origin,
  )
  const strangers: string[] = []
  const record = (url: string) => {
    const { origin, protocol } = new URL(url)
    if (!own.includes(origin) && protocol !== 'data:') strangers.push(url)
  }
  page.on('request', request => record(request.url()))
  page.on('websocket', socket => record(socket.url()))
  page.on('console', message => {
    if (message.text().includes('Content Security Policy')) strangers.push(message.text())
  })
  const wallet = await openWalletConnectWallet(page, server.url)
  const core = new Core({
    relayUrl: relay.url,
    projectId: 'latchkit-test',
    logger: 'silent',
    telemetryEnabled: false,
    // Its own types disagree about `?:` and `undefined`.
  }) as ICore
  const ready = takenUp(core)
  const dapp = await SignClient.init({
    core,
    metadata: {
      name: 'Reference app',
      description: 'An app',
      url: 'https://app.example',
      icons: ['https://app.example/icon.png'],
    },
  })
  await ready
  return {
    stack,
    solana,
    server,
    browser,
    context,
    wallet,
    dapp,
    strangers,
    stop: async () => {
      await dapp.core.relayer.transportClose()
      dapp.core.heartbeat.stop()
      await browser.close()
      await server.close()
      await relay.close()
      await stack.stop()
    },
  }
}

/** Resolves with the next event of the reference client. */
export function nextEvent<Name extends SignClientTypes.Event>(
  dapp: Dapp,
  name: Name,
): Promise<SignClientTypes.EventArguments[Name]> {
  return new Promise(resolve => dapp.once(name, resolve))
}

/** Resolves with the next unhandled rejection, which is how the reference client reports an event that was not granted. */
export async function nextUnhandledRejection(): Promise<unknown> {
  const listeners = process.listeners('unhandledRejection')
  process.removeAllListeners('unhandledRejection')
  const [reason] = await once(process, 'unhandledRejection')
  for (const listener of listeners) process.on('unhandledRejection', listener)
  return reason
}

export type PageSuite = {
  setup: WalletConnectSetup
  addresses: Hex[]
  /** Pairs, approves in the wallet and returns the session as the app has it. */
  connect(options?: ProposalOptions, asked?: Namespaces): Promise<SessionTypes.Struct>
  /** Asks on a session; resolves with the result or the error's code and message. Default: on eip155:31337. */
  ask(
    session: SessionTypes.Struct,
    method: string,
    params: unknown,
    chainId?: number | string,
  ): Promise<unknown>
}

type Namespaces = ProposalTypes.OptionalNamespaces

/** Namespaces that an app requests on EVM chains. */
export const evmNamespaces = {
  eip155: {
    chains: ['eip155:31337', 'eip155:31338'],
    methods: [
      'personal_sign',
      'eth_sign',
      'eth_signTypedData_v4',
      'eth_sendTransaction',
      'eth_signTransaction',
      'eth_sendRawTransaction',
      'eth_accounts',
      'eth_chainId',
      'wallet_switchEthereumChain',
      'wallet_addEthereumChain',
      'wallet_getCapabilities',
      'wallet_sendCalls',
      'wallet_getCallsStatus',
      'wallet_unheardOf',
    ],
    events: ['accountsChanged', 'chainChanged'],
  },
}

/**
 * One relay, browser and app for the tests of a file. After each test the sessions are ended, and the page must have
 * requested nothing but its own server, the relay and the chains.
 */
export function pageSuite(): PageSuite {
  let setup: WalletConnectSetup | undefined
  const given = () => {
    if (!setup) throw new Error('Only inside a test.')
    return setup
  }
  beforeAll(async () => {
    setup = await startWalletConnectSetup()
  })
  afterAll(() => setup?.stop())
  afterEach(async () => {
    const { wallet, strangers } = given()
    expect(strangers).toEqual([])
    while ((await wallet.sessions()).length > 0) await wallet.disconnect()
  })
  return {
    get setup() {
      return given()
    },
    get addresses() {
      return given().stack.accounts.map(account => account.address)
    },
    connect: async (options, asked = evmNamespaces) => {
      const { dapp, wallet } = given()
      const { uri = '', approval } = await dapp.connect({ optionalNamespaces: asked })
      const [session] = await Promise.all([
        approval(),
        wallet.pair(uri).then(() => wallet.approveProposal(options)),
      ])
      return session
    },
    ask: async ({ topic }, method, params, chainId = 31337) => {
      try {
        return await given().dapp.request({
          topic,
          chainId: typeof chainId === 'string' ? chainId : `eip155:${chainId}`,
          request: { method, params },
        })
      } catch (error) {
        if (typeof error !== 'object' || error === null || !('code' in error)) throw error
        return { code: error.code, message: 'message' in error ? error.message : '' }
      }
    },
  }
}
