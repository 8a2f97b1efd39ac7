import { WalletKit } from '@reown/walletkit'
import { Core } from '@walletconnect/core'
import type { ICore } from '@walletconnect/types'
import type { WalletConnectConfig } from '../../../src/common/types.js'
import { walletIcon } from '../../../src/common/walletIcon.js'

export type Kit = Awaited<ReturnType<typeof WalletKit.init>>

const prefix = 'wc-kit:'

const storedKeys = () => Object.keys(localStorage).filter(key => key.startsWith(prefix))

/** WalletConnect's stores in localStorage, which is written at once: a settled session survives any reload. */
const browserStorage = (): ICore['storage'] => {
  const read = (key: string) => {
    const text = localStorage.getItem(key)
    return text === null ? undefined : JSON.parse(text)
  }
  return {
    getKeys: async () => storedKeys().map(key => key.slice(prefix.length)),
    getEntries: async () => storedKeys().map(key => [key.slice(prefix.length), read(key)]),
    getItem: async key => read(`${prefix}${key}`),
    setItem: async (key, value) => {
      localStorage.setItem(`${prefix}${key}`, JSON.stringify(value))
    },
    removeItem: async key => {
      localStorage.removeItem(`${prefix}${key}`)
    },
  }
}

/** Creates the wallet side of WalletConnect. Everything that would call its vendor is off. */
export async function createKit({ relayUrl, projectId, name }: WalletConnectConfig): Promise<Kit> {
  const core = new Core({
    relayUrl,
    projectId,
    storage: browserStorage(),
    logger: 'silent',
    telemetryEnabled: false,
  })
  // No option turns these two off: one asks a vendor's server about the app, one reports that the page was opened.
  core.verify.resolve = () => Promise.reject(new Error('Off: no request goes to a third party.'))
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
    // The page shows requests in order itself. The library's queue waits a second between two.
    signConfig: { disableRequestQueue: true },
  })
}
