import { createOwned } from '../../../client/internal.js'
import type { Client } from '../../../types/client.js'

/** Reads a key of `frameStorage`, which is loaded only for a sign-in. */
export function readFrameKey({ config, platform, storage }: Client, key: string): string | undefined {
  return (platform.privateStorage?.() ?? storage).get(`${config.storageKey}.frame.${key}`)
}

/**
 * The result of a social login for which the user left this page. It is removed from the address, which becomes the
 * previous address of the page, and is of no use without the device key of the frame.
 */
export const socialResult = /*#__PURE__*/ createOwned('secureFrame.result', client => {
  const { platform } = client
  const url = platform.pageUrl?.() ?? ''
  // In the fragment, which no server gets.
  const [, parameter, result] = /#(?:.*&)?(result_uri=([^&]*)&?)/.exec(url) ?? []
  // The third part is the address, see `openSocialPage`.
  if (parameter)
    platform.replaceUrl?.(
      readFrameKey(client, 'socialReturn')?.split(' ')[2] || url.replace(parameter, '').replace(/[#&]$/, ''),
    )
  return { result }
})
