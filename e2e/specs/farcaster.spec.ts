import type { BrowserContext } from '@playwright/test'
import { readQr } from '../fixtures/readQr.js'
import { expect, test } from '../fixtures/secureTest.js'

/** Signs in the app that replaces Farcaster's, on another device. */
async function signAt(context: BrowserContext, url: string, button: string) {
  const app = await context.newPage()
  await app.goto(url)
  await app.getByRole('button', { name: button, exact: true }).click()
  await expect(app.getByRole('heading', { name: 'Signed in' })).toBeVisible()
  await app.close()
}

test('sec 15: Farcaster by the code; on a new device its auth address opens the same wallet', async ({
  openLab,
  openPhone,
  secureSite,
  walletBrowser,
}) => {
  const query = { secureSite: secureSite.url }
  const lab = await openLab({ query })
  await lab.openConnect()
  await lab.page.getByTestId('farcaster').click()
  const code = lab.page.getByTestId('farcaster-qr')
  await expect(code).toHaveAttribute('data-uri', /channelToken=/)
  const uri = (await code.getAttribute('data-uri')) ?? ''
  await expect.poll(() => readQr(code)).toBe(uri)
  const elsewhere = await walletBrowser.newContext()
  await signAt(elsewhere, uri, 'Sign in')
  await lab.expectState({ status: 'connected', social: 'farcaster' })
  await lab.modal.expectClosed()
  const { address: account = '0x' } = await lab.state()
  await lab.page.reload()
  await lab.expectState({ status: 'connected', social: 'farcaster', address: account })

  const phone = await openPhone({ device: 'Pixel 7', query })
  await phone.openConnect()
  await phone.page.getByTestId('farcaster').click()
  const link = phone.page.getByTestId('farcaster-open')
  await expect(link).toHaveAttribute('href', /channelToken=/)
  const url = (await link.getAttribute('href')) ?? ''
  await signAt(elsewhere, url, 'Sign in with the auth address')
  await phone.expectState({ status: 'connected', social: 'farcaster', address: account })
  await elsewhere.close()
})
