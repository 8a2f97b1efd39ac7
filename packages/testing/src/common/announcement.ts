import { defaultSolanaChains, defaultWallets, knownWallets } from './defaults.js'
import type { Announcement, WalletConfig, WalletId, WalletState } from './types.js'

/** Name and rdns of a wallet whose configuration has none. */
export function defaultNames({ like }: WalletConfig, id: WalletId): { name: string; rdns: string } {
  return like && id === 'first' ? knownWallets[like] : defaultWallets[id]
}

/** The announcement that a configuration asks for. */
export function announcementOf(config: WalletConfig): Announcement {
  const [first, second] = config.wallets ?? []
  const named = (id: WalletId, given: typeof first) => ({
    id,
    name: given?.name ?? defaultNames(config, id).name,
    rdns: given?.rdns ?? defaultNames(config, id).rdns,
  })
  const time = config.time ?? 'now'
  const solana = config.solana ?? {}
  return {
    ...(config.like && { like: config.like }),
    mode: config.mode ?? 'standard',
    time,
    wallets: second ? [named('first', first), named('second', second)] : [named('first', first)],
    ...(solana && {
      solana: {
        chains: (solana.chains ?? defaultSolanaChains).map(({ id: chain }) => chain),
        signIn: solana.signIn ?? true,
        time: solana.time ?? time,
      },
    }),
  }
}

/** The announcement of the current state, with what was changed in the popup. */
export function currentAnnouncement({ wallets, settings, solanaChains }: WalletState): Announcement {
  const named = (id: WalletId) => ({ id, name: wallets[id].name, rdns: wallets[id].rdns })
  return {
    ...(settings.like && { like: settings.like }),
    mode: settings.mode,
    time: settings.time,
    wallets: settings.second ? [named('first'), named('second')] : [named('first')],
    ...(settings.solana && {
      solana: {
        chains: solanaChains.map(({ id }) => id),
        signIn: settings.signIn,
        time: settings.solanaTime ?? settings.time,
      },
    }),
  }
}
