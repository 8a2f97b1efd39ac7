import path from 'node:path'
import type { Page } from '@playwright/test'
import type { Appearance } from './fixtures/appearance.js'
import { approvalWindow } from './fixtures/approvals.js'
import { becomeWebView } from './fixtures/becomeWebView.js'
import { enterCode, expect, readCode, test } from './fixtures/secureTest.js'
import { signInAtSite } from './fixtures/signInAtSite.js'
import { providerPage } from './pages/providerPage.js'

const folder = process.env.LATCHKIT_SCREENSHOTS ?? 'screenshots'

// For people to look at: nothing is compared.
for (const size of ['desktop', 'phone'] as const)
  for (const theme of ['light', 'dark'] as const)
    for (const locale of ['en-US', 'ar'] as const)
      test(`${size} ${theme} ${locale} embedded wallet`, async ({
        openLab,
        secureSite,
        siteClock,
        inbox,
        approve,
        problems,
      }) => {
        // A wrong code, and a login that was cancelled.
        problems.expect(/status of 4\d\d/)
        const appearance: Appearance = { size, theme, locale, react: 19 }
        const lab = await openLab({ appearance, query: { secureSite: secureSite.url } })
        const { page, modal } = lab
        await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' })
        const stop = async (view: string, shown: Page = page) => {
          await shown.screenshot({ path: path.join(folder, `${view}-${size}-${theme}-${locale}.png`) })
        }
        const openTab = async (address: string) => {
          const tab = await page.context().newPage()
          await tab.setViewportSize(page.viewportSize() ?? { width: 1280, height: 800 })
          await tab.emulateMedia({ colorScheme: theme })
          await tab.goto(address)
          return tab
        }
        const last = () => inbox.messages().at(-1)?.id ?? 0
        const email = `${size}.${theme}.${locale.slice(0, 2)}@example.test`

        await lab.openConnect()
        await expect(page.getByTestId('email-input')).toBeVisible()
        await stop('Connect-embedded')
        const seen = last()
        await page.getByTestId('email-input').fill(email)
        await page.getByTestId('email-submit').click()
        const mail = await inbox.next(email, seen)
        await expect(page.getByTestId('email-number')).toBeVisible()
        await stop('EmailVerifyDevice')
        const tab = await openTab(/http\S+\/device\/confirm\S+/.exec(mail.text)?.[0] ?? '')
        await stop('page-device', tab)
        await tab
          .locator('input:not([type=hidden])')
          .fill((await page.getByTestId('email-number').textContent()) ?? '')
        await tab.locator('button').first().click()
        await expect(tab.locator('input:not([type=hidden])')).toHaveCount(0)
        await stop('page-device-approved', tab)
        await tab.close()
        const { text } = await inbox.next(email, mail.id)
        await page.getByTestId('otp-input-0').waitFor()
        await stop('EmailVerifyOtp')
        await enterCode(page, '000000')
        await expect(page.locator('.email-error')).toBeVisible()
        await stop('EmailVerifyOtp-wrong')
        await enterCode(page, readCode(text))
        await lab.expectState({ status: 'connected' })
        await modal.expectClosed()

        await lab.start('sign-message', 'shown')
        const opened = await approvalWindow(page)
        await expect(opened.getByTestId('approve')).toBeEnabled()
        await stop('ApproveTransaction')
        await stop('window-message', opened)
        await approve(page)
        await lab.result('sign-message')

        await page.evaluate(() => {
          window.open = () => null
        })
        await lab.start('sign-message', 'blocked')
        await page.getByTestId('open-approval-window').click()
        await expect(page.getByTestId('open-approval-page')).toBeVisible()
        await stop('ApproveTransaction-blocked-twice')
        await page.getByTestId('reject-request').click()
        siteClock.passed += 31_000
        await becomeWebView(page)
        await expect.poll(async () => (await lab.state()).wagmi.status).toBe('connected')
        await lab.start('sign-message', 'in this tab')
        await expect(page.getByTestId('open-approval-page')).toBeVisible()
        await stop('ApproveTransaction-in-this-tab')
        await page.getByTestId('open-approval-page').click()
        await page.getByTestId('email').waitFor()
        await stop('tab-sign-in')
        await signInAtSite(page, page, inbox, email)
        await expect(page.getByTestId('approve')).toBeEnabled()
        await stop('tab-message')
        await page.getByTestId('approve').click()
        await expect(page.getByTestId('toast')).toBeVisible()
        await stop('tab-returned')
        await lab.expectState({ status: 'connected' })

        await lab.openAccount()
        await stop('Account-embedded')
        await page.getByTestId('account-settings').click()
        await expect(page.getByTestId('settings-email')).toContainText(email)
        await stop('AccountSettings')
        await page.getByTestId('settings-upgrade').click()
        await expect(page.getByTestId('view-UpgradeEmailWallet')).toBeVisible()
        await stop('UpgradeEmailWallet')
        await modal.back.click()
        await page.getByTestId('settings-email').click()
        await stop('UpdateEmailWallet')
        siteClock.passed += 31_000
        const before = last()
        await page.getByTestId('email-input').fill(`new.${email}`)
        await page.getByTestId('email-submit').click()
        const primary = await inbox.next(email, before)
        await expect(page.getByTestId('view-UpdateEmailPrimaryOtp')).toBeVisible()
        await stop('UpdateEmailPrimaryOtp')
        await enterCode(page, readCode(primary.text))
        await expect(page.getByTestId('view-UpdateEmailSecondaryOtp')).toBeVisible()
        await stop('UpdateEmailSecondaryOtp')
        await modal.close()
        await lab.start('disconnect')
        await lab.expectDisconnected()

        await lab.openConnect()
        const [popup] = await Promise.all([page.waitForEvent('popup'), page.getByTestId('social-x').click()])
        await popup.setViewportSize({ width: 480, height: 640 })
        await popup.emulateMedia({ colorScheme: theme })
        await expect(page.getByTestId('social-number')).toBeVisible()
        await stop('ConnectingSocial')
        await providerPage(popup).signIn(email)
        await popup.waitForURL(url => url.origin === new URL(secureSite.url).origin)
        await stop('page-social-number', popup)
        await popup.close()
        await page.evaluate(() => {
          window.open = () => null
        })
        await page.getByTestId('retry').click()
        await page.getByTestId('social-here').waitFor()
        await stop('ConnectingSocial-blocked')
        await modal.back.click()
        await page.getByTestId('farcaster').click()
        await expect(
          page.getByTestId('farcaster-open').or(page.getByTestId('farcaster-qr')).first(),
        ).toBeVisible()
        await stop('ConnectingFarcaster')
      })
