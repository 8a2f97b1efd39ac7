import { budgets } from '../lib/budgets.mjs'
import { measureEvents } from '../lib/measureEvents.mjs'
import { withSites } from '../lib/withSites.mjs'

/** Cost of one event of a wallet for an app whose components show its account and its network: renders and time. */
export async function events({ add }) {
  await withSites(['events', 'wagmiEvents'], async (browser, sites) => {
    for (const count of [1, 10, 100]) {
      const { kit, bare } = await measureEvents(browser, sites, count)
      const what = `one account event, ${count} component${count > 1 ? 's' : ''}:`
      const goal = budgets.rendersPerEvent
      const wagmi = `wagmi alone ${(bare.account / count).toFixed(2)}`
      add(`${what} renders of each that shows the account`, kit.account / count, '', goal, wagmi)
      const others = `wagmi alone ${bare.network}`
      add(`${what} renders of those that show the network`, kit.network, '', 0, others)
      const times = `${kit.time.toFixed(2)} ms, wagmi alone ${bare.time.toFixed(2)} ms`
      add(`${what} until it is on the page, over wagmi alone`, kit.time / bare.time, '×', undefined, times)
    }
  })
}
