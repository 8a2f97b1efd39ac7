import { type SolanaAdapter, solanaAdapter } from '@latchkit/adapter-solana'
import { type WagmiAdapter, wagmiAdapter } from '@latchkit/adapter-wagmi'
import type { NetworkInput } from '@latchkit/core'
import { createNextAuthSiwx, type SiwxConfig } from '@latchkit/core/siwx'
import { createLatchkit, type Latchkit } from '@latchkit/react'
import type { Configuration } from '../configurations/types'
import { labNetworks } from '../networks/labNetworks'
import type { Services } from '../services/readServices'
import { cookieStorage } from './cookieStorage'
import { fetchNonce } from './fetchNonce'

export type CreateLabParameters = {
  readonly configuration: Configuration
  readonly services: Services
  /** Prefix of what is remembered, where a page has two instances. */
  readonly storageKey?: string | undefined
  /** Cookies of the request, where the page keeps what it remembers in them. */
  readonly cookie?: string | undefined
}

/** One instance of the kit, with the adapters by which the page signs and sends. */
export type Lab = {
  readonly latchkit: Latchkit
  readonly wagmi: WagmiAdapter | undefined
  readonly solana: SolanaAdapter | undefined
}

/** The kit as one page of the lab asks for it. */
export function createLab({ configuration, services, storageKey, cookie }: CreateLabParameters): Lab {
  const { adapters, theme, locale = 'en', features, isInline } = configuration
  const local = labNetworks(services)
  const hasEvm = adapters !== 'solana'
  const hasSolana = adapters !== 'wagmi'
  const networks: readonly [NetworkInput, ...NetworkInput[]] = hasEvm
    ? [...local.evm, ...(hasSolana ? local.solana : [])]
    : local.solana
  const wagmi = adapters === 'wagmi' || adapters === 'both' ? wagmiAdapter() : undefined
  const solana = adapters === 'solana' || adapters === 'both' ? solanaAdapter() : undefined
  const latchkit = createLatchkit({
    metadata: { name: 'Latchkit lab', description: 'Where the kit is tried out.' },
    networks,
    adapters: [wagmi, solana].filter(adapter => adapter !== undefined),
    walletConnect: services.relayUrl ? { relayUrl: services.relayUrl } : undefined,
    gateway: services.gatewayUrl ? { url: services.gatewayUrl } : undefined,
    siwx: toSiwx(configuration),
    customRpcUrls: configuration.hasOwnRpc ? services.ownRpcUrls : undefined,
    features,
    termsConditionsUrl: features?.legalCheckbox ? 'https://lab.example/terms' : undefined,
    privacyPolicyUrl: features?.legalCheckbox ? 'https://lab.example/privacy' : undefined,
    themeMode: theme ?? 'system',
    locale,
    disableAppend: isInline,
    storageKey,
    storage: cookie === undefined ? undefined : cookieStorage(cookie),
  })
  return { latchkit, wagmi, solana }
}

function toSiwx({ signIn }: Configuration): SiwxConfig | undefined {
  if (!signIn) return undefined
  const { by, required, expiresIn, authUrl } = signIn
  return {
    required,
    statement: 'Sign in to the lab.',
    expiresIn,
    adapter: by === 'next-auth' ? createNextAuthSiwx({ baseUrl: authUrl, getNonce: fetchNonce }) : undefined,
  }
}
