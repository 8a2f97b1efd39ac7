import { once } from 'node:events'
import { createServer } from 'node:http'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import type { WalletConfig } from '../src/common/types.js'
import { openWallet } from '../src/node/openWallet.js'
import { startWalletBrowser, type WalletBrowser } from '../src/node/startWalletBrowser.js'
import { openTestPage, testPageHtml } from './openTestPage.js'

let browser: WalletBrowser
let origin: string
let stop: () => Promise<void>
let fetched: (string | undefined)[] = []

beforeAll(async () => {
  browser = await startWalletBrowser()
  const server = createServer(({ url }, response) => {
    fetched.push(url)
    if (url === '/kept') response.setHeader('cache-control', 'max-age=3600').end('kept')
    else response.setHeader('content-type', 'text/html').end(testPageHtml)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
  stop = async () => {
    await browser.close()
    server.closeAllConnections()
    server.close()
  }
})
afterAll(() => stop())

async function start(config: WalletConfig = {}) {
  fetched = []
  const opened = await browser.open(config)
  let closing: Promise<void> | undefined
  const close = () => {
    closing ??= opened.close()
    return closing
  }
  onTestFinished(close)
  const wallet = openWallet(opened.walletContext, opened.extensionId)
  return { ...opened, wallet, site: await openTestPage(opened.context, origin), close }
}

/** All that a site can keep in a browser. */
function readKept(): Promise<unknown> {
  return (async () => ({
    local: { ...localStorage },
    session: { ...sessionStorage },
    cookies: document.cookie,
    caches: await caches.keys(),
    databases: (await indexedDB.databases()).map(({ name }) => name),
    permission: (await navigator.permissions.query({ name: 'geolocation' })).state,
    marked: 'marked' in window,
  }))()
}

const nothing = {
  local: {},
  session: {},
  cookies: '',
  caches: [],
  databases: [],
  permission: 'prompt',
  marked: false,
}

test('a wallet opened after another knows nothing of its connection, account, network, settings and open request', async () => {
  const first = await start()
  const connected = first.site.request('eth_requestAccounts')
  await first.wallet.approve({ accounts: [0, 1] })
  expect((await connected).result).toHaveLength(2)
  const popup = await first.wallet.popup()
  await popup.selectAccount(1)
  await popup.selectChain(31338)
  await popup.addAccount()
  await popup.rename('first', 'Renamed')
  await popup.setAnswerLate(true)
  await popup.setLegacy(true)
  const addresses = await popup.accounts()
  void first.site.request('personal_sign', ['0x68656c6c6f', addresses[1]]).catch(() => {})
  await first.wallet.approval()
  expect(first.wallet.openApprovals()).toBe(1)
  await first.close()

  const second = await start()
  expect(second.wallet.openApprovals()).toBe(0)
  expect(await second.site.page.evaluate(() => [window.foundAtStart, window.found[0]?.info.name])).toEqual([
    1,
    'Latchkit Test Wallet',
  ])
  expect(await second.site.request('eth_accounts')).toEqual({ result: [] })
  expect(await second.site.request('eth_chainId')).toEqual({ result: '0x7a69' })
  expect(await (await second.wallet.popup()).accounts()).toEqual(addresses.slice(0, -1))
  const again = second.site.request('eth_requestAccounts')
  await second.wallet.approve()
  expect(await again).toEqual({ result: [addresses[0]] })
})

test('a site opened after another finds no storage, cookie, cache, permission, script or route of it', async () => {
  const first = await start()
  await first.context.grantPermissions(['geolocation'])
  await first.context.addInitScript(() => Object.assign(window, { marked: true }))
  await first.site.page.reload()
  await first.site.page.evaluate(async () => {
    localStorage.setItem('entry', 'value')
    sessionStorage.setItem('entry', 'value')
    await cookieStore.set({ name: 'key', value: 'value', expires: Date.now() + 3_600_000 })
    await caches.open('key')
    await new Promise(resolve => {
      indexedDB.open('key').onsuccess = resolve
    })
    await fetch('/kept')
    await fetch('/kept')
  })
  expect(fetched.filter(url => url === '/kept')).toHaveLength(1)
  // Only now: while there are routes nothing is taken from the cache.
  await first.context.route('**/routed', route => route.fulfill({ body: 'routed' }))
  expect(await first.site.page.evaluate(readKept)).toEqual({
    local: { entry: 'value' },
    session: { entry: 'value' },
    cookies: 'key=value',
    caches: ['key'],
    databases: ['key'],
    permission: 'granted',
    marked: true,
  })
  await first.close()

  const second = await start()
  expect(await second.site.page.evaluate(readKept)).toEqual(nothing)
  await second.site.page.evaluate(async () => {
    await fetch('/kept')
    await fetch('/routed')
  })
  expect(fetched).toEqual(expect.arrayContaining(['/kept', '/routed']))
  expect(second.context.pages()).toHaveLength(1)
})

test('each wallet is as its own configuration says', async () => {
  const seen = async (config: WalletConfig) => {
    const { site, close } = await start(config)
    const names = await site.page.evaluate(() => window.found.map(({ info }) => info.name))
    await close()
    return names
  }
  expect(await seen({ wallets: [{ name: 'One' }, { name: 'Two' }] })).toEqual(['One', 'Two'])
  expect(await seen({ mode: 'legacy' })).toEqual([])
  expect(await seen({ wallets: [{ name: 'One' }, { name: 'Two' }] })).toEqual(['One', 'Two'])
})

test('pages that are open meet a wallet that announces itself late', async () => {
  const { site, wallet } = await start({ time: 'onDemand' })
  const names = () => site.page.evaluate(() => window.found.map(({ info }) => info.name))
  expect(await names()).toEqual([])
  await (await wallet.popup()).announceNow()
  await expect.poll(names).toEqual(['Latchkit Test Wallet'])
})
