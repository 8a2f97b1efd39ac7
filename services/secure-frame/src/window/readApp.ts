import type { FrameRequestPayload } from '@latchkit/secure-frame-client/protocol'
import type { WindowApp } from './windowMessages.js'

/** Characters of a name that are shown. */
const maximumName = 40

/** Characters of an icon as a data URI. */
const maximumIcon = 65_536

/**
 * Reads the page's description of its app, for the window of an approval: the name, and the first icon that is a data URI,
 * since the window loads no image from another host. Neither is verified.
 *
 * @example
 * readApp({ projectId: 'p', metadata: { name: 'App', icons: ['data:image/png;base64,…'] } })?.name // 'App'
 */
export function readApp({ metadata }: FrameRequestPayload<'SYNC_DAPP_DATA'>): WindowApp | undefined {
  const name = metadata?.name.trim() ?? ''
  if (name === '') return undefined
  const icon = metadata?.icons?.find(
    uri => /^data:image\/(?:png|jpeg|gif|webp|svg\+xml)[;,]/.test(uri) && uri.length <= maximumIcon,
  )
  const letters = Array.from(name)
  return {
    name: letters.length > maximumName ? `${letters.slice(0, maximumName - 1).join('')}…` : name,
    icon,
  }
}
