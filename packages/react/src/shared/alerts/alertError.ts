import type { Client } from '@latchkit/core'
import { analyticsErrorAtom } from '@latchkit/core/analytics'
import { isError } from '@latchkit/core/errors'
import type { Alert } from '../../page/alerts/atoms.js'
import { createSlot } from '../../page/latchkit/setup.js'
import type { Latchkit } from '../../page/latchkit/types.js'
import { walletHighlightsAtom, walletPagesAtom, walletSearchAtom } from '../../page/query/atoms.js'
import { showAlert } from './showAlert.js'

const messages: { readonly [code: string]: Alert['message'] } = {
  'gateway/invalid-project-id': 'alert.invalidProjectId',
  'gateway/origin-not-allowed': 'alert.invalidApp',
  'gateway/token-not-yet-valid': 'alert.sessionExpired',
  'networks/not-found': 'alert.networkNotFound',
  'walletconnect/clock-skew': 'alert.sessionExpired',
  'walletconnect/invalid-project-id': 'alert.invalidProjectId',
  'walletconnect/origin-not-allowed': 'alert.invalidApp',
}

/** Shows the alert for an error; returns whether the error has an alert. */
export function alertError(latchkit: Latchkit, error: unknown): boolean {
  const alert = toAlert(latchkit.client, error)
  if (alert) showAlert(latchkit, alert, error)
  return alert !== undefined
}

const getFollowed = /*#__PURE__*/ createSlot(() => ({ isFollowing: false }))

/**
 * Shows why the gateway rejects this app, each reason once: it does not change until the app is redeployed.
 */
export function followAlerts(latchkit: Latchkit): void {
  const { client } = latchkit
  const { store } = client
  const followed = getFollowed(latchkit)
  if (followed.isFollowing) return
  followed.isFollowing = true
  const shown = new Set<string>()
  const follow = (atom: Parameters<typeof store.sub>[0], read: () => unknown) => {
    const update = () => {
      const error = read()
      const alert = toAlert(client, error)
      if (!alert || shown.has(alert.code)) return
      shown.add(alert.code)
      showAlert(latchkit, alert, error)
    }
    store.sub(atom, update)
    update()
  }
  follow(analyticsErrorAtom, () => store.get(analyticsErrorAtom))
  for (const atom of [walletPagesAtom, walletHighlightsAtom, walletSearchAtom])
    follow(atom, () => store.get(atom).error)
}

/** The alert for an error that only the app's developer can fix. */
function toAlert({ config }: Client, error: unknown): Alert | undefined {
  if (!isError(error)) return undefined
  const { code } = error
  const message = messages[code]
  if (!message) return undefined
  if (message !== 'alert.invalidProjectId') return { code, message }
  // The service returns the same response for an unknown id and for a missing id.
  const relayProjectId = config.walletConnect?.projectId
  const projectId = code.startsWith('gateway/')
    ? (config.gateway?.projectId ?? relayProjectId)
    : relayProjectId
  return { code, message: projectId ? message : 'alert.projectIdMissing' }
}
