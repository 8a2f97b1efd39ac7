import { budgets } from '../lib/budgets.mjs'
import { runScript } from '../lib/runScript.mjs'

const goals = [
  { match: /^memory per idle connection$/, unit: 'KiB', goal: budgets.idleConnectionKibibytes, isAim: true },
  { match: /^largest delay of a bystander/, unit: 'ms', goal: budgets.bystanderMilliseconds },
  { match: /^CPU per delivery over bare ws$/, unit: '×', goal: budgets.relayOverBareRatio },
  { match: /^Redis, two nodes.*over one node$/, unit: '×', goal: budgets.twoNodesRatio },
]

/** Load of the relay, by its own bench: deliveries, also beside bare ws, latency, idle memory, two nodes on one Redis. */
export async function relay({ add, note }) {
  const printed = await runScript('services/relay', 'bench/bench.ts')
  const lines = printed
    .trimEnd()
    .split('\n')
    .map(line => line.split(/ {2,}/))
  // A line that was renamed there would otherwise lose its goal here without a word.
  if (!lines.some(([what]) => goals[0].match.test(what))) throw new Error('the relay reported no idle memory')
  for (const [what, value] of lines) {
    const found = goals.find(({ match }) => match.test(what))
    if (!found) note(`relay: ${what}`, value)
    else add(`relay: ${what}`, Number.parseFloat(value), found.unit, found.goal, '', found)
  }
}
