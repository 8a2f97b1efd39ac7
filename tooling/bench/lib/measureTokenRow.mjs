import { median } from './median.mjs'
import { openPage, press } from './openPage.mjs'
import { announceLiveWallet } from './pageScripts.mjs'

async function once(browser, site, gatewayUrl, throttle, gesture) {
  const path = `/?${new URLSearchParams({ gateway: gatewayUrl })}`
  const { page, close } = await openPage(browser, site, {
    throttle,
    settle: 300,
    path,
    wallet: announceLiveWallet,
  })
  await page.evaluate(() => {
    window.__rowTestId = 'token-native'
    return window.__connect()
  })
  const button = page.getByTestId('connect-button').filter({ hasText: '0x' })
  await button.waitFor()
  // The work that connecting began is finished.
  await page.waitForTimeout(300)
  await press(page, button, gesture)
  await page.waitForFunction(() => window.__probe.firstRow !== undefined, undefined, { polling: 50 })
  const value = await page.evaluate(() => window.__probe.firstRow)
  await close()
  return value
}

/**
 * Medians of press → first token row of a connected account, ours and a bare `<dialog>` with the same request turn by
 * turn, so that both meet the same machine.
 */
export async function measureTokenRow(
  browser,
  { tokenDialog, tokens },
  { gatewayUrl, throttle, gesture, runs },
) {
  const values = { dialog: [], tokens: [] }
  for (let run = 0; run < runs; run += 1) {
    values.dialog.push(await once(browser, tokenDialog, gatewayUrl, throttle, gesture))
    values.tokens.push(await once(browser, tokens, gatewayUrl, throttle, gesture))
  }
  return { dialog: median(values.dialog), tokens: median(values.tokens) }
}
