import { expect, test as kit } from '@latchkit/testing/playwright'
import { parseEther } from 'viem'
import { accountOf } from '../fixtures/addresses.js'
import { type Site, startSite } from '../fixtures/startSite.js'
import { labPage } from '../pages/labPage.js'

/** The lab, built for the addresses that apps have by default: the kit leads its pages to the chains of this worker. */
const test = kit.extend<object, { site: Site }>({
  site: [
    async ({ appUrls }, use) => {
      const folder = process.env.LATCHKIT_E2E_APPS ?? ''
      const site = await startSite({ folder, rpcUrls: Object.values(appUrls.rpcUrls) })
      await use(site)
      await site.stop()
    },
    { scope: 'worker' },
  ],
})

test('an app is tested with an extension on a chain of the test', async ({ page, site, wallet, chain }) => {
  await page.goto(`${site.origin}/19/lab.html`)
  await wallet.connect(page)
  const lab = labPage(page)
  await lab.expectState({ status: 'connected', address: accountOf('first') })

  const to = chain.accounts[1]?.address ?? '0x'
  const before = await chain.balance(to)
  await lab.start('send-transaction', `${to} ${parseEther('1')}`)
  await wallet.approve()
  await lab.value('send-transaction')
  expect((await chain.balance(to)) - before).toBe(parseEther('1'))
})

test('an app is tested with a wallet on a phone', async ({ page, site, phone, appUrls }) => {
  await page.goto(`${site.origin}/19/lab.html?${new URLSearchParams({ relay: appUrls.relayUrl })}`)
  await phone.connect(page)
  const lab = labPage(page)
  await lab.expectState({ status: 'connected', address: accountOf('first') })
  await lab.start('sign-message', 'hello')
  await phone.rejectRequest('personal_sign')
  expect((await lab.result('sign-message')).error).toBeDefined()
})
