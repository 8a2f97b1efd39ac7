import { budgets } from '../lib/budgets.mjs'
import { measureTokenRow } from '../lib/measureTokenRow.mjs'
import { serveBalances } from '../lib/serveBalances.mjs'
import { withSites } from '../lib/withSites.mjs'

// Milliseconds between the pointer's arrival and the press, by throttle: a slow device is pressed as it answers.
const leads = { 1: 100, 4: 300 }

// Milliseconds for which the button is held down: as by a script, and as by a hand.
const holds = [0, 80]

/** Wait of a connected visitor for the tokens: press → first token row beside a bare dialog with the same request. */
export async function tokens({ add }, { runs }) {
  const gateway = await serveBalances()
  try {
    await withSites(['tokenDialog', 'tokens'], async (browser, sites) => {
      for (const hold of holds)
        for (const [throttle, hover] of Object.entries(leads)) {
          const found = await measureTokenRow(browser, sites, {
            gatewayUrl: gateway.url,
            throttle: Number(throttle),
            gesture: { hover, hold },
            runs,
          })
          const by = hold ? ', pressed by hand' : ''
          const what = `press → first token row over 1.5 × a bare dialog, pointer there for ${hover} ms${by}, ${throttle}x`
          const beside = `${found.tokens.toFixed(0)} ms, bare dialog ${found.dialog.toFixed(0)} ms`
          add(what, found.tokens - 1.5 * found.dialog, 'ms', budgets.firstTokenRow[throttle], beside)
        }
    })
  } finally {
    gateway.close()
  }
}
