import type { Feature } from '../../types/feature.js'
import type { SecureFrameConfig } from './types.js'

/** Options of `createClient` for embedded wallets. */
export type SecureFrameOptions = {
  /** Wallets that are opened by e-mail, in a frame of a secure site. Default: off. */
  readonly secureFrame?: SecureFrameConfig | undefined
}

/** The slot of embedded wallets. The address is checked when it is first used. */
export const secureFrame = {
  defaults: { secureFrame: undefined },
  start(client) {
    const { config, platform, storage } = client
    // As in `frameStorage`, which is loaded only then.
    if (
      config.secureFrame &&
      (platform.privateStorage?.() ?? storage).get(`${config.storageKey}.frame.emailLoginUsed`)
    )
      void import('./secureFrameParts.js').then(lazy => lazy.secureFrameParts.restoreAtStart(client))
  },
} satisfies Feature
