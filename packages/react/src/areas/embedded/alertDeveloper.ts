import { isError } from '@latchkit/core/errors'
import type { Latchkit } from '../../page/latchkit/types.js'
import { showAlert } from '../../shared/alerts/showAlert.js'

/** Errors that only the app's developer can solve. */
const ofTheApp = ['frame/origin-not-allowed', 'frame/timeout', 'frame/not-loaded']

/**
 * Alerts `Invalid App Configuration` if a login could not start for a reason that the user cannot change: the secure
 * site does not know the app, or its frame does not answer.
 */
export function alertDeveloper(latchkit: Latchkit, error: unknown): void {
  if (isError(error) && ofTheApp.includes(error.code))
    showAlert(latchkit, { code: error.code, message: 'alert.invalidApp' }, error)
}
