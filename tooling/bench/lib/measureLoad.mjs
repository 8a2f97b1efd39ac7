import { median } from './median.mjs'
import { openPage, press } from './openPage.mjs'
import { usedHeap } from './usedHeap.mjs'

async function once(browser, site, { throttle, open }) {
  const { page, cdp, close } = await openPage(browser, site, { throttle })
  const tasks = await page.evaluate(() => window.__probe.longTasks)
  const blocking = tasks.reduce((total, task) => total + Math.max(0, task - 50), 0)
  const heap = await usedHeap(cdp)
  let openHeap = heap
  if (open) {
    await press(page, page.getByTestId('connect-button'))
    await page.getByTestId('wallet-bench.wallet').waitFor()
    openHeap = await usedHeap(cdp)
  }
  await close()
  return { blocking, heap, openHeap }
}

/** Medians of total blocking time and live heap of the bare and the minimal app, turn by turn. */
export async function measureLoad(browser, { bare, minimal }, { throttle, runs }) {
  const values = { bare: [], minimal: [] }
  for (let run = 0; run < runs; run += 1) {
    values.bare.push(await once(browser, bare, { throttle, open: false }))
    values.minimal.push(await once(browser, minimal, { throttle, open: true }))
  }
  const middle = key => name => median(values[name].map(value => value[key]))
  return Object.fromEntries(
    ['bare', 'minimal'].map(name => [
      name,
      { blocking: middle('blocking')(name), heap: middle('heap')(name), openHeap: middle('openHeap')(name) },
    ]),
  )
}
