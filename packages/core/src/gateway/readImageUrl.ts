import type { Client } from '../types/client.js'

/**
 * Returns the URL of an image in a response: an image of the gateway, a `data:` image, or a path of the gateway. Undefined
 * for any other host, which would learn about the view of the user.
 */
export function readImageUrl(client: Client, url: string | undefined): string | undefined {
  const { gateway } = client.config
  if (!url) return undefined
  if (/^data:image\/(?:png|jpeg|gif|webp|avif|svg\+xml)[;,]/i.test(url))
    return url.length > 100_000 ? undefined : url
  if (!gateway) return undefined
  const base = `${gateway.url.replace(/\/+$/, '')}/`
  if (!URL.canParse(url, base)) return undefined
  const { href } = new URL(url, base)
  return href.startsWith(base) ? href : undefined
}
