import type { Feature } from '../../types/feature.js'

/** An action of the account view, as `walletActionsOrder` lists them. */
export type WalletAction = 'onramp' | 'swaps' | 'receive' | 'send'
/** Who may vouch for a person who opens an embedded wallet. */
export type SocialProvider = 'google' | 'x' | 'discord' | 'farcaster' | 'github' | 'apple' | 'facebook'

/** Flags of features that are planned. Each moves to the folder of its feature when that lands. */
export type PlannedFlags = {
  /** Needs the gateway. Default: true. */
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
  /** Default: false. */
  readonly smartSessions: boolean
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
      smartSessions: false,
      walletActionsOrder: ['onramp', 'swaps', 'receive', 'send'],
    },
  },
  diagnose({ config, adapters: given }) {
    const { features, gateway, secureFrame, adapters } = config
    // Where nothing is missing there is nothing left for the app to do.
    const planned = 'is not there yet'
    const withFrame = secureFrame && adapters ? '' : 'needs the secure frame'
    const withGateway = gateway ? planned : 'needs the gateway'
    const reasons: { readonly [flag in keyof PlannedFlags]?: string } = {
      email: withFrame,
      socials: withFrame,
      swaps: withGateway,
      onramp: gateway ? '' : withGateway,
      history: gateway ? '' : withGateway,
      send: given.some(adapter => adapter.estimateTransfer) ? '' : 'needs an adapter that sends',
    }
    return Object.entries(reasons)
      .filter(([flag, reason]) => reason && features[flag as keyof PlannedFlags])
      .map(([flag, reason]) => ({ subject: `features.${flag}`, reason }))
  },
} satisfies Feature
