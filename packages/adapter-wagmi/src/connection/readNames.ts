import type { Connector } from '@latchkit/core'
import { announcedProviders } from '../discovery/announcedProviders.js'
import { detectWalletName } from '../discovery/detectWalletName.js'
import { readLegacyProvider } from '../discovery/readLegacyProvider.js'
import type { Runtime } from '../types.js'

/** What is known of wallets, beyond what their connectors know. */
export type PageNames = {
  /** rdns of wallets that the app's own config found by EIP-6963. */
  readonly announced: readonly string[]
  /** What `window.ethereum` is called; undefined when it is absent or announced itself under its own name. */
  readonly legacyName: string | undefined
  /** The protocol's connector as its session's wallet names it. */
  readonly sessionConnector: Connector<'eip155'> | undefined
}

/** What the page says about its wallets, beyond what their connectors know. */
export function readNames(runtime: Runtime): PageNames {
  const legacy = readLegacyProvider()
  const theirs = runtime.config._internal.mipd?.getProviders() ?? []
  return {
    sessionConnector: runtime.sessionConnector,
    announced: theirs.map(({ info }) => info.rdns),
    legacyName:
      legacy && !announcedProviders(runtime).includes(legacy) ? detectWalletName(legacy) : undefined,
  }
}
