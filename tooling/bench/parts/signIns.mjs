import { budgets } from '../lib/budgets.mjs'
import { runScript } from '../lib/runScript.mjs'

/** Load of the secure site: sign-ins beside a bare route, then those and releases of a share at nodes in processes. */
export async function signIns({ add, note }) {
  const measured = JSON.parse(await runScript('services/secure-site', 'bench/bench.ts'))
  for (const [store, { perSecond, p50, p99, bare }] of Object.entries(measured.signIns)) {
    const beside =
      `${perSecond.toFixed(0)} per second, p50 ${p50.toFixed(0)} ms, p99 ${p99.toFixed(0)} ms; ` +
      `bare ${bare.perSecond.toFixed(0)} per second, p99 ${bare.p99.toFixed(0)} ms`
    // A part of the bare route's rate is a goal from below, so its inverse is held.
    const goal = 1 / budgets.signIns.shareOfBare[store]
    add(`secure site, ${store}: a bare route over sign-ins`, bare.perSecond / perSecond, '×', goal, beside)
  }
  for (const [number, kinds] of Object.entries(measured.nodes)) {
    const names = {
      starts: 'starts of a sign-in, with the mail',
      signIns: 'sign-ins',
      releases: 'approvals with a release of the share',
    }
    for (const [kind, name] of Object.entries(names)) {
      const { perSecond, p50, p99, processor } = kinds[kind]
      const what = `secure site, Postgres and Redis, nodes: ${number}`
      const beside = `${perSecond.toFixed(0)} per second, p50 ${p50.toFixed(0)} ms`
      const { perSecond: rate, p99: slowest } = budgets.signIns
      const asAim = { isAim: true }
      add(`${what}: milliseconds of ${rate} ${name}`, (1000 * rate) / perSecond, 'ms', 1000, beside, asAim)
      add(`${what}: p99 of ${name}`, p99, 'ms', slowest, '', asAim)
      const rateOfProcessor = `${(1000 / processor).toFixed(0)} per second of the processors of the nodes`
      note(`${what}: processor time of ${name}, each`, `${processor.toFixed(2)} ms`, rateOfProcessor)
    }
  }
  const { known, unknown } = measured.enumeration
  const difference = `known ${known.toFixed(1)} ms, unknown ${unknown.toFixed(1)} ms`
  note(
    'secure site: known and unknown addresses differ by',
    `${Math.abs(known - unknown).toFixed(1)} ms`,
    difference,
  )
}
