import type { Latchkit } from '../latchkit/types.js'
import { ensureModal } from '../modal/ensureModal.js'
import { getStore } from '../provider/getStore.js'
import { type Alert, alertAtom } from './atoms.js'

/** Shows an alert above everything until it is dismissed. */
export function showAlert(latchkit: Latchkit, alert: Alert): void {
  getStore(latchkit).set(alertAtom, alert)
  latchkit.client.logger.warn('An alert is shown', alert)
  ensureModal(latchkit)
}

export function dismissAlert(latchkit: Latchkit): void {
  getStore(latchkit).set(alertAtom, undefined)
}
