import { once } from 'node:events'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { AxeBuilder } from '@axe-core/playwright'
import { startGateway } from '@latchkit/gateway'
import { endProcess, startAnvil, watchChildren } from '@latchkit/local-stack/chain'
import { startRelay } from '@latchkit/relay'
import { startSecureSite } from '@latchkit/secure-site'
import { seedFolder } from '@latchkit/service-base/testing'
import { type Browser, chromium } from '@playwright/test'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { WebSocket } from 'ws'
import { chromiumArgs, findChromium } from '../../../vitest.shared.js'

const adminToken = 'operator-token-with-32-characters'
const walletsFile = fileURLToPath(new URL('../../../services/gateway/test/fewWallets.json', import.meta.url))
const common = {
  port: 0,
  adminPort: 0,
  adminToken,
  trustProxy: true,
  logLevel: 'silent',
  projects: { shop: ['https://shop.example', 'https://a-rather-long-name-of-a-preview.shop.example'] },
} as const

let browser: Browser
const urls: { [service: string]: string } = {}
const ends: (() => Promise<unknown>)[] = []

beforeAll(async () => {
  const watch = watchChildren()
  const { child, port } = await startAnvil({ chainId: 31_337, port: 0, watch })
  ends.push(() => endProcess(child).then(() => watch.close()))
  const gateway = await startGateway({
    ...common,
    walletsFile,
    rpcUrls: { 'eip155:31337': [`http://127.0.0.1:${port}`] },
    index: ['eip155:31337'],
    dataDir: await seedFolder(),
  })
  const relay = await startRelay(common)
  const site = await startSecureSite({ ...common, dataDir: await seedFolder() })
  for (const [name, service] of Object.entries({ gateway, relay, 'secure-site': site })) {
    ends.unshift(() => service.close())
    urls[name] = service.operatorUrl ?? ''
  }
  await vi.waitFor(
    async () =>
      expect(await (await fetch(`${gateway.url}/metrics`)).text()).toContain('gateway_indexed_block{'),
    { timeout: 60_000 },
  )
  // A line among the last warnings.
  const socket = new WebSocket(relay.url)
  await once(socket, 'close')
  browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArgs })
})
afterAll(async () => {
  await browser.close()
  for (const end of ends) await end()
})

const screens = {
  'light on a desktop': { colorScheme: 'light', viewport: { width: 1200, height: 900 } },
  'dark on a desktop': { colorScheme: 'dark', viewport: { width: 1200, height: 900 } },
  'light on a phone': { colorScheme: 'light', viewport: { width: 360, height: 740 } },
  'dark on a phone': { colorScheme: 'dark', viewport: { width: 360, height: 740 } },
} as const

test.each(Object.entries(screens))("axe finds nothing on the operator's pages, %s", async (name, screen) => {
  for (const [service, url] of Object.entries(urls)) {
    const context = await browser.newContext({
      ...screen,
      httpCredentials: { username: 'operator', password: adminToken },
    })
    const page = await context.newPage()
    const problems: string[] = []
    page.on('console', message => problems.push(message.text()))
    page.on('requestfailed', request => problems.push(request.url()))
    await page.goto(url)
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe(service)
    // The policy lets no script in, and the page needs none.
    expect(await page.locator('script').count()).toBe(0)
    expect(
      await page
        .locator('body')
        .evaluate(body => body.ownerDocument.defaultView?.getComputedStyle(body).margin),
    ).toBe('0px')
    const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze()
    expect(violations.map(({ id, nodes }) => ({ id, nodes: nodes.map(node => node.html) }))).toEqual([])
    const over = await page.locator('html').evaluate(html => html.scrollWidth - html.clientWidth)
    expect(over).toBeLessThanOrEqual(0)
    expect(problems).toEqual([])
    const folder = process.env.LATCHKIT_SCREENSHOTS
    if (folder) await page.screenshot({ path: path.join(folder, `${service} ${name}.png`), fullPage: true })
    await context.close()
  }
})

test("a wrong password does not open the operator's page", async () => {
  const context = await browser.newContext({ httpCredentials: { username: 'operator', password: 'wrong' } })
  const page = await context.newPage()
  expect((await page.goto(urls.relay ?? ''))?.status()).toBe(401)
  await context.close()
})
