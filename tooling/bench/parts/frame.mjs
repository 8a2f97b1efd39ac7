import { budgets } from '../lib/budgets.mjs'
import { measureSecureFrame } from '../lib/measureSecureFrame.mjs'
import { openFrameSite } from '../lib/openFrameSite.mjs'
import { withSites } from '../lib/withSites.mjs'

/** Cost of the embedded wallet in a browser. */
export async function frame({ add, note }, { runs }) {
  const inBrowser = async (browser, { frameFloor }) => {
    const site = await openFrameSite()
    try {
      const found = await measureSecureFrame(browser, site, frameFloor, { runs })
      const compare = (what, value, floor, goal, of) => {
        const beside = `${value.toFixed(2)} ms, ${of} ${floor.toFixed(2)} ms`
        add(`secure frame: ${what}`, value / floor, '×', goal, beside)
      }
      const { readyRatio, safeRequestRatio, signatureRatio } = budgets.frame
      compare('ready, over an empty frame', found.ready, found.empty, readyRatio, 'empty frame')
      compare('a safe request, over a bare port', found.safe, found.port, safeRequestRatio, 'bare port')
      const { signature, share, worker } = found
      const parts = `share ${share.toFixed(1)} ms + worker and noble ${worker.toFixed(1)} ms =`
      compare('approve → signature, over its parts', signature, share + worker, signatureRatio, parts)
      compare(
        'request → an approval that can be given, over an empty window',
        found.armed,
        found.emptyWindow,
        budgets.frame.armedRatio,
        'empty window and 800 ms',
      )
      note('secure frame: code → connected, a new wallet', `${found.code.toFixed(0)} ms`)
    } finally {
      await site.close()
    }
  }
  await withSites(['frameFloor'], inBrowser, { hasFrames: true })
}
