import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { english } from '@latchkit/react/locales'
import { seedFolder } from '@latchkit/service-base/testing'
import type { Page } from '@playwright/test'
import { type Hex, parseEther } from 'viem'
import { generatePrivateKey, privateKeyToAddress } from 'viem/accounts'
import type { Appearance } from '../fixtures/appearance.js'
import { approvalWindow } from '../fixtures/approvals.js'
import { enterCode, expect, readCode, test } from '../fixtures/secureTest.js'
import { findEnglish, readKitTexts, readSiteTexts, type ShownTexts } from '../fixtures/shownTexts.js'
import { untilClosed } from '../fixtures/untilClosed.js'

/** English comes first: what it shows is what must not be left in the others. */
const locales = ['en', 'de', 'fa', 'ja'] as const
type Locale = (typeof locales)[number]
const folder = process.env.LATCHKIT_SCREENSHOTS

const amount = parseEther('0.25')
const catalogue = Object.values(english).filter(message => typeof message === 'string')

/** Collects the texts of each view in each language. */
function createRecord() {
  const shown = new Map<Locale, Map<string, ShownTexts>>(locales.map(locale => [locale, new Map()]))
  return {
    add(locale: Locale, view: string, texts: ShownTexts) {
      shown.get(locale)?.set(view, texts)
    },
    async stop(locale: Locale, view: string, page: Page, read: (page: Page) => Promise<ShownTexts>) {
      shown.get(locale)?.set(view, await read(page))
      if (folder) await page.screenshot({ path: path.join(folder, `${view}-${locale}.png`) })
    },
    /** Nothing of the English journey and of the English texts is left, and each page names its language. */
    check() {
      const seen = [...(shown.get('en')?.values() ?? [])].flatMap(({ texts }) => texts)
      const known = new Set([...catalogue, ...seen])
      for (const locale of locales.slice(1))
        for (const [view, one] of shown.get(locale) ?? []) {
          expect.soft([one.lang, one.dir], `${view}`).toEqual([locale, locale === 'fa' ? 'rtl' : 'ltr'])
          expect.soft(one.texts.length, `texts of ${view} in ${locale}`).toBeGreaterThan(1)
          expect.soft(findEnglish(one, known), `${view} in ${locale}`).toEqual([])
        }
      const views = locales.map(locale => [...(shown.get(locale)?.keys() ?? [])])
      expect(
        views.every(names => names.join() === views[0]?.join()),
        'each language has all views',
      ).toBe(true)
    },
  }
}

/** The lab on a phone, where the most is cut. */
const inLanguage = (locale: Locale, query: Record<string, string>) => {
  const appearance: Appearance = { size: 'phone', theme: 'light', locale: 'en-US', react: 19 }
  return { appearance, query: { ...query, locale } }
}

/** A text of the kit in a language. */
async function textOf(locale: Locale, key: 'approve.openWindow'): Promise<string> {
  if (locale === 'en') return String(english[key])
  const groups = JSON.parse(await readFile(`packages/react/src/locales/${locale}.json`, 'utf8'))
  return groups.approve[key.replace('approve.', '')]
}

/** A mail, as a page of its lines. */
const toTexts = (locale: Locale, { subject, text }: { subject: string; text: string }): ShownTexts => ({
  lang: locale,
  dir: locale === 'fa' ? 'rtl' : 'ltr',
  texts: [subject, ...text.split('\n').filter(Boolean)],
})

const caipNetworkId = 'eip155:31337'

test('C15 de, fa, ja: from connect to a sent transaction with a wallet of the browser, nothing is in English', async ({
  openGateway,
  openLab,
  wallet,
  stack,
  chains: [chain],
}) => {
  // Four journeys.
  test.setTimeout(1_800_000)
  const gateway = await openGateway({
    rpcUrls: { [caipNetworkId]: [stack.chains[0].rpcUrl] },
    index: [caipNetworkId],
    dataDir: await seedFolder(),
  })
  const { stop, check } = createRecord()
  for (const locale of locales) {
    const lab = await openLab(inLanguage(locale, { gateway: gateway.url }))
    const { page, modal, account } = lab
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const to = privateKeyToAddress(generatePrivateKey())
    const show = (view: string) => stop(locale, view, page, readKitTexts)

    await lab.openConnect()
    await show('Connect')
    await page.getByTestId('get-wallet').click()
    await expect(modal.view('GetWallet')).toBeVisible()
    await show('GetWallet')
    await modal.back.click()
    await lab.choose()
    await wallet.approval()
    await page.bringToFront()
    await show('ConnectingExternal')
    await wallet.reject()
    await page.bringToFront()
    await expect(modal.retry).toBeVisible()
    await show('ConnectingExternal-rejected')
    await modal.retry.click()
    await wallet.approve()
    await modal.expectClosed()
    await page.bringToFront()
    await lab.openAccount()
    await expect(account.root.getByTestId('token-native')).toBeVisible()
    await show('Account')
    await page.getByTestId('account-network').click()
    await expect(modal.network('eip155:31338')).toBeVisible()
    await show('Networks')
    await modal.back.click()
    await account.wallets.click()
    await expect(account.profile).toBeVisible()
    await show('ProfileWallets')
    await modal.back.click()

    await page.getByTestId('action-send').click()
    await page.getByTestId('send-token').click()
    await expect(page.getByTestId('view-WalletSendSelectToken')).toBeVisible()
    await show('WalletSendSelectToken')
    await page.getByTestId('token-native').click()
    await page.getByTestId('send-amount').fill('1000000000')
    await expect(page.getByTestId('view-WalletSend').locator('[aria-invalid=true]')).toBeVisible()
    await show('WalletSend-too-much')
    await page.getByTestId('send-amount').fill('0.25')
    await page.getByTestId('send-receiver').fill(to)
    await page.getByTestId('send-preview').click()
    await expect(page.getByTestId('view-WalletSendPreview')).toContainText(to)
    await show('WalletSendPreview')
    await page.getByTestId('send-confirm').click()
    await wallet.approve()
    await page.bringToFront()
    await expect(modal.toast).toBeVisible()
    await show('Account-sent')
    await expect.poll(() => chain.getBalance({ address: to })).toBe(amount)
    await page.getByTestId('tab-activity').click()
    const row = account.root.getByTestId(/^tx-0x/).first()
    await expect(row).toBeVisible()
    await show('Account-activity')
    await row.click()
    await expect(modal.view('AccountItem')).toBeVisible()
    await show('AccountItem')
    await modal.back.click()
    await account.disconnect.click()
    await lab.expectDisconnected()
    await page.close()
  }
  check()
})

test('C15 de, fa, ja: from an e-mail address to a sent transaction, nothing is in English', async ({
  openLab,
  secureSite,
  siteClock,
  inbox,
  frameOf,
  chains: [chain],
}) => {
  // Four journeys.
  test.setTimeout(1_800_000)
  const { add, stop, check } = createRecord()
  for (const locale of locales) {
    const lab = await openLab(inLanguage(locale, { secureSite: secureSite.url }))
    const { page, modal } = lab
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const email = `language.${locale}@example.test`
    const to = privateKeyToAddress(generatePrivateKey())
    const show = (view: string) => stop(locale, view, page, readKitTexts)
    const size = page.viewportSize() ?? { width: 390, height: 844 }

    siteClock.passed += 31_000
    const seen = inbox.messages().at(-1)?.id ?? 0
    await lab.openConnect()
    await expect(page.getByTestId('email-input')).toBeVisible()
    await show('Connect-email')
    await page.getByTestId('email-input').fill(email)
    await page.getByTestId('email-submit').click()
    const link = await inbox.next(email, seen)
    add(locale, 'mail-link', toTexts(locale, link))
    await expect(page.getByTestId('email-number')).toBeVisible()
    await show('EmailVerifyDevice')
    const tab = await page.context().newPage()
    await tab.setViewportSize(size)
    await tab.goto(/http\S+\/device\/confirm\S+/.exec(link.text)?.[0] ?? '')
    await stop(locale, 'page-device', tab, readSiteTexts)
    const number = (await page.getByTestId('email-number').textContent()) ?? ''
    await tab.locator('input:not([type=hidden])').fill(number)
    await tab.locator('button').first().click()
    await expect(tab.locator('input:not([type=hidden])')).toHaveCount(0)
    await stop(locale, 'page-device-approved', tab, readSiteTexts)
    await tab.close()
    const code = await inbox.next(email, link.id)
    add(locale, 'mail-code', toTexts(locale, code))
    await page.getByTestId('otp-input-0').waitFor()
    await show('EmailVerifyOtp')
    await enterCode(page, readCode(code.text))
    await lab.expectState({ status: 'connected' })
    await modal.expectClosed()
    const { address = '0x' } = await lab.state()
    await chain.setBalance({ address: address as Hex, value: parseEther('2') })
    // The balance was read at the login.
    await page.reload()
    await lab.expectState({ status: 'connected', address })

    await lab.openAccount()
    await expect(lab.account.root.getByTestId('token-native')).toBeVisible()
    await show('Account-embedded')
    await lab.account.wallets.click()
    await expect(lab.account.profile).toBeVisible()
    await show('ProfileWallets-embedded')
    await modal.back.click()
    await page.getByTestId('action-send').click()
    await page.getByTestId('send-token').click()
    await page.getByTestId('token-native').click()
    await page.getByTestId('send-amount').fill('0.25')
    await page.getByTestId('send-receiver').fill(to)
    await page.getByTestId('send-preview').click()
    await page.getByTestId('send-confirm').click()
    const approval = await approvalWindow(page, await textOf(locale, 'approve.openWindow'))
    await approval.setViewportSize(size)
    await expect(approval.getByTestId('approve')).toBeVisible()
    await stop(locale, 'window-send', approval, readSiteTexts)
    await show('ApproveTransaction')
    await approval.bringToFront()
    await expect(approval.getByTestId('approve')).toBeEnabled()
    await untilClosed(approval, () => approval.getByTestId('approve').click())
    await page.bringToFront()
    await expect(modal.toast).toBeVisible()
    await show('Account-embedded-sent')
    await expect.poll(() => chain.getBalance({ address: to })).toBe(amount)

    await page.getByTestId('account-settings').click()
    await expect(page.getByTestId('settings-email')).toContainText(email)
    await show('AccountSettings')
    const opening = page.context().waitForEvent('page')
    await page.getByTestId('settings-export').click()
    await expect(frameOf(page).getByTestId('open-window')).toBeVisible()
    const frame = page.frames().find(one => one.url().startsWith(secureSite.url))
    if (frame) add(locale, 'frame-wallet-page', await readSiteTexts(frame))
    await frameOf(page).getByTestId('open-window').press('Enter')
    const walletPage = await opening
    await walletPage.setViewportSize(size)
    await expect(walletPage.getByTestId('tier')).toBeVisible()
    await stop(locale, 'page-wallet', walletPage, readSiteTexts)
    await walletPage.close()
    await modal.close()
    await lab.start('disconnect')
    await lab.expectDisconnected()
    await page.close()
  }
  check()
})
