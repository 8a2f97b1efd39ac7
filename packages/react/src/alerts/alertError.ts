import type { Latchkit } from '../latchkit/types.js'
import { alertOf } from './alertOf.js'
import { showAlert } from './showAlert.js'

/** Shows the alert that an error is reason for, if there is one; tells whether. */
export function alertError(latchkit: Latchkit, error: unknown): boolean {
  const alert = alertOf(latchkit.client, error)
  if (alert) showAlert(latchkit, alert)
  return alert !== undefined
}
