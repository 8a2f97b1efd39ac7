import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Page } from '@playwright/test'
import { type Hex, parseEther } from 'viem'
import { measureLayout } from '../../packages/react/test/browser/measureLayout.js'
import { approvalWindow } from '../fixtures/approvals.js'
import { enterCode, expect, readCode, test } from '../fixtures/secureTest.js'
import { untilClosed } from '../fixtures/untilClosed.js'

/** A phone, and a window of 1280 by 800 pixels at a zoom of 200 %. */
const sizes = [
  { width: 360, height: 740 },
  { width: 640, height: 400 },
]

/** Nothing of these pages may be cut. */
const longNames = '^$'
const folder = process.env.LATCHKIT_SCREENSHOTS

/** Nothing of a page is cut or overlapping in any size, and it does not scroll sideways. */
async function checkLayout(page: Page, view: string, language: string, part = 'body') {
  const title = `${view} in ${language}`
  await expect.soft(page.locator('html'), title).toHaveAttribute('lang', language)
  for (const size of sizes) {
    await page.setViewportSize(size)
    const body = page.locator(part)
    expect.soft(await body.evaluate(measureLayout, longNames), `${title} at ${size.width} px`).toEqual([])
    const sideways = await body.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect.soft(sideways, `${title} at ${size.width} px scrolls sideways by`).toBeLessThanOrEqual(0)
    if (folder) await page.screenshot({ path: path.join(folder, `${view}-${language}-${size.width}.png`) })
  }
}

for (const language of ['de', 'fa', 'ru', 'th', 'ja'])
  test(`C15 ${language}: the windows and pages of the secure site have nothing cut or overlapping`, {
    // The longest words are German.
    tag: language === 'de' ? [] : '@full',
  }, async ({ openLab, secureSite, siteClock, inbox, frameOf, problems, chains: [chain] }) => {
    test.slow()
    // The page that is not there.
    problems.expect(/status of 404/)
    const lab = await openLab({ query: { secureSite: secureSite.url, locale: language } })
    const { page } = lab
    const email = `layout.${language}@example.test`
    siteClock.passed += 31_000
    const seen = inbox.messages().at(-1)?.id ?? 0
    await lab.openConnect()
    await page.getByTestId('email-input').fill(email)
    await page.getByTestId('email-submit').click()
    const link = await inbox.next(email, seen)
    const tab = await page.context().newPage()
    await tab.goto(/http\S+\/device\/confirm\S+/.exec(link.text)?.[0] ?? '')
    await checkLayout(tab, 'device', language)
    await tab
      .locator('input:not([type=hidden])')
      .fill((await page.getByTestId('email-number').textContent()) ?? '')
    await tab.locator('button').first().click()
    await expect(tab.locator('input:not([type=hidden])')).toHaveCount(0)
    await checkLayout(tab, 'device-approved', language)
    await tab.goto(`${secureSite.url}/wallet?projectId=lab&language=${language}`)
    await expect(tab.getByTestId('email')).toBeVisible()
    await checkLayout(tab, 'wallet-sign-in', language)
    await tab.goto(`${secureSite.url}/nothing-here?language=${language}`)
    await checkLayout(tab, 'not-found', language)
    await tab.close()
    await enterCode(page, readCode((await inbox.next(email, link.id)).text))
    await lab.expectState({ status: 'connected' })
    await lab.modal.expectClosed()
    const { address = '0x' } = await lab.state()
    await chain.setBalance({ address: address as Hex, value: parseEther('2') })

    for (const [view, action, input] of [
      ['message', 'sign-message', 'A message of the app. '.repeat(20)],
      ['typed-data', 'sign-typed-data', undefined],
      ['send', 'send-transaction', `${address} ${parseEther('1')}`],
    ] as const) {
      await lab.start(action, input)
      const opened = await approvalWindow(page)
      await expect(opened.getByTestId('approve')).toBeVisible()
      await checkLayout(opened, `window-${view}`, language)
      await untilClosed(opened, () => opened.getByTestId('reject').click())
      await lab.result(action)
    }

    await lab.openAccount()
    await page.getByTestId('account-settings').click()
    await page.getByTestId('settings-export').click()
    const opening = page.context().waitForEvent('page')
    await frameOf(page).getByTestId('open-window').press('Enter')
    const wallet = await opening
    await expect(wallet.getByTestId('tier')).toBeVisible()
    await checkLayout(wallet, 'wallet', language)
    for (const dialog of ['add-password', 'add-code', 'end-all'] as const) {
      await wallet.getByTestId(dialog).click()
      await expect(wallet.getByTestId('dialog')).toBeVisible()
      await checkLayout(wallet, `wallet-${dialog}`, language, 'dialog')
      await wallet.keyboard.press('Escape')
      await expect(wallet.getByTestId('dialog')).toHaveCount(0)
    }
    await wallet.close()

    // It works without the site, so that its language is that of the browser.
    const offline = await page.context().newPage()
    await offline.addInitScript(
      value => Object.defineProperty(navigator, 'languages', { value: [value] }),
      language,
    )
    await offline.goto(`file://${process.cwd()}/services/secure-frame/dist/recover.html`)
    const file = { name: 'recovery.json', mimeType: 'application/json', buffer: Buffer.from('{}') }
    await offline.getByTestId('file').setInputFiles(file)
    const texts = JSON.parse(await readFile(`services/secure-frame/src/locales/${language}.json`, 'utf8'))
    await expect(offline.getByRole('status')).toHaveText(texts.offline.notFile)
    await checkLayout(offline, 'recover', language)
    await offline.close()
  })
