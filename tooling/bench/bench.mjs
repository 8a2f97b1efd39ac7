// Cost of Latchkit for an app and for an operator of its services, measured against budgets. Arguments name the parts to run.
import { createTable } from './lib/createTable.mjs'
import { accounts } from './parts/accounts.mjs'
import { app } from './parts/app.mjs'
import { compare } from './parts/compare.mjs'
import { events } from './parts/events.mjs'
import { frame } from './parts/frame.mjs'
import { gateway } from './parts/gateway.mjs'
import { relay } from './parts/relay.mjs'
import { signIns } from './parts/signIns.mjs'
import { tokens } from './parts/tokens.mjs'
import { walletConnect } from './parts/walletConnect.mjs'

const parts = { app, tokens, events, walletConnect, relay, gateway, frame, signIns, accounts }
/** Parts that run only if they are named. */
const named = { compare }
const wanted = process.argv.slice(2)
const all = { ...parts, ...named }
const unknown = wanted.find(name => !(name in all))
if (unknown) {
  console.error(`bench: there is no part ${unknown}; there are ${Object.keys(all).join(', ')}`)
  process.exit(1)
}
const runs = Number(process.env.LATCHKIT_BENCH_RUNS ?? 7)
const table = createTable()
for (const [name, measure] of Object.entries(wanted.length === 0 ? parts : all))
  if (wanted.length === 0 || wanted.includes(name)) await measure(table, { runs })
table.print()
console.log(`medians of ${runs} runs; compare times of one run only`)
process.exit(table.isOver() ? 1 : 0)
