import type { Feature } from '../../types/feature.js'
import type { SecureFrameConfig } from './types.js'

/** Options of `createClient` for embedded wallets. */
export type SecureFrameOptions = {
  /** Wallets that are opened by e-mail, in a frame of a secure site. Default: off. */
  readonly secureFrame?: SecureFrameConfig | undefined
}

/** The slot of embedded wallets. The frame's client reads the address again, with every way to write it. */
export const secureFrame = {
  defaults: { secureFrame: undefined },
  validate({ secureFrame }, { need }) {
    // On a server there is no page: it is checked in the browser.
    need(
      !secureFrame ||
        (/^http(s:\/\/.|:\/\/([\w-]+\.)*(localhost|127\.0\.0\.1)([:/]|$))/.test(secureFrame.url) &&
          !`${secureFrame.url}/`.startsWith(`${globalThis.location?.origin}/`)),
      'secureFrame.url: pass an https URL of another origin',
    )
  },
  start(client) {
    const { config, platform, storage } = client
    // As in `frameStorage`, which is loaded only then.
    if (
      config.secureFrame &&
      (platform.privateStorage?.() ?? storage).get(`${config.storageKey}.frame.emailLoginUsed`)
    )
      import('./secureFrameParts.js').then(
        lazy => lazy.secureFrameParts.restoreAtStart(client),
        error => client.logger.warn('No login was restored.', { error }),
      )
  },
} satisfies Feature
