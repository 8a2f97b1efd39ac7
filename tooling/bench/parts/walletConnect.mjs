import { budgets } from '../lib/budgets.mjs'
import { measureDappBytes } from '../lib/measureDappBytes.mjs'
import { measureDapps } from '../lib/measureDapps.mjs'
import { startWalletConnect } from '../lib/startWalletConnect.mjs'
import { withSites } from '../lib/withSites.mjs'

const times = {
  asked: 'connect → URI, client ready',
  loaded: 'the same with import and start',
  settled: 'approve → settled',
  signed: 'request → signed answer',
}

/** The WalletConnect client beside the reference one, unmodified but for its verify step: same relay, wallet and run. */
export async function walletConnect({ add }, { runs }) {
  const { relayUrl, wallet, stop } = await startWalletConnect()
  await withSites(['walletConnect', 'signClient'], async (browser, sites) => {
    const ours = await measureDappBytes(browser, sites.walletConnect, relayUrl, wallet)
    const theirs = await measureDappBytes(browser, sites.signClient, relayUrl, wallet)
    const kilobytes = ours.bytes / 1000
    const beside = `sign-client ${(theirs.bytes / 1000).toFixed(1)} kB`
    add(
      'WalletConnect client, connect to a signed answer',
      kilobytes,
      'kB',
      budgets.walletConnectKilobytes,
      beside,
    )

    const medians = await measureDapps(browser, sites, { relayUrl, wallet, runs })
    for (const [key, what] of Object.entries(times)) {
      const [mine, reference] = [medians.protocol[key], medians.signClient[key]]
      const figures = `${mine.toFixed(1)} ms, sign-client ${reference.toFixed(1)} ms`
      add(`${what}, over sign-client`, mine / reference, '×', budgets.walletConnectTimeRatio, figures)
    }
  })
  await stop()
}
