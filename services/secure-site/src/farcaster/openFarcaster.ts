import { ConfigError } from '@latchkit/service-base'
import type { SecureSiteSettings } from '../settings.js'
import { openRegistries, type Registries } from './openRegistries.js'
import { type FarcasterRelay, openRelay } from './openRelay.js'

/** What the site signs in with Farcaster by. */
export type Farcaster = { readonly relay: FarcasterRelay; readonly registries: Registries }

/**
 * Opens Farcaster by the settings. Without a relay it is off.
 *
 * @throws ConfigError when the site has no endpoint of the chain with the ids
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
