import { createOwned } from '../../client/internal.js'
import type { Client } from '../../types/client.js'
import type { Feature } from '../../types/feature.js'
import type { SecureFrameConfig } from './types.js'

/** Options of `createClient` for embedded wallets. */
export type SecureFrameOptions = {
  /** Wallets that are opened by e-mail, in a frame of a secure site. Default: off. */
  readonly secureFrame?: SecureFrameConfig | undefined
}

/** As in `frameStorage`, which is loaded only when somebody signs in. */
const read = ({ config, platform, storage }: Client, key: string) =>
  (platform.privateStorage?.() ?? storage).get(`${config.storageKey}.frame.${key}`)

/**
 * The result of a social login for which this page was left. It is removed from the address, which becomes the one that
 * the page had, and is of no use without the device key of the frame.
 */
export const socialResult = /*#__PURE__*/ createOwned('secureFrame.result', client => {
  const { platform } = client
  const url = platform.pageUrl?.() ?? ''
  // In the fragment, which no server gets.
  const [, parameter, result] = /#(?:.*&)?(result_uri=([^&]*))/.exec(url) ?? []
  // The third part is the address, see `openSocialPage`.
  if (parameter)
    platform.replaceUrl?.(read(client, 'socialReturn')?.split(' ')[2] || url.replace(parameter, ''))
  return { result }
})

/** The slot of embedded wallets. The frame's client reads the address again, with every way to write it. */
export const secureFrame = {
  validate({ secureFrame }, { need }) {
    // On a server there is no page: it is checked in the browser.
    need(
      !secureFrame ||
        (/^http(s:\/\/.|:\/\/([\w-]+\.)*(localhost|127\.0\.0\.1)([:/]|$))/.test(secureFrame.url) &&
          !`${secureFrame.url}/`.startsWith(`${globalThis.location?.origin}/`)),
      'secureFrame.url: pass an https URL of another origin',
    )
  },
  // Before the app or anything else of the page reads the address.
  initialize(client) {
    if (client.config.secureFrame) socialResult(client)
  },
  start(client) {
    if (client.config.secureFrame && read(client, 'emailLoginUsed'))
      import('./secureFrameParts.js').then(
        lazy => lazy.secureFrameParts.restoreAtStart(client),
        error => client.logger.warn('No login was restored.', { error }),
      )
  },
} satisfies Feature
