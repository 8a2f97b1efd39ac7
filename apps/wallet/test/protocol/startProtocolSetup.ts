import { takenUp } from '@latchkit/interop/takenUp'
import { type LocalSolana, type LocalStack, startLocalStack } from '@latchkit/local-stack'
import { startRelay } from '@latchkit/relay'
import { Core } from '@walletconnect/core'
import { SignClient } from '@walletconnect/sign-client'
import type { ICore } from '@walletconnect/types'
import { type Browser, type BrowserContext, chromium } from 'playwright-core'
import { disabledFeatures } from '../../src/node/disabledFeatures.js'
import { findChromium } from '../../src/node/findChromium.js'
import { openProtocolWallet, type ProtocolWallet } from '../../src/node/openProtocolWallet.js'
import { serveWalletPage, type WalletPageServer } from '../../src/node/serveWalletPage.js'

export type Dapp = Awaited<ReturnType<typeof SignClient.init>>

export type ProtocolSetup = {
  stack: LocalStack
  solana: LocalSolana
  server: WalletPageServer
  browser: Browser
  context: BrowserContext
  wallet: ProtocolWallet
  /** The reference client, as an app would use it. */
  dapp: Dapp
  /** Origins, beside the page's own, its relay and its chains, that the page asked for, and what its policy refused. */
  strangers: string[]
  stop(): Promise<void>
}

/** A relay, two EVM chains and one of Solana, the wallet page in Chromium, and the unmodified reference client as the app. */
export async function startProtocolSetup(): Promise<ProtocolSetup> {
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
  const look = (url: string) => {
    const { origin, protocol } = new URL(url)
    if (!own.includes(origin) && protocol !== 'data:') strangers.push(url)
  }
  page.on('request', request => look(request.url()))
  page.on('websocket', socket => look(socket.url()))
  page.on('console', message => {
    if (message.text().includes('Content Security Policy')) strangers.push(message.text())
  })
  const wallet = await openProtocolWallet(page, server.url)
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
