import { getInternals } from '../latchkit/internals.js'
import type { Latchkit } from '../latchkit/types.js'
import { ensureModal } from '../modal/ensureModal.js'
import type { Alert } from './types.js'

/** Shows an alert above everything until it is dismissed. */
export function showAlert(latchkit: Latchkit, alert: Alert): void {
  getInternals(latchkit).alert.set(alert)
  latchkit.client.logger.warn('An alert is shown', alert)
  ensureModal(latchkit)
}
