import { budgets } from '../lib/budgets.mjs'
import { runScript } from '../lib/runScript.mjs'

/** Cost of smart accounts: an operation beside bare viem, and five calls as one beside five transactions. */
export async function accounts({ add, note }, { runs }) {
  const printed = await runScript('services/secure-frame', 'bench/accounts.ts', '--count', String(runs))
  const { single, five } = JSON.parse(printed)
  const beside = `${single.own.toFixed(0)} ms, bare viem ${single.bare.toFixed(0)} ms, the same bundler`
  add(
    'accounts: approval → receipt, over bare viem',
    single.own / single.bare,
    '×',
    budgets.accountRatio,
    beside,
  )
  const { transactions, ...batches } = five
  const names = {
    batch: 'the smart account',
    upgrading: 'the eoa, upgraded with it',
    upgraded: 'the upgraded eoa',
  }
  for (const [way, { ms, gas }] of Object.entries(batches)) {
    const what = `accounts: five calls as one of ${names[way]}, over five transactions`
    const times = `${ms.toFixed(0)} ms, transactions ${transactions.ms.toFixed(0)} ms`
    const used = `${gas} gas, transactions ${transactions.gas}`
    note(
      what,
      `${(ms / transactions.ms).toFixed(2)} × time, ${(gas / transactions.gas).toFixed(2)} × gas`,
      `${times}; ${used}`,
    )
  }
}
