import { budgets } from '../lib/budgets.mjs'
import { runScript } from '../lib/runScript.mjs'

/** What the relay bears, by its own bench: deliveries, latency, idle memory, two nodes on one Redis. */
export async function relay({ add, tell }) {
  const printed = await runScript('services/relay', 'bench/bench.ts')
  for (const line of printed.trimEnd().split('\n')) {
    const [what, value] = line.split(/ {2,}/)
    const idle = /([\d.]+) KiB each/.exec(value)?.[1]
    const isOpen = { isAim: true }
    if (idle) add(`relay: ${what}`, Number(idle), 'KiB each', budgets.idleConnectionKibibytes, '', isOpen)
    else if (what.includes('over one node')) add(`relay: ${what}`, Number(value), '×', budgets.twoNodesRatio)
    else tell(`relay: ${what}`, value)
  }
}
