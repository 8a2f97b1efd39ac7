import path from 'node:path'
import type { Page } from '@playwright/test'
import { numberToHex, parseEther } from 'viem'
import { viewports } from './fixtures/appearance.js'
import { approvalWindow } from './fixtures/approvals.js'
import { expect, test } from './fixtures/labSessionsTest.js'

/** The window of an approval, once it can be given. */
async function armedWindow(page: Page): Promise<Page> {
  const opened = await approvalWindow(page)
  await expect(opened.getByTestId('approve')).toBeEnabled()
  return opened
}

const folder = process.env.LATCHKIT_SCREENSHOTS ?? 'screenshots'

// For people to look at: nothing is compared.
for (const size of ['desktop', 'phone'] as const)
  for (const theme of ['light', 'dark'] as const)
    for (const locale of ['en', 'ar'] as const)
      test(`${size} ${theme} ${locale} smart accounts`, async ({
        openLabApp,
        signUp,
        approve,
        chains: [, chain],
      }) => {
        test.setTimeout(90_000)
        const lab = await openLabApp('sessions')
        const { page } = lab
        await page.setViewportSize(viewports[size])
        await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' })
        const stop = async (view: string, shown = page) => {
          await shown.screenshot({ path: path.join(folder, `${view}-${size}-${theme}-${locale}.png`) })
        }
        await lab.openConnect()
        await signUp(page, `shots.${size}.${theme}.${locale}@example.test`)
        await lab.expectState({ status: 'connected', allAccounts: [expect.anything(), expect.anything()] })
        const receivers = `0x${'51'.repeat(20)} 1 0x${'52'.repeat(20)} 2`
        const [smart, eoa] = (await lab.state()).allAccounts as [`0x${string}`, `0x${string}`]
        for (const address of [smart, eoa]) await chain.setBalance({ address, value: parseEther('2') })
        if (locale === 'ar') {
          await lab.start('open-settings')
          await page.getByText('العربية').click()
          await expect(page.locator('[dir=rtl]').first()).toBeVisible()
          await lab.modal.close()
        }
        const now = Number((await chain.getBlock()).timestamp)
        const abi = [
          { type: 'function', name: 'transfer', inputs: [{ type: 'address' }, { type: 'uint256' }] },
        ]
        const signer = { type: 'account', data: { address: `0x${'5e'.repeat(20)}` } }
        const grant = async (permissions: object[], policies?: object[]) =>
          lab.start(
            'grant-permissions',
            JSON.stringify({ expiry: now + 86_400, signer, permissions, policies }),
          )
        const periodic = {
          type: 'native-token-periodic',
          data: { periodAmount: numberToHex(parseEther('0.5')), periodDuration: 3600, startTime: now },
        }
        const call = {
          type: 'contract-call',
          data: {
            address: `0x${'51'.repeat(20)}`,
            abi,
            functions: [{ functionName: 'transfer', valueLimit: '0x1' }],
          },
        }
        await grant([periodic, call])
        const granting = await approvalWindow(page)
        await expect(granting.getByTestId('confirm-unreadable')).toBeVisible()
        await stop('grant', granting)
        await granting.locator('.details').evaluate(details => details.scrollTo(0, details.scrollHeight))
        await stop('grant-end', granting)
        await granting.getByTestId('confirm-unreadable').check()
        await approve(page)
        await expect(page.getByTestId('view-SmartSessionCreated')).toBeVisible()
        await stop('SmartSessionCreated')
        await page.getByTestId('session-created-close').click()
        await grant([periodic], [{ type: 'call-limit', data: { count: 3 } }])
        await approve(page)
        await page.getByTestId('session-created-close').click()
        await lab.start('open-settings')
        await expect(page.getByTestId('settings-sessions')).toBeVisible()
        await stop('AccountSettings-sessions')
        await page.getByTestId('settings-sessions').click()
        await expect(page.getByTestId('view-SmartSessionList')).toContainText('0.5')
        await stop('SmartSessionList')
        await lab.modal.close()
        await lab.start('send-atomic-batch', receivers)
        await stop('batch', await armedWindow(page))
        await approve(page)
        await lab.result('send-atomic-batch')
        await lab.start('set-account-type', 'eoa')
        await lab.expectState({ address: eoa })
        await lab.start('send-atomic-batch', receivers)
        await stop('upgrade', await armedWindow(page))
        await approve(page)
        await lab.result('send-atomic-batch')
      })
