import { solanaAdapter } from '@latchkit/adapter-solana'
import { wagmiAdapter } from '@latchkit/adapter-wagmi'
import { mainnet } from '@latchkit/core/networks'
import { createLatchkit } from '@latchkit/react'
import { customWallets } from './customWallets.js'
import { localNetworks } from './localNetworks.js'
import { localSolana } from './localSolana.js'
import type { readOptions } from './readOptions.js'

type LabParameters = {
  options: ReturnType<typeof readOptions> & { bare?: boolean }
  rpcUrls: string[]
  storageKey?: string
}

/** The latchkit a test page shows, with what the test asked for. */
export function createLab({ options, rpcUrls, storageKey }: LabParameters) {
  const { themeMode, projectId } = options
  const evm = localNetworks(rpcUrls, !options.names)
  const local = options.solana ? ([...evm, localSolana(options.solana, options.solanaId)] as const) : evm
  return createLatchkit({
    metadata: { name: 'Lab', url: 'https://lab.example' },
    networks: options.networks === 'mainnet' ? [mainnet] : options.networks === 'first' ? [local[0]] : local,
    defaultNetwork: options.defaultNetwork,
    adapters: options.bare ? [] : options.solana ? [wagmiAdapter(), solanaAdapter()] : [wagmiAdapter()],
    walletConnect: options.relay ? { relayUrl: options.relay, projectId } : undefined,
    gateway: options.gateway ? { url: options.gateway, projectId } : undefined,
    names: options.names ? { parent: options.names } : undefined,
    secureFrame: options.secureSite
      ? { url: options.secureSite, projectId: 'lab', smartAccounts: options.smartAccounts }
      : undefined,
    analytics: options.analytics,
    siwx: options.siwx
      ? {
          required: options.siwx === 'required',
          statement: options.siwxStatement ?? 'Welcome to the lab',
          expiresIn: options.siwxExpires,
        }
      : undefined,
    locale: options.locale,
    themeMode,
    customWallets: customWallets(options.custom),
    featuredWalletIds: options.featured,
    includeWalletIds: options.include,
    excludeWalletIds: options.exclude,
    features: { legalCheckbox: options.legal, collapseWallets: options.collapse },
    termsConditionsUrl: 'https://lab.example/terms',
    privacyPolicyUrl: 'https://lab.example/privacy',
    disableAppend: options.embedded,
    ...(storageKey ? { storageKey } : {}),
  })
}
