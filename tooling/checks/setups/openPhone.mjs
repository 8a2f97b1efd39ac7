import { createPublicKey, verify } from 'node:crypto'
import { createMobileWallet } from './mobileWallet.mjs'
import { isOfChain, openTestKit, routeChain } from './testChain.mjs'

const userAgent =
  'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36'

/** The first bytes of an ed25519 key in SubjectPublicKeyInfo. */
const keyHead = Buffer.from('302a300506032b6570032100', 'hex')

/**
 * A browser as on Android, with a wallet that the page starts by a URL with the scheme `solana-wallet`. The same members as
 * those of `openTestWallet`, and `check`: whether the signatures on the page are of the account, and the transfer is on the
 * chain.
 */
export async function openPhone({ browser, hasChain, receiver }) {
  const { account, chain } = await openTestKit({ hasChain })
  const { secretKey } = account
  const wallet = createMobileWallet({ secretKey, rpcUrl: chain.rpcUrl })
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
    isOfChain,
    serveChain: () => routeChain(context, chain),
    async connect(dialog) {
      await dialog.getByTestId('wallet-mobile-wallet-adapter').click()
      await dialog.waitFor({ state: 'detached' })
    },
    // Chromium asks which program opens the URL of the wallet, and passes no input to the page meanwhile.
    press: button => button.dispatchEvent('click'),
    async approve() {},
    async check(page) {
      const signature = Buffer.from(await readAfter(page, 'Signed: '), 'hex')
      const key = Buffer.concat([keyHead, secretKey.subarray(32)])
      const publicKey = createPublicKey({ key, format: 'der', type: 'spki' })
      if (!verify(null, Buffer.from('Hello'), publicKey, signature))
        throw new Error('the signature of the message is not of the account')
      const sent = await readAfter(page, 'Sent: ')
      const statuses = await ask(chain.rpcUrl, 'getSignatureStatuses', [[sent]])
      if (statuses.value[0]?.err !== null) throw new Error('the transaction is not on the chain')
      const balance = await ask(chain.rpcUrl, 'getBalance', [receiver, { commitment: 'processed' }])
      if (balance.value !== 1_000_000) throw new Error(`the receiver has ${balance.value} lamports`)
      const methods = ['sign_messages', 'sign_and_send_transactions']
      if (!methods.every(method => wallet.asked.includes(method)))
        throw new Error(`the wallet was asked for ${wallet.asked.join(', ')}`)
    },
    async close() {
      await context.close()
      wallet.close()
      await chain.stop()
    },
  }
}

/** The rest of the text on the page that starts so. */
async function readAfter(page, start) {
  const text = await page.getByText(new RegExp(`^${start}`)).textContent()
  return text.slice(start.length)
}

async function ask(rpcUrl, method, params) {
  const response = await fetch(rpcUrl, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
  })
  const { error, result } = await response.json()
  if (error) throw new Error(`${method}: ${error.message}`)
  return result
}
