// What Latchkit costs an app, measured against its budgets on the built packages in a real browser.
import { budgets } from './lib/budgets.mjs'
import { buildApp } from './lib/buildApp.mjs'
import { countPackages } from './lib/countPackages.mjs'
import { launchBrowser } from './lib/launchBrowser.mjs'
import { measureBytes } from './lib/measureBytes.mjs'
import { measureFirstRow } from './lib/measureFirstRow.mjs'
import { measureLoad } from './lib/measureLoad.mjs'
import { measureManyWallets } from './lib/measureManyWallets.mjs'
import { serveFolder } from './lib/serveFolder.mjs'

const runs = Number(process.env.LATCHKIT_BENCH_RUNS ?? 7)
// What a hand cannot do without: the pointer rests on the button before it presses, and presses before it lets go.
const hand = { hover: 100, hold: 60 }
const sites = {}
for (const name of ['bare', 'dialog', 'minimal', 'many'])
  sites[name] = await serveFolder(await buildApp(name))
const browser = await launchBrowser()
const rows = []

/** Adds a line; `goal` is the largest good value, or undefined for a figure that is only told. */
function add(what, value, unit, goal, beside = '') {
  rows.push({
    what,
    value: `${Number.isInteger(value) ? value : value.toFixed(2)} ${unit}`.trim(),
    goal: goal === undefined ? '' : `≤ ${goal}`,
    verdict: goal === undefined ? '' : value <= goal ? 'good' : 'OVER',
    beside,
  })
}

const bytes = await measureBytes(browser, sites)
add(
  'gzip bytes before the first click',
  bytes.before / 1000,
  'kB',
  budgets.beforeClickKilobytes,
  `over ${(bytes.base / 1000).toFixed(1)} kB`,
)
add(
  'gzip bytes to the first wallet row',
  bytes.toRow / 1000,
  'kB',
  budgets.toFirstRowKilobytes,
  `over ${(bytes.base / 1000).toFixed(1)} kB`,
)
add('own requests before a click', bytes.ownRequests, '', budgets.ownRequests)
add(
  'requests to other hosts before a click',
  bytes.otherRequests.length,
  '',
  budgets.otherRequests,
  bytes.otherRequests.join(' '),
)

for (const throttle of [1, 4]) {
  const { dialog, minimal } = await measureFirstRow(browser, sites, { throttle, gesture: hand, runs })
  const beside = `${minimal.toFixed(0)} ms, bare dialog ${dialog.toFixed(0)} ms`
  add(
    `click → first row, ${throttle}x, over a bare dialog`,
    minimal / dialog,
    '×',
    budgets.firstRowRatio,
    beside,
  )
}
for (const throttle of [1, 4]) {
  const { dialog, minimal } = await measureFirstRow(browser, sites, { throttle, gesture: {}, runs })
  const beside = `${minimal.toFixed(0)} ms, bare dialog ${dialog.toFixed(0)} ms`
  add(`the same, pressed without a hand's lead, ${throttle}x`, minimal / dialog, '×', undefined, beside)
}
for (const throttle of [1, 4]) {
  const { bare, minimal } = await measureLoad(browser, sites, { throttle, runs })
  const over = Math.max(0, minimal.blocking - bare.blocking)
  add(
    `total blocking time, ${throttle}x, over the bare app`,
    over,
    'ms',
    budgets.blockingMilliseconds,
    `bare ${bare.blocking.toFixed(0)} ms`,
  )
  if (throttle > 1) continue
  const mega = value => value / 1e6
  add(
    'heap after load, over the bare app',
    mega(minimal.heap - bare.heap),
    'MB',
    budgets.heapMegabytes,
    `bare ${mega(bare.heap).toFixed(1)} MB`,
  )
  add(
    'heap with the modal open, over the bare app',
    mega(minimal.openHeap - bare.heap),
    'MB',
    budgets.heapMegabytes,
  )
}
const many = await measureManyWallets(browser, sites.many, { throttle: 4 })
for (const [name, { frames, dropped, worst }] of Object.entries(many)) {
  add(
    `600 wallets, ${name}, 4x: frames dropped`,
    dropped,
    '',
    undefined,
    `of ${frames + dropped}, longest ${worst.toFixed(0)} ms`,
  )
}
await browser.close()
for (const site of Object.values(sites)) site.close()

const packages = countPackages()
add('packages installed', packages.length, '', budgets.packages)

const width = key => Math.max(...rows.map(row => row[key].length))
for (const { what, value, goal, verdict, beside } of rows) {
  console.log(
    [
      what.padEnd(width('what')),
      value.padStart(width('value')),
      goal.padEnd(width('goal')),
      verdict.padEnd(4),
      beside,
    ]
      .join('  ')
      .trimEnd(),
  )
}
console.log(`medians of ${runs} runs`)
process.exit(rows.some(row => row.verdict === 'OVER') ? 1 : 0)
