import { expect, test } from '../fixtures/labTest.js'
import { isSignedBy, solanaAddressOf } from '../fixtures/solanaReader.js'

test('C2 C11 cookies on Solana: the account is in what the server sends, not yet usable; hydration changes nothing, and the wallet comes back', {
  tag: '@lab:cookies-solana',
}, async ({ openLabApp, wallet, context, solana }) => {
  const address = await solanaAddressOf()
  const lab = await openLabApp('cookies-solana')
  const readHtml = async () => (await context.request.get(lab.page.url())).text()
  expect(await readHtml()).toContain('Connect wallet')
  await lab.connect(wallet)
  await lab.modal.expectClosed()
  await lab.page.bringToFront()
  await lab.expectState({ address, caipNetworkId: solana.caipNetworkId })
  await expect
    .poll(async () => (await context.cookies()).find(({ name }) => name === 'latchkit.accounts')?.value)
    .toContain(address)
  expect(await lab.page.evaluate(() => Object.keys(localStorage))).toEqual([])
  const shown = ((await lab.connectButton.textContent()) ?? '').trim()
  expect(shown).toContain(address.slice(-4))

  const html = await readHtml()
  expect(html).toMatch(
    new RegExp(`<button[^>]*data-testid="connect-button"[^>]*aria-busy="true"[^>]*>.*${shown}`),
  )
  expect(html).not.toContain('Connect wallet')

  // The fixtures fail the test for a warning of the console, as React writes when a page differs from its HTML.
  await lab.page.addInitScript(() => {
    const seen: string[] = []
    Object.assign(window, { __seen: seen })
    const check = () => {
      const text = document.querySelector('[data-testid="connect-button"]')?.textContent?.trim()
      if (text && text !== seen.at(-1)) seen.push(text)
    }
    new MutationObserver(check).observe(document, { subtree: true, childList: true, characterData: true })
  })
  await lab.page.reload()
  await lab.expectState({ status: 'connected', address, isConnected: true })
  expect(await lab.page.evaluate(() => ('__seen' in window ? window.__seen : []))).toEqual([shown])
  await expect(lab.connectButton).not.toHaveAttribute('aria-busy')
  await lab.start('sign-message', 'after the reload')
  await wallet.approve()
  expect(isSignedBy(address, 'after the reload', await lab.value('sign-message'))).toBe(true)

  // The wallet is not there yet: what needs it fails and does not wait for ever, and works once it is.
  const popup = await wallet.popup()
  await popup.setAnnounceLate(true)
  await lab.page.bringToFront()
  await lab.page.reload()
  await expect(lab.page.getByTestId('lab-state')).toHaveAttribute('data-ready', 'true')
  await lab.expectState({ status: 'reconnecting', address, isConnected: false })
  await expect(lab.connectButton).toHaveAttribute('aria-busy', 'true')
  await lab.start('sign-message', 'too early')
  expect((await lab.result('sign-message')).error).toBeDefined()
  await popup.announceNow()
  await lab.expectState({ status: 'connected', address })
  await lab.start('disconnect')
  await lab.expectDisconnected()
  expect(await readHtml()).toContain('Connect wallet')
})
