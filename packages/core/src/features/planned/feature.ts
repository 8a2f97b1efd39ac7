import type { Feature } from '../../types/feature.js'

/** An action of the account view, as `walletActionsOrder` lists them. */
export type WalletAction = 'onramp' | 'swaps' | 'receive' | 'send'
/** Who may vouch for a person who opens an embedded wallet. */
export type SocialProvider = 'google' | 'x' | 'discord' | 'farcaster' | 'github' | 'apple' | 'facebook'

/** Flags of features that are planned. Each moves to the folder of its feature when that lands. */
export type PlannedFlags = {
  /** Needs the gateway and an adapter that sends. Default: true. */
  readonly swaps: boolean
  /** Buying with a card; needs the gateway. Default: true. */
  readonly onramp: boolean
  /** Default: true. */
  readonly receive: boolean
  /** Needs an adapter with `estimateTransfer`. Default: true. */
  readonly send: boolean
  /** Login by e-mail; needs the secure frame. Default: true. */
  readonly email: boolean
  /** Social logins in this order; they need the secure frame. Default: all. */
  readonly socials: readonly SocialProvider[] | false
  /** Past transactions; needs the gateway. Default: true. */
  readonly history: boolean
  /** Default: onramp, swaps, receive, send. */
  readonly walletActionsOrder: readonly WalletAction[]
}

/** The slot of features that are planned. */
export const planned = {
  defaults: {
    features: {
      swaps: true,
      onramp: true,
      receive: true,
      send: true,
      email: true,
      socials: ['google', 'x', 'discord', 'farcaster', 'github', 'apple', 'facebook'],
      history: true,
      walletActionsOrder: ['onramp', 'swaps', 'receive', 'send'],
    },
  },
  diagnose({ config: { features, gateway, secureFrame, adapters }, adapters: given }) {
    // Where nothing is missing there is nothing left for the app to do.
    const frame = secureFrame && adapters ? '' : 'needs the secure frame'
    const server = gateway ? '' : 'needs the gateway'
    const sender = given.some(adapter => adapter.estimateTransfer) ? '' : 'needs an adapter that sends'
    const reasons: { readonly [flag in keyof PlannedFlags]?: string } = {
      email: frame,
      socials: frame,
      swaps: server || sender,
      onramp: server,
      history: server,
      send: sender,
    }
    return Object.entries(reasons)
      .filter(([flag, reason]) => reason && features[flag as keyof PlannedFlags])
      .map(([flag, reason]) => ({ subject: `features.${flag}`, reason }))
  },
} satisfies Feature
