import { budgets } from '../lib/budgets.mjs'
import { runScript } from '../lib/runScript.mjs'

/** Load of the gateway, by its own benches: directory requests, then the index, each call of chain data, two nodes. */
export async function gateway({ add, note }) {
  const results = JSON.parse(await runScript('services/gateway', 'bench.ts', '--json'))
  for (const [name, { perSecond, perCpuSecond, p50, p99 }] of Object.entries(results)) {
    const beside = `${Math.round(perCpuSecond)} per CPU second, p50 ${p50.toFixed(2)} ms, p99 ${p99.toFixed(2)} ms`
    note(`gateway: ${name}`, `${Math.round(perSecond)} per second`, beside)
  }
  const { readingOverIndexRatio, overHealthRatio, twoNodesRatio, residentMegabytes } = budgets.gateway
  const { index, health, calls, memory, nodes } = JSON.parse(
    await runScript('services/gateway', 'bench/chain.ts'),
  )
  const { bare, indexed } = index
  const rates = `${indexed.toFixed(0)} blocks per second, bare ${bare.toFixed(0)}`
  add(
    'gateway: bare reading of blocks and logs over the index',
    bare / indexed,
    '×',
    readingOverIndexRatio,
    rates,
  )
  for (const [name, { p50, p99, failed, processor, node }] of Object.entries(calls)) {
    const failures = failed > 0 ? `, ${failed} failed` : ''
    const used = `${processor.toFixed(2)} ms of the processor, /healthz ${health.processor.toFixed(2)} ms`
    const times = `p50 ${p50.toFixed(2)} ms, p99 ${p99.toFixed(2)} ms, /healthz ${health.p99.toFixed(2)} ms`
    const alone = node ? `, the node alone ${node.p99.toFixed(2)} ms` : ''
    const beside = `${times}${alone}; ${used}${failures}`
    add(`gateway: ${name}, 200 per second: p99 over /healthz`, p99 / health.p99, '×', overHealthRatio, beside)
  }
  add('gateway: resident memory with PGlite, after these calls', memory, 'MB', residentMegabytes)
  if (!nodes) return note('gateway: two nodes', 'not measured', 'needs redis-server and Postgres')
  const beside = `${nodes.two.toFixed(2)} ms, one node ${nodes.one.toFixed(2)} ms, with Redis and Postgres`
  add('gateway: CPU of a call, two nodes over one', nodes.two / nodes.one, '×', twoNodesRatio, beside)
}
