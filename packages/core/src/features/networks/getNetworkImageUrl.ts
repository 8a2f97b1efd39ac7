import { getImageUrl } from '../../gateway/getImageUrl.js'
import type { Client } from '../../types/client.js'
import type { Network } from '../../types/network.js'

/** Parameters of {@link getNetworkImageUrl}. */
export type GetNetworkImageUrlParameters = {
  readonly network: Pick<Network, 'assets'>
}

/**
 * URL of a network's image: its `assets.imageUrl`, else the image that the gateway has for its `assets.imageId`. Undefined
 * when the network names none, or only an id and the client has no gateway.
 *
 * @example
 * getNetworkImageUrl(client, { network }) // 'https://gateway.example/public/getAssetImage/base?…'
 */
export function getNetworkImageUrl(
  client: Client,
  { network }: GetNetworkImageUrlParameters,
): string | undefined {
  const { imageUrl, imageId } = network.assets ?? {}
  if (imageUrl || !imageId) return imageUrl
  return getImageUrl(client, `public/getAssetImage/${encodeURIComponent(imageId)}`)
}
