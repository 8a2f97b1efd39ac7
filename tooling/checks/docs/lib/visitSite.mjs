import { AxeBuilder } from '@axe-core/playwright'
import { chromium } from '@playwright/test'

/** One of each kind of page. */
const kinds = [
  'index.html',
  'contents.html',
  'guides/send.html',
  'comparison.html',
  'versions.html',
  'api/core/send.html',
  'errors/',
  'errors/rpc/user-rejected.html',
]
/** Those with other colours than the rest. */
const darkKinds = ['index.html', 'guides/send.html', 'errors/rpc/user-rejected.html']
/** They end what never comes; a busy machine needs a multiple of the usual second. */
const timeout = 120_000

/**
 * Visits the served site in Chromium: axe in both themes, a search by keyboard, another version, a phone, no JavaScript.
 * Returns the problems, such as a line in the console or a request to another host.
 */
export async function visitSite(address) {
  const problems = []
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH,
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  })

  async function open(options) {
    const context = await browser.newContext(options)
    context.setDefaultTimeout(timeout)
    const page = await context.newPage()
    page.on('console', message => {
      if (/error|warning/.test(message.type())) problems.push(`${page.url()}: console: ${message.text()}`)
    })
    page.on('response', response => {
      if (response.status() >= 400) problems.push(`${page.url()}: ${response.status()} for ${response.url()}`)
    })
    page.on('pageerror', error => problems.push(`${page.url()}: ${error.message}`))
    page.on('request', request => {
      if (!request.url().startsWith(address) && !/^(?:data|blob):/.test(request.url()))
        problems.push(`${page.url()}: a request to ${request.url()}`)
    })
    return page
  }

  function expect(isTrue, problem) {
    if (!isTrue) problems.push(problem)
  }

  async function checkAccess(colorScheme) {
    const page = await open({ colorScheme })
    for (const kind of colorScheme === 'dark' ? darkKinds : kinds) {
      await page.goto(`${address}${kind}`, { waitUntil: 'networkidle' })
      const { violations } = await new AxeBuilder({ page }).analyze()
      for (const { id, nodes } of violations)
        problems.push(`${kind}, ${colorScheme}: axe: ${id} at ${nodes[0]?.target.join(' ')}`)
    }
    const isDark = await page.evaluate(() => document.documentElement.classList.contains('dark'))
    expect(
      isDark === (colorScheme === 'dark'),
      `the theme of the system is ${colorScheme}, that of the site is not`,
    )
    await page.context().close()
  }

  async function checkSearch() {
    const page = await open({})
    await page.goto(`${address}index.html`, { waitUntil: 'networkidle' })
    await page.keyboard.press('Control+k')
    await page.locator('.VPLocalSearchBox input').fill('paymaster refused capability')
    await page.locator('.VPLocalSearchBox a.result').first().waitFor()
    await page.locator('.VPLocalSearchBox input').fill('user-rejected')
    const result = page.locator('.VPLocalSearchBox a.result[href*="errors/rpc/user-rejected.html"]').first()
    await result.click()
    await page.waitForURL(/errors\/rpc\/user-rejected\.html/)
    await page.getByRole('heading', { name: 'rpc/user-rejected', level: 1 }).waitFor()
    await page.context().close()
  }

  async function checkVersions() {
    const page = await open({})
    await page.route('**/versions.json', route =>
      route.fulfill({
        json: [
          { name: '1.0.0', path: '' },
          { name: 'main', path: 'v/main/' },
        ],
      }),
    )
    await page.goto(`${address}index.html`, { waitUntil: 'networkidle' })
    const names = await page.locator('.VPNavBar select.version-menu option').allTextContents()
    expect(names.join() === '1.0.0,main', `the menu of versions has "${names.join()}" of a list of two`)
    await page.unroute('**/versions.json')
    await page.goto(`${address}index.html`, { waitUntil: 'networkidle' })
    await page.locator('.VPNavBar').getByRole('link', { name: 'Examples' }).click()
    await page.waitForURL(/examples\/live\.html/)
    await page.locator('.VPNavBar a.version-menu').click()
    await page.getByRole('heading', { name: 'Versions', level: 1 }).waitFor()
    await page.context().close()
  }

  async function checkPhone() {
    const page = await open({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })
    for (const kind of kinds) {
      await page.goto(`${address}${kind}`, { waitUntil: 'networkidle' })
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      expect(wide <= 0, `${kind}: ${wide} px wider than a phone`)
    }
    await page.goto(`${address}guides/send.html`, { waitUntil: 'networkidle' })
    await page.locator('.VPLocalNav').getByRole('button', { name: 'Menu' }).click()
    await page.locator('.VPSidebar').getByRole('link', { name: 'First connect' }).click()
    await page.waitForURL(/start\/first-connect\.html/)
    await page.context().close()
  }

  async function checkWithoutScript() {
    const page = await open({ javaScriptEnabled: false })
    await page.goto(`${address}index.html`)
    await page.getByText('needs JavaScript').first().waitFor()
    await page.locator('.VPSidebar, .vp-doc').getByRole('link', { name: 'Install' }).first().click()
    await page.waitForURL(/start\/install\.html/)
    await page.getByRole('heading', { name: 'Install', level: 1 }).waitFor()
    await page.context().close()
  }

  try {
    for (const check of [
      () => checkAccess('light'),
      () => checkAccess('dark'),
      checkSearch,
      checkVersions,
      checkPhone,
      checkWithoutScript,
    ])
      await check()
  } catch (error) {
    problems.push(error.message)
  } finally {
    await browser.close()
  }
  return problems
}
