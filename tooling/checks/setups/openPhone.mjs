import { createMobileWallet } from './mobileWallet.mjs'

const userAgent =
  'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36'

/**
 * A browser as on Android, with a wallet that the page starts by a URL with the scheme `solana-wallet`. The same members as
 * those of `openTestWallet`.
 */
export async function openPhone(browser) {
  const wallet = createMobileWallet()
  const context = await browser.newContext({
    userAgent,
    isMobile: true,
    hasTouch: true,
    viewport: { width: 412, height: 915 },
    // The user let the page reach apps on the phone. Otherwise the wallet's own dialog leads to that question.
    permissions: ['local-network-access'],
  })
  context.on('page', async page => {
    const session = await context.newCDPSession(page)
    await session.send('Page.enable')
    session.on('Page.frameRequestedNavigation', async ({ url }) => {
      if (!url.startsWith('solana-wallet:')) return
      wallet.open(url)
      // The app of the wallet comes to the front. Without that the page looks for one to install.
      await page.evaluate(() => window.dispatchEvent(new Event('blur')))
    })
  })
  return {
    context,
    isOfWallet: url =>
      url.protocol === 'solana-wallet:' ||
      (url.hostname === 'localhost' && url.pathname === '/solana-wallet'),
    isOfChain: () => false,
    async serveChain() {},
    async connect(dialog) {
      await dialog.getByTestId('wallet-mobile-wallet-adapter').click()
      await dialog.waitFor({ state: 'detached' })
    },
    // Chromium asks which program opens the URL of the wallet, and passes no input to the page meanwhile.
    press: button => button.dispatchEvent('click'),
    async approve() {},
    async close() {
      await context.close()
      wallet.close()
    },
  }
}
