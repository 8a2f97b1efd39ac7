import { median } from './median.mjs'
import { openPage, press } from './openPage.mjs'

async function once(browser, site, throttle, gesture) {
  const { page, close } = await openPage(browser, site, { throttle, settle: 300 })
  await press(page, page.getByTestId('connect-button'), gesture)
  await page.waitForFunction(() => window.__probe.firstRow !== undefined, undefined, { polling: 50 })
  const value = await page.evaluate(() => window.__probe.firstRow)
  await close()
  return value
}

/**
 * Medians of press → first wallet row, ours and the same view as static HTML turn by turn, so that both meet the same
 * machine.
 */
export async function measureFirstRow(browser, { floor, minimal }, { throttle, gesture, runs }) {
  const values = { floor: [], minimal: [] }
  for (let run = 0; run < runs; run += 1) {
    values.floor.push(await once(browser, floor, throttle, gesture))
    values.minimal.push(await once(browser, minimal, throttle, gesture))
  }
  return { floor: median(values.floor), minimal: median(values.minimal) }
}
