import path from 'node:path'
import { root } from '../../checks/lib/root.mjs'
import { budgets } from '../lib/budgets.mjs'
import { countPackages } from '../lib/countPackages.mjs'
import { measureBytes } from '../lib/measureBytes.mjs'
import { measureConfigured } from '../lib/measureConfigured.mjs'
import { measureFirstRow } from '../lib/measureFirstRow.mjs'
import { measureLoad } from '../lib/measureLoad.mjs'
import { measureManyWallets } from '../lib/measureManyWallets.mjs'
import { measurePackedApps } from '../lib/measurePackedApps.mjs'
import { serveFolder } from '../lib/serveFolder.mjs'
import { withSites } from '../lib/withSites.mjs'

/** The first view as static HTML, shown by `showModal()`: the part of the time that no kit can save. */
const floorFolder = path.join(root, 'tooling/bench/compare/floor')

// Milliseconds between the pointer's arrival and the press, by throttle: a slow device is pressed as it answers.
const leads = { 1: 100, 4: 300 }

/** Milliseconds for which a hand holds a button down. After a press without them Chrome paints a frame before it runs the code that has loaded. */
const hold = 80

async function bytes({ add }, browser, sites) {
  const found = await measureBytes(browser, sites)
  const over = `over ${(found.base / 1000).toFixed(1)} kB`
  add('gzip bytes before the first click', found.before / 1000, 'kB', budgets.beforeClickKilobytes, over)
  add('gzip bytes to the first wallet row', found.toRow / 1000, 'kB', budgets.toFirstRowKilobytes, over)
  add('own requests before a click', found.ownRequests, '', budgets.ownRequests)
  const others = found.otherRequests
  add('requests to other hosts before a click', others.length, '', budgets.otherRequests, others.join(' '))

  const { bytes, otherRequests, walletConnectFiles } = await measureConfigured(browser, sites)
  const what = 'with walletConnect and gateway:'
  add(`${what} gzip bytes before the first click`, bytes / 1000, 'kB', budgets.beforeClickKilobytes, over)
  add(`${what} requests to other hosts before a click`, otherRequests.length, '', 0, otherRequests.join(' '))
  const files = walletConnectFiles.map(({ file }) => file)
  add(`${what} chunks of WalletConnect before somebody connects`, files.length, '', 0, files.join(' '))
}

async function packed({ add }, browser) {
  for (const [bundler, found] of Object.entries(await measurePackedApps(browser))) {
    const isVite = bundler === 'vite'
    const what = `packed packages, ${bundler}:`
    const over = `over a dialog of ${(found.base / 1000).toFixed(1)} kB in ${found.baseFiles} files`
    const { before, toRow, toAllWallets, toAccount } = found.files
    const goals = isVite ? budgets : {}
    add(
      `${what} gzip bytes before the first click`,
      found.before / 1000,
      'kB',
      goals.packedBeforeClickKilobytes,
      over,
    )
    add(
      `${what} gzip bytes to the first wallet row`,
      found.toRow / 1000,
      'kB',
      goals.packedToFirstRowKilobytes,
      over,
    )
    const goalFiles = budgets.files[bundler]
    // Files that Next loads for every page are not ours.
    const own = before.length - (isVite ? 0 : found.baseFiles - 1)
    add(`${what} files before the first click`, own, '', goalFiles.beforeClick)
    add(`${what} more files to the first wallet row`, toRow.length, '', goalFiles.toFirstRow)
    add(`${what} more files to AllWallets`, toAllWallets.length, '', goalFiles.toAllWallets)
    add(`${what} more files to Account`, toAccount.length, '', goalFiles.toAccount)
  }
}

async function firstRow({ add }, browser, sites, { throttle, gesture, runs, what, goal }) {
  const { floor, minimal } = await measureFirstRow(browser, sites, { throttle, gesture, runs })
  const beside = `${minimal.toFixed(0)} ms, static ${floor.toFixed(0)} ms`
  add(`${what}, ${throttle}x`, minimal / floor, '×', goal, beside)
}

async function load({ add }, browser, sites, { throttle, runs }) {
  const { bare, minimal } = await measureLoad(browser, sites, { throttle, runs })
  const over = Math.max(0, minimal.blocking - bare.blocking)
  const goal = budgets.blockingMilliseconds
  const beside = `bare ${bare.blocking.toFixed(0)} ms`
  add(`total blocking time, ${throttle}x, over the bare app`, over, 'ms', goal, beside)
  if (throttle > 1) return
  const heap = value => (value - bare.heap) / 1e6
  const bareHeap = `bare ${(bare.heap / 1e6).toFixed(1)} MB`
  add('heap after load, over the bare app', heap(minimal.heap), 'MB', budgets.heapMegabytes, bareHeap)
  add('heap with the modal open, over the bare app', heap(minimal.openHeap), 'MB', budgets.heapMegabytes)
}

/** Cost of the minimal app: bytes, requests, the way to the first row, load, heap, long lists, packages. */
export async function app(table, { runs }) {
  await withSites(['bare', 'dialog', 'minimal', 'configured', 'many'], async (browser, sites) => {
    await bytes(table, browser, sites)
    await packed(table, browser)
    const floor = await serveFolder(floorFolder)
    const both = { floor, minimal: sites.minimal }
    for (const throttle of [1, 4]) {
      const hover = leads[throttle]
      const what = `press → first row over the same view as static HTML, pointer there for ${hover} ms`
      const goal = budgets.firstRowRatio
      await firstRow(table, browser, both, { runs, throttle, gesture: { hover }, what, goal })
    }
    for (const [name, gesture] of Object.entries({ 'on arrival': {}, 'on arrival by hand': { hold } })) {
      const what = `press → first row over the same view as static HTML, pressed ${name}`
      for (const throttle of [1, 4]) {
        const goal = budgets.coldFirstRowRatio[throttle]
        await firstRow(table, browser, both, { runs, throttle, gesture, what, goal })
      }
    }
    floor.close()
    for (const throttle of [1, 4]) await load(table, browser, sites, { throttle, runs })
    const many = await measureManyWallets(browser, sites.many, { throttle: 4 })
    for (const [name, { frames, dropped, worst }] of Object.entries(many)) {
      const beside = `of ${frames + dropped}, longest ${worst.toFixed(0)} ms`
      table.add(`600 wallets, ${name}, 4x: frames dropped`, dropped, '', undefined, beside)
    }
  })
  table.add('packages installed', countPackages().length, '', budgets.packages)
}
