import { budgets } from '../lib/budgets.mjs'
import { measureDappBytes } from '../lib/measureDappBytes.mjs'
import { measureDapps } from '../lib/measureDapps.mjs'
import { startProtocol } from '../lib/startProtocol.mjs'
import { withSites } from '../lib/withSites.mjs'

const times = {
  asked: 'connect → URI, client ready',
  loaded: 'the same with import and start',
  settled: 'approve → settled',
  signed: 'request → signed answer',
}

/** The protocol's client beside the reference one, unmodified but for its verify step: same relay, wallet and run. */
export async function protocol({ add }, { runs }) {
  const { relayUrl, wallet, stop } = await startProtocol()
  await withSites(['protocol', 'signClient'], async (browser, sites) => {
    const ours = await measureDappBytes(browser, sites.protocol, relayUrl, wallet)
    const theirs = await measureDappBytes(browser, sites.signClient, relayUrl, wallet)
    const kilobytes = ours.bytes / 1000
    const beside = `sign-client ${(theirs.bytes / 1000).toFixed(1)} kB`
    add('protocol client, connect to a signed answer', kilobytes, 'kB', budgets.protocolKilobytes, beside)

    const medians = await measureDapps(browser, sites, { relayUrl, wallet, runs })
    for (const [key, what] of Object.entries(times)) {
      const [mine, reference] = [medians.protocol[key], medians.signClient[key]]
      const figures = `${mine.toFixed(1)} ms, sign-client ${reference.toFixed(1)} ms`
      add(`${what}, over sign-client`, mine / reference, '×', budgets.protocolTimeRatio, figures)
    }
  })
  await stop()
}
