import { defaultSolanaChains, defaultWallets } from './defaults.js'
import type { Announcement, WalletConfig } from './types.js'

/** The announcement a configuration asks for. */
export function announcementOf(config: WalletConfig): Announcement {
  const [first, second] = config.wallets ?? []
  const named = (id: 'first' | 'second', given: typeof first) => ({
    id,
    name: given?.name ?? defaultWallets[id].name,
    rdns: given?.rdns ?? defaultWallets[id].rdns,
  })
  const time = config.time ?? 'now'
  const solana = config.solana ?? {}
  return {
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
