import { holdsWalletConnect } from './holdsWalletConnect.mjs'
import { openPage, press, transferred } from './openPage.mjs'

/** Requests of the minimal app with `walletConnect` and `gateway` before a click, and until its modal shows wallets. */
export async function measureConfigured(browser, { bare, configured }) {
  const base = await openPage(browser, bare)
  const baseBytes = transferred(base.requests, bare).reduce((total, { bytes }) => total + bytes, 0)
  await base.close()

  const { page, requests, close } = await openPage(browser, configured)
  const before = transferred(requests, configured)
  const otherRequests = requests.filter(one => !one.own).map(one => one.url)
  await press(page, page.getByTestId('connect-button'))
  await page.getByTestId('wallet-bench.wallet').waitFor()
  const opened = transferred(requests, configured)
  await close()
  return {
    bytes: before.reduce((total, { bytes }) => total + bytes, 0) - baseBytes,
    otherRequests,
    walletConnectFiles: opened.filter(({ file }) => holdsWalletConnect(configured, file)),
  }
}
