import { type LocalStack, startLocalStack } from '@latchkit/local-stack'
import { startRelay } from '@latchkit/relay'
import { SignClient } from '@walletconnect/sign-client'
import { type Browser, type BrowserContext, chromium } from 'playwright-core'
import { findChromium } from '../../src/node/findChromium.js'
import { openProtocolWallet, type ProtocolWallet } from '../../src/node/openProtocolWallet.js'
import { serveWalletPage, type WalletPageServer } from '../../src/node/serveWalletPage.js'

export type Dapp = Awaited<ReturnType<typeof SignClient.init>>

export type ProtocolSetup = {
  stack: LocalStack
  server: WalletPageServer
  browser: Browser
  context: BrowserContext
  wallet: ProtocolWallet
  /** The reference client, as an app would use it. */
  dapp: Dapp
  /** URLs that any page of the context asked for, sockets too. */
  requested: Set<string>
  relayUrl: string
  stop(): Promise<void>
}

/** A relay, two chains, the wallet page in Chromium, and the unmodified reference client as the app. */
export async function startProtocolSetup(): Promise<ProtocolSetup> {
  const [relay, stack] = await Promise.all([startRelay({ port: 0 }), startLocalStack({ ports: [0, 0] })])
  const chains = stack.chains.map(({ id, name, rpcUrl }) => ({ id, name, rpcUrl }))
  const server = await serveWalletPage({ port: 0, relayUrl: relay.url, chains })
  const browser = await chromium.launch({
    executablePath: findChromium(),
    chromiumSandbox: process.getuid?.() !== 0,
  })
  const context = await browser.newContext()
  const page = await context.newPage()
  const requested = new Set<string>()
  page.on('request', request => requested.add(request.url()))
  page.on('websocket', socket => requested.add(socket.url()))
  const wallet = await openProtocolWallet(page, server.url)
  const dapp = await SignClient.init({
    relayUrl: relay.url,
    projectId: 'latchkit-test',
    logger: 'silent',
    telemetryEnabled: false,
    metadata: {
      name: 'Reference app',
      description: 'An app',
      url: 'https://app.example',
      icons: ['https://app.example/icon.png'],
    },
  })
  return {
    stack,
    server,
    browser,
    context,
    wallet,
    dapp,
    requested,
    relayUrl: relay.url,
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
