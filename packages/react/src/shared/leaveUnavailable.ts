import { isRestrictedTimeZone } from '@latchkit/core/features'
import { resetView } from '../modal/navigate.js'
import type { Latchkit } from '../page/latchkit/types.js'
import { resolveOpeningView } from '../page/router/openingEntry.js'
import type { ViewName } from '../page/router/types.js'
import { showAlert } from './alerts/showAlert.js'
import { ViewUnavailableError } from './errors.js'

/** Views whose feature is off in some regions, which no change of the app solves. */
const regional: readonly ViewName[] = ['Swap', 'OnRampProviders']

/**
 * Shows the first view of the modal instead of a view that is not available: its feature is off or not configured, or
 * the connected wallet has nothing for it. An alert tells the developer.
 */
export function leaveUnavailable(latchkit: Latchkit, view: ViewName): void {
  resetView(latchkit, resolveOpeningView(latchkit.client))
  if (regional.includes(view) && isRestrictedTimeZone(Intl.DateTimeFormat().resolvedOptions().timeZone))
    return
  const error = new ViewUnavailableError({ view })
  showAlert(latchkit, { code: error.code, message: 'alert.invalidApp' }, error)
}
