import { openPage, press, transferred } from './openPage.mjs'

const sum = files => files.reduce((total, { bytes }) => total + bytes, 0)

/** Bytes that a page without a framework fetches for the custom elements: all of it, React too. */
export async function measureElement(browser, { element }) {
  const { page, requests, close } = await openPage(browser, element)
  const before = transferred(requests, element)
  const otherRequests = requests.filter(one => !one.own).map(one => one.url)
  await press(page, page.getByTestId('connect-button'))
  await page.getByTestId('wallet-bench.wallet').waitFor()
  const toRow = transferred(requests, element)
  await close()
  return { before: sum(before), toRow: sum(toRow), files: before, otherRequests }
}
