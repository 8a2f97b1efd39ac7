import { defaultWallets } from './defaults.js'
import type { Announcement, WalletConfig } from './types.js'

/** The announcement a configuration asks for. */
export function announcementOf(config: WalletConfig): Announcement {
  const [first, second] = config.wallets ?? []
  const named = (id: 'first' | 'second', given: typeof first) => ({
    id,
    name: given?.name ?? defaultWallets[id].name,
    rdns: given?.rdns ?? defaultWallets[id].rdns,
  })
  return {
    mode: config.mode ?? 'standard',
    time: config.time ?? 'now',
    wallets: second ? [named('first', first), named('second', second)] : [named('first', first)],
  }
}
