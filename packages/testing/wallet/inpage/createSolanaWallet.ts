import { base58 } from '@scure/base'
import type {
  SolanaSignAndSendTransactionFeature,
  SolanaSignInFeature,
  SolanaSignMessageFeature,
  SolanaSignTransactionFeature,
} from '@solana/wallet-standard-features'
import type { IdentifierString, WalletAccount, WalletWithFeatures } from '@wallet-standard/base'
import type {
  StandardConnectFeature,
  StandardDisconnectFeature,
  StandardEventsChangeProperties,
  StandardEventsFeature,
  StandardEventsListeners,
  StandardEventsOnMethod,
} from '@wallet-standard/features'
import type { SiteWallet, SolanaAnnouncement, WalletId } from '../../src/common/types.js'
import { standardIcon } from '../../src/common/walletIcon.js'
import { pageError } from './createPageLink.js'
import { solanaFeatures } from './solanaFeatures.js'

export type SolanaWallet = WalletWithFeatures<
  StandardConnectFeature &
    StandardDisconnectFeature &
    StandardEventsFeature &
    SolanaSignMessageFeature &
    SolanaSignTransactionFeature &
    SolanaSignAndSendTransactionFeature &
    Partial<SolanaSignInFeature>
> & {
  /** The wallet's rdns, which the EIP-6963 provider has too. Wallet Standard itself has no id. */
  readonly id: string
}

export type SolanaWalletParameters = {
  id: WalletId
  name: string
  rdns: string
  announcement: SolanaAnnouncement
  send(method: string, params: unknown[]): Promise<unknown>
}

/** Creates a frozen account. Each read of `publicKey` returns a copy, so that no page can change the bytes. */
const createStandardAccount = (
  address: string,
  chains: readonly IdentifierString[],
  features: readonly IdentifierString[],
): WalletAccount =>
  Object.freeze({
    address,
    get publicKey() {
      return base58.decode(address)
    },
    chains,
    features,
  })

/** Creates the listeners of `standard:events`. */
const createStandardEvents = () => {
  const listeners = new Set<{ listener: StandardEventsListeners['change'] }>()
  const on: StandardEventsOnMethod = (_, listener) => {
    const entry = { listener }
    listeners.add(entry)
    return () => void listeners.delete(entry)
  }
  return {
    on,
    emit: (change: StandardEventsChangeProperties) => {
      for (const { listener } of [...listeners]) {
        try {
          listener(change)
        } catch (error) {
          // A listener that throws must not keep the event from the others.
          reportError(error)
        }
      }
    },
  }
}

/** Creates a Wallet Standard wallet. `update` sets its state; its accounts follow once the page has connected. */
export function createSolanaWallet({ id, name, rdns, announcement, send }: SolanaWalletParameters) {
  const chains = announcement.chains.filter((chain): chain is IdentifierString => chain.includes(':'))
  const events = createStandardEvents()
  const known = new Map<string, WalletAccount>()
  let permitted: readonly string[] = []
  let connected = false
  let accounts: readonly WalletAccount[] = Object.freeze([])

  const accountOf = (address: string): WalletAccount => {
    const account = known.get(address) ?? createStandardAccount(address, chains, features)
    known.set(address, account)
    return account
  }
  const follow = () => {
    const next = connected ? permitted : []
    if (next.join() === accounts.map(({ address }) => address).join()) return
    accounts = Object.freeze(next.map(accountOf))
    events.emit({ accounts })
  }
  const connect = (addresses: readonly string[]) => {
    permitted = addresses
    connected = addresses.length > 0
    follow()
  }
  const solana = solanaFeatures({
    signIn: announcement.signIn,
    send: async (method, params) => {
      if (!connected && method !== 'solana:signIn')
        throw pageError(4100, 'The site is not connected to this account.')
      return await send(method, params)
    },
    signedIn: address => {
      connect([address, ...permitted.filter(other => other !== address)])
      return accountOf(address)
    },
  })
  const features = Object.freeze(
    Object.keys(solana).filter((key): key is IdentifierString => key.includes(':')),
  )

  const wallet: SolanaWallet = Object.freeze({
    version: '1.0.0',
    id: rdns,
    name,
    icon: standardIcon(id),
    chains: Object.freeze(chains),
    features: Object.freeze({
      'standard:connect': Object.freeze({
        version: '1.0.0',
        connect: async ({ silent = false } = {}) => {
          const addresses = await send('standard:connect', [{ silent }])
          connect(Array.isArray(addresses) ? addresses.map(String) : [])
          return { accounts }
        },
      }),
      'standard:disconnect': Object.freeze({
        version: '1.0.0',
        // Grants are kept, as the standard asks: `connect` returns them again without a click.
        disconnect: async () => {
          connected = false
          follow()
        },
      }),
      'standard:events': Object.freeze({ version: '1.0.0', on: events.on }),
      ...solana,
    } satisfies SolanaWallet['features']),
    get accounts() {
      return accounts
    },
  })
  return {
    wallet,
    update: ({ solanaAccounts }: Pick<SiteWallet, 'solanaAccounts'>) => {
      permitted = solanaAccounts
      // Revoked in the wallet: only a new connection shows accounts again.
      if (permitted.length === 0) connected = false
      follow()
    },
  }
}
