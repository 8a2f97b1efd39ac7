import { runScript } from '../lib/runScript.mjs'

/** Directory requests per second, by the gateway's own bench. */
export async function gateway({ note }) {
  const results = JSON.parse(await runScript('services/gateway', 'bench.ts', '--json'))
  for (const [name, { perSecond, perCpuSecond, p50, p99 }] of Object.entries(results)) {
    const beside = `${Math.round(perCpuSecond)} per CPU second, p50 ${p50.toFixed(2)} ms, p99 ${p99.toFixed(2)} ms`
    note(`gateway: ${name}`, `${Math.round(perSecond)} per second`, beside)
  }
}
