import type { Announcement, WalletState } from '../common/types.js'

export function currentAnnouncement({ wallets, settings, solanaChains }: WalletState): Announcement {
  const named = (id: 'first' | 'second') => ({ id, name: wallets[id].name, rdns: wallets[id].rdns })
  return {
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
