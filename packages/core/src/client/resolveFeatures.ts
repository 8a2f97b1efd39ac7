import type { Client } from '../types/client.js'
import type { Features } from '../types/config.js'

/** Why a feature that the config asks for cannot be there. */
const missing: { readonly [feature in keyof Features]?: string } = {
  email: 'needs the secure frame',
  socials: 'needs the secure frame',
  swaps: 'needs the gateway',
  onramp: 'needs the gateway',
  history: 'needs the gateway',
}

/**
 * The features that are really there, and for those that are not the reason.
 *
 * @example
 * resolveFeatures(client).off.swaps // 'needs the gateway'
 */
export function resolveFeatures(client: Pick<Client, 'config' | 'adapters'>): {
  readonly features: Features
  readonly off: { readonly [feature in keyof Features]?: string | undefined }
} {
  const { features } = client.config
  const off: { -readonly [feature in keyof Features]?: string | undefined } = {}
  // With a gateway there is nothing left for the app to do.
  for (const key of Object.keys(missing) as (keyof Features)[])
    if (features[key])
      off[key] =
        client.config.gateway && key !== 'email' && key !== 'socials' ? 'is not there yet' : missing[key]
  if (features.send && !client.adapters.some(({ sendTransfer }) => sendTransfer))
    off.send = 'needs an adapter that can send'
  const resolved = Object.fromEntries(
    Object.entries(features).map(([key, value]) => [key, key in off ? false : value]),
  )
  return { features: { ...features, ...resolved }, off }
}
