import { openPage, press } from './openPage.mjs'
import { announceLiveWallet } from './pageScripts.mjs'

const file = /\.(m?js|css|svg|png|webp)$/

/** Every file of ours among the requests, logos too, each once, with its size as gzip -9 makes it. */
function fetched(requests, site) {
  const names = new Set(
    requests.filter(one => one.own && file.test(one.pathname)).map(({ pathname }) => pathname),
  )
  return [...names].map(name => ({ file: name, bytes: site.gzipBytes(name) }))
}

const sum = files => files.reduce((total, { bytes }) => total + bytes, 0)

async function step(page, requests, site, act) {
  const before = new Set(requests.map(({ pathname }) => pathname))
  await act()
  await page.waitForLoadState('networkidle')
  await page.waitForTimeout(300)
  return fetched(
    requests.filter(({ pathname }) => !before.has(pathname)),
    site,
  )
}

/**
 * The files that an app fetches before the click, from the click to the first wallet row, and from there to the first
 * view of two areas: Account, by a wallet that connects at once, and AllWallets. `base` is the app with a bare dialog.
 */
export async function measurePacked(browser, { base, app, paths = { base: '/', app: '/' } }) {
  const bare = await openPage(browser, base, { path: paths.base })
  const baseFiles = fetched(bare.requests, base)
  await bare.close()

  async function open() {
    const opened = await openPage(browser, app, { wallet: announceLiveWallet, path: paths.app })
    const before = fetched(opened.requests, app)
    const toRow = await step(opened.page, opened.requests, app, async () => {
      await press(opened.page, opened.page.getByTestId('connect-button'))
      await opened.page.getByTestId('wallet-bench.wallet').waitFor()
    })
    return { ...opened, before, toRow }
  }

  const first = await open()
  const { page, requests, before, toRow } = first
  const toAllWallets = await step(page, requests, app, async () => {
    await page.getByTestId('all-wallets').click()
    await page.getByTestId('view-AllWallets').waitFor()
  })
  await first.close()

  const second = await open()
  const account = second.page.getByTestId('connect-button').filter({ hasText: '0x' })
  const connect = await step(second.page, second.requests, app, async () => {
    await second.page.getByTestId('wallet-bench.wallet').click()
    await account.waitFor()
  })
  const toAccount = await step(second.page, second.requests, app, async () => {
    await account.click()
    await second.page.getByTestId('view-Account').waitFor()
  })
  await second.close()

  const baseBytes = sum(baseFiles)
  return {
    base: baseBytes,
    baseFiles: baseFiles.length,
    before: sum(before) - baseBytes,
    toRow: sum(before) + sum(toRow) - baseBytes,
    files: { before, toRow, toAllWallets, connect, toAccount },
  }
}
