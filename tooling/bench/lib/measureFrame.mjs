import { openPage, press, transferred } from './openPage.mjs'

const sum = files => files.reduce((total, { bytes }) => total + bytes, 0)

/**
 * Bytes that the minimal app with `secureFrame` fetches over the bare app: before a click, until the first wallet
 * row, and then for the frame once somebody turns to the field of the e-mail, the frame's client apart.
 */
export async function measureFrame(browser, { bare, secureFrame }) {
  const base = await openPage(browser, bare)
  const baseBytes = sum(transferred(base.requests, bare))
  await base.close()

  const { page, requests, close } = await openPage(browser, secureFrame)
  const before = transferred(requests, secureFrame)
  const otherRequests = requests.filter(one => !one.own).map(one => one.url)
  await press(page, page.getByTestId('connect-button'))
  await page.getByTestId('wallet-bench.wallet').waitFor()
  await page.getByTestId('email-input').waitFor()
  const toRow = transferred(requests, secureFrame)
  await page.getByTestId('email-input').focus()
  await page.getByTestId('secure-frame-dialog').waitFor({ state: 'attached' })
  const later = transferred(requests, secureFrame).filter(({ file }) => !toRow.some(one => one.file === file))
  await close()
  return {
    before: sum(before) - baseBytes,
    toRow: sum(toRow) - baseBytes,
    kit: sum(later.filter(({ file }) => !holdsClient(secureFrame, file))),
    client: sum(later.filter(({ file }) => holdsClient(secureFrame, file))),
    files: later,
    otherRequests,
  }
}

/** Its messages are in no other file. */
function holdsClient(site, file) {
  return site.text(file).includes('GET_SOCIAL_REDIRECT_URI')
}
