import { type SolanaAdapter, solanaAdapter } from '@latchkit/adapter-solana'
import { type WagmiAdapter, wagmiAdapter } from '@latchkit/adapter-wagmi'
import type { NetworkInput } from '@latchkit/core'
import { createNextAuthSiwx, type SiwxConfig } from '@latchkit/core/siwx'
import { createCookieStorage } from '@latchkit/core/storage'
import { createLatchkit, type Latchkit } from '@latchkit/react'
import type { Configuration } from '../configurations/configurations'
import { labNetworks } from '../networks/labNetworks'
import type { Services } from '../services/readServices'

type CreateLabParameters = {
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
  const { adapters, theme, locale = 'en', features, isInline, embedded, timeZone } = configuration
  // The server renders for every visitor.
  if (timeZone && typeof window !== 'undefined') tellTimeZone(timeZone)
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
    defaultNetwork: configuration.firstNetwork,
    adapters: [wagmi, solana].filter(adapter => adapter !== undefined),
    walletConnect: services.relayUrl ? { relayUrl: services.relayUrl } : undefined,
    gateway: services.gatewayUrl ? { url: services.gatewayUrl } : undefined,
    secureFrame:
      embedded && services.secureSiteUrl
        ? {
            url: services.secureSiteUrl,
            projectId: 'lab',
            smartAccounts: !configuration.isEoaOnly,
            paymaster:
              configuration.hasPaymaster && services.paymasterUrl
                ? { url: services.paymasterUrl }
                : undefined,
          }
        : undefined,
    siwx: toSiwx(configuration),
    customRpcUrls: configuration.hasOwnRpc ? services.ownRpcUrls : undefined,
    features: embedded === 'email' ? { ...features, socials: false } : features,
    termsConditionsUrl: features?.legalCheckbox ? 'https://lab.example/terms' : undefined,
    privacyPolicyUrl: features?.legalCheckbox ? 'https://lab.example/privacy' : undefined,
    themeMode: theme ?? 'system',
    locale,
    locales: { sv: async () => (await import('../locales/swedish')).swedish },
    disableAppend: isInline,
    storageKey,
    storage: cookie === undefined ? undefined : cookieStorage(cookie),
  })
  return { latchkit, wagmi, solana }
}

/** Locale and time zone that a browser reports there. A page of the lab is reloaded for another set-up. */
function tellTimeZone(timeZone: string) {
  const { resolvedOptions } = Intl.DateTimeFormat.prototype
  Intl.DateTimeFormat.prototype.resolvedOptions = function () {
    return { ...resolvedOptions.call(this), timeZone }
  }
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

/** Cookies of the request while the server renders, those of the page afterwards. */
function cookieStorage(header: string) {
  return createCookieStorage({
    read: () => (typeof document === 'undefined' ? header : document.cookie),
    write: cookie => {
      // biome-ignore lint/suspicious/noDocumentCookie: Cookie Store is not in every browser, and answers late.
      if (typeof document !== 'undefined') document.cookie = cookie
    },
  })
}

/** A nonce that the lab's server issued for one sign-in. */
async function fetchNonce(): Promise<string> {
  const response = await fetch('/api/nonce', { method: 'POST', cache: 'no-store' })
  if (!response.ok) throw new Error(`The lab's server gave no nonce: HTTP ${response.status}`)
  return response.text()
}
