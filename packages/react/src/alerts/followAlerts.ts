import { analyticsErrorAtom } from '@latchkit/core/analytics'
import { walletDirectoryAtom, walletHighlightsAtom, walletSearchAtom } from '@latchkit/core/wallets'
import type { Latchkit } from '../latchkit/types.js'
import { alertOf } from './alertOf.js'
import { showAlert } from './showAlert.js'

/** Shows why the gateway refuses this app, each reason once: it stays the same until the app is deployed again. */
export function followAlerts(latchkit: Latchkit): void {
  const { client } = latchkit
  const { store } = client
  const shown = new Set<string>()
  const follow = (atom: Parameters<typeof store.sub>[0], read: () => unknown) => {
    const look = () => {
      const alert = alertOf(client, read())
      if (!alert || shown.has(alert.code)) return
      shown.add(alert.code)
      showAlert(latchkit, alert)
    }
    store.sub(atom, look)
    look()
  }
  follow(analyticsErrorAtom, () => store.get(analyticsErrorAtom))
  for (const atom of [walletDirectoryAtom, walletHighlightsAtom, walletSearchAtom])
    follow(atom, () => store.get(atom).error)
}
