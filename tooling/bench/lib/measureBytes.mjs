import { openPage, press, transferred } from './openPage.mjs'

function sum(files) {
  return files.reduce((total, { bytes }) => total + bytes, 0)
}

/** Bytes that the minimal app fetches, before a click and until the first wallet row, over the bare app. */
export async function measureBytes(browser, { bare, minimal }) {
  const base = await openPage(browser, bare)
  const baseFiles = transferred(base.requests, bare)
  await base.close()

  const { page, requests, close } = await openPage(browser, minimal)
  const before = transferred(requests, minimal)
  const requestsBefore = [...requests]
  await press(page, page.getByTestId('connect-button'))
  await page.getByTestId('wallet-bench.wallet').waitFor()
  const toRow = transferred(requests, minimal)
  await close()
  return {
    base: sum(baseFiles),
    before: sum(before) - sum(baseFiles),
    toRow: sum(toRow) - sum(baseFiles),
    files: {
      bare: baseFiles,
      before,
      toRow: toRow.filter(({ file }) => !before.some(one => one.file === file)),
    },
    ownRequests: requestsBefore.filter(one => one.own).length,
    otherRequests: requestsBefore.filter(one => !one.own).map(one => one.url),
  }
}
