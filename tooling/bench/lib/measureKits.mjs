import { median } from './median.mjs'
import { openPage, press, transferred } from './openPage.mjs'
import { usedHeap } from './usedHeap.mjs'

/** Milliseconds between the pointer's arrival and the press, by throttle. */
const leads = { 1: 100, 4: 300 }
const rowText = 'Bench Wallet'

const sum = files => files.reduce((total, { bytes }) => total + bytes, 0)
const hostsOf = requests => [
  ...new Set(requests.filter(one => !one.own).map(({ url }) => new URL(url).hostname)),
]

async function open(browser, site, { throttle = 1, gesture } = {}) {
  const opened = await openPage(browser, site, {
    throttle,
    rowText,
    isStrange: true,
    settle: gesture ? 300 : 1000,
  })
  const { page, requests, cdp } = opened
  const before = [...requests]
  const heap = gesture ? undefined : await usedHeap(cdp)
  await press(page, page.locator('#app button').first(), gesture)
  await page.waitForFunction(() => window.__probe.firstRow !== undefined, undefined, { polling: 50 })
  return { ...opened, before, heap }
}

/** Bytes, requests and memory of one site, before the press and with its first row shown. */
async function measureSite(browser, site) {
  const { page, requests, before, cdp, heap, close } = await open(browser, site)
  await page.waitForTimeout(1000)
  const openHeap = await usedHeap(cdp)
  await close()
  return {
    before: sum(transferred(before, site)),
    toRow: sum(transferred(requests, site)),
    requests: before.length,
    hosts: hostsOf(before),
    hostsToRow: hostsOf(requests),
    heap,
    openHeap,
  }
}

/**
 * Figures of each site: what `measureSite` returns, and `times`: medians of press → first row in milliseconds, by throttle
 * and lead. Sites are pressed turn by turn, so that all meet the same machine.
 */
export async function measureKits(browser, sites, { runs }) {
  const names = Object.keys(sites)
  const found = {}
  for (const name of names) found[name] = { ...(await measureSite(browser, sites[name])), times: {} }
  for (const throttle of [1, 4])
    for (const hover of [leads[throttle], 0]) {
      const values = Object.fromEntries(names.map(name => [name, []]))
      for (let run = 0; run < runs; run += 1)
        for (const name of names) {
          const { page, close } = await open(browser, sites[name], { throttle, gesture: { hover } })
          values[name].push(await page.evaluate(() => window.__probe.firstRow))
          await close()
        }
      for (const name of names)
        found[name].times[`${throttle}x${hover ? ' with lead' : ''}`] = median(values[name])
    }
  return found
}
