import { budgets } from '../lib/budgets.mjs'
import { measureSecureFrame } from '../lib/measureSecureFrame.mjs'
import { openFrameSite } from '../lib/openFrameSite.mjs'
import { runScript } from '../lib/runScript.mjs'
import { withSites } from '../lib/withSites.mjs'

/** Cost of the embedded wallet: the frame in a browser, then sign-ins at the server. */
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

  const { signIns, nodes, enumeration } = JSON.parse(
    await runScript('services/secure-site', 'bench/bench.ts'),
  )
  for (const [store, { perSecond, p50, p99, bare }] of Object.entries(signIns)) {
    const beside =
      `${perSecond.toFixed(0)} per second, p50 ${p50.toFixed(0)} ms, p99 ${p99.toFixed(0)} ms; ` +
      `bare ${bare.perSecond.toFixed(0)} per second, p99 ${bare.p99.toFixed(0)} ms`
    // A part of the bare route's rate is a goal from below, so its inverse is held.
    const goal = 1 / budgets.frame.signInsShare[store]
    add(`secure site, ${store}: a bare route over sign-ins`, bare.perSecond / perSecond, '×', goal, beside)
  }
  for (const [number, measured] of Object.entries(nodes)) {
    const names = { signIns: 'sign-ins', releases: 'approvals with a release of the share' }
    for (const [kind, name] of Object.entries(names)) {
      const { perSecond, p50, p99, processor } = measured[kind]
      const beside =
        `${perSecond.toFixed(0)} per second, p50 ${p50.toFixed(0)} ms, p99 ${p99.toFixed(0)} ms, ` +
        `${processor.toFixed(2)} ms of the processors of the nodes for each`
      const what = `secure site, Postgres and Redis, nodes: ${number}: milliseconds of 400 ${name}`
      add(what, 400_000 / perSecond, 'ms', 1_000, beside, { isAim: true })
    }
  }
  const { known, unknown } = enumeration
  const difference = `known ${known.toFixed(1)} ms, unknown ${unknown.toFixed(1)} ms`
  note(
    'secure site: known and unknown addresses differ by',
    `${Math.abs(known - unknown).toFixed(1)} ms`,
    difference,
  )
}
