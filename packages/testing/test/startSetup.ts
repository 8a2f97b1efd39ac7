import { once } from 'node:events'
import { createServer } from 'node:http'
import { type LocalStack, startLocalStack } from '@latchkit/local-stack'
import type { Page } from '@playwright/test'
import type { WalletConfig } from '../src/common/types.js'
import { launchWithWallet } from '../src/node/launchWithWallet.js'
import { openWallet, type TestWallet } from '../src/node/openWallet.js'
import { openTestPage, type TestPage, testPageHtml } from './openTestPage.js'

export type Setup = {
  stack: LocalStack
  wallet: TestWallet
  popupUrl: string
  origin: string
  open(url?: string): Promise<TestPage>
  /** Ends the service worker at once, as Chromium does when it is idle. */
  endServiceWorker(): Promise<void>
  stop(): Promise<void>
}

/** Ends the wallet's service worker, as Chromium does when it is idle. `page` is a page of the wallet. */
async function endServiceWorker(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  const stopped = new Promise<void>(resolve => {
    session.on('ServiceWorker.workerVersionUpdated', ({ versions }) => {
      if (versions.some(version => version.runningStatus === 'stopped')) resolve()
    })
  })
  await session.send('ServiceWorker.enable')
  await session.send('ServiceWorker.stopAllWorkers')
  await stopped
  await session.detach()
}

/** Real chains, a real browser with the wallet, and a page on 127.0.0.1. */
export async function startSetup(config: Omit<WalletConfig, 'chains'> = {}): Promise<Setup> {
  const server = createServer((_, response) => {
    response.setHeader('content-type', 'text/html').end(testPageHtml)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
  const stack = await startLocalStack({ ports: [0, 0] })
  const chains = stack.chains.map(({ id, name, rpcUrl }) => ({ id, name, rpcUrl }))
  const browser = await launchWithWallet({ ...config, chains })
  const wallet = openWallet(browser.context, browser.extensionId)
  return {
    stack,
    origin,
    popupUrl: browser.popupUrl,
    wallet,
    open: url => openTestPage(browser.context, url ?? origin),
    endServiceWorker: async () => endServiceWorker((await wallet.popup()).page),
    stop: async () => {
      await browser.close()
      server.close()
      await stack.stop()
    },
  }
}
