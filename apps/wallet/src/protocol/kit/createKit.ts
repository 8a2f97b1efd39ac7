import { WalletKit } from '@reown/walletkit'
import { Core } from '@walletconnect/core'
import type { ICore } from '@walletconnect/types'
import type { ProtocolConfig } from '../../common/protocolConfig.js'
import { walletIcon } from '../../inpage/walletIcon.js'
import { browserStorage } from './browserStorage.js'

export type Kit = Awaited<ReturnType<typeof WalletKit.init>>

/** The wallet side of the protocol, with everything off that would call its vendor. */
export async function createKit({ relayUrl, projectId, name }: ProtocolConfig): Promise<Kit> {
  const core = new Core({
    relayUrl,
    projectId,
    storage: browserStorage(),
    logger: 'silent',
    telemetryEnabled: false,
  })
  // These two know no option: one asks a server of the vendor about the app, one reports that the page was opened.
  core.verify.resolve = () => Promise.reject(new Error('Off: nothing is asked of a third party.'))
  core.eventClient.init = async () => undefined
  return await WalletKit.init({
    // Its own types disagree about `?:` and `undefined`.
    core: core as ICore,
    metadata: {
      name,
      description: 'A wallet for local chains, for tests',
      url: location.origin,
      icons: [walletIcon('first')],
      redirect: { universal: location.origin },
    },
    // Each request is shown when its turn comes; the queue of the library waits a second between two.
    signConfig: { disableRequestQueue: true },
  })
}
