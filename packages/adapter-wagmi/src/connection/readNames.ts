import { announcedProviders } from '../discovery/announcedProviders.js'
import { detectWalletName } from '../discovery/detectWalletName.js'
import { readLegacyProvider } from '../discovery/readLegacyProvider.js'
import type { Runtime } from '../types.js'

/** What the page says about its wallets, beyond what their connectors know. */
export function readNames(runtime: Runtime): {
  announced: readonly string[]
  legacyName: string | undefined
} {
  const legacy = readLegacyProvider()
  const theirs = runtime.config._internal.mipd?.getProviders() ?? []
  return {
    announced: theirs.map(({ info }) => info.rdns),
    legacyName:
      legacy && !announcedProviders(runtime).includes(legacy) ? detectWalletName(legacy) : undefined,
  }
}
