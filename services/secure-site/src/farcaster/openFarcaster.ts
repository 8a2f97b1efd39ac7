import { ConfigError } from '@latchkit/service-base'
import type { SecureSiteSettings } from '../settings.js'
import { openRegistries, type Registries } from './openRegistries.js'
import { type FarcasterRelay, openRelay } from './openRelay.js'

/** Services for the sign-in with Farcaster. */
export type Farcaster = { readonly relay: FarcasterRelay; readonly registries: Registries }

/**
 * Opens Farcaster from the settings. Disabled without a relay.
 *
 * @throws ConfigError when the site does not have an endpoint of the chain with the ids
 */
export function openFarcaster({ farcaster, rpcUrls }: SecureSiteSettings): Farcaster | undefined {
  const { relayUrl, chainId } = farcaster
  if (relayUrl === undefined) return undefined
  const endpoints = rpcUrls[`eip155:${chainId}`]
  if (!endpoints)
    throw new ConfigError('bad-config', `RPC_URLS: must have eip155:${chainId}, the chain of Farcaster ids`)
  return {
    relay: openRelay(relayUrl.replace(/\/$/, '')),
    registries: openRegistries({ ...farcaster, rpcUrls: endpoints }),
  }
}
