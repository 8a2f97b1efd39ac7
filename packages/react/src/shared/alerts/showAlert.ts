import { type Alert, alertAtom } from '../../page/alerts/atoms.js'
import type { Latchkit } from '../../page/latchkit/types.js'
import { getStore } from '../../page/provider/getStore.js'
import { ensureModal, getMount } from '../../page/router/ensureModal.js'

/** Shows an alert above all views until it is dismissed, and logs the `reason`: its text names the required change. */
export function showAlert(latchkit: Latchkit, alert: Alert, reason: unknown): void {
  getMount(latchkit).dismissals.add(dismissAlert)
  getStore(latchkit).set(alertAtom, alert)
  latchkit.client.logger.error('An alert is shown', reason)
  ensureModal(latchkit)
}

export function dismissAlert(latchkit: Latchkit): void {
  getStore(latchkit).set(alertAtom, undefined)
}
