import { stringToHex } from 'viem'
import { median } from './median.mjs'
import { openDapp } from './openDapp.mjs'

/** Signatures per page: the first one pays for what is compiled once. */
const signatures = 5

async function once(browser, site, relayUrl, wallet) {
  const { page, close } = await openDapp(browser, site)
  const { uri, loaded, asked } = await page.evaluate(async url => {
    const start = performance.now()
    await window.benchDapp.open(url)
    const opened = performance.now()
    const uri = await window.benchDapp.propose()
    const now = performance.now()
    return { uri, loaded: now - start, asked: now - opened }
  }, relayUrl)
  const proposal = await wallet.pair(uri)
  const began = await proposal.approve()
  const settled = (await page.evaluate(() => window.benchDapp.settled)) - began
  const signed = []
  for (let turn = 0; turn < signatures; turn += 1) {
    const took = await page.evaluate(
      async message => {
        const start = performance.now()
        await window.benchDapp.sign(message)
        return performance.now() - start
      },
      stringToHex(`message ${turn}`),
    )
    signed.push(took)
  }
  await close()
  return { loaded, asked, settled, signed: median(signed) }
}

/**
 * Medians in milliseconds of each page's way from `connect` to a signature, turn by turn, so that all meet the same
 * machine: `loaded` is import, client and URI, `asked` the URI with the client ready, `settled` from the wallet's
 * approval to the session, `signed` a request and its answer.
 */
export async function measureDapps(browser, sites, { relayUrl, wallet, runs }) {
  const values = Object.fromEntries(Object.keys(sites).map(name => [name, []]))
  for (let run = -1; run < runs; run += 1) {
    for (const [name, site] of Object.entries(sites)) {
      const value = await once(browser, site, relayUrl, wallet)
      if (run >= 0) values[name].push(value)
    }
  }
  return Object.fromEntries(
    Object.entries(values).map(([name, all]) => [
      name,
      Object.fromEntries(Object.keys(all[0]).map(key => [key, median(all.map(value => value[key]))])),
    ]),
  )
}
