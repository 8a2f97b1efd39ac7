import { BaseError } from '@latchkit/core'

/**
 * A view was opened whose feature is off or not configured, or that the connected wallet has nothing for.
 *
 * @error react/view-unavailable
 * @why `modal.open({ view })` was called with a view whose feature is off or not configured, or the connected wallet
 * has nothing for it: `AccountSettings` shows the embedded wallet, and another wallet is connected. On some devices
 * `ConnectSocials` has no provider, because the provider's page does not work there. The modal shows Account instead,
 * or Connect while no wallet is connected, with the alert "Invalid App Configuration". The error is logged.
 * @solution Read `client.diagnostics()`: it lists the features that are off, and why. Turn the feature on, configure
 * its service, or do not open the view.
 */
export class ViewUnavailableError extends BaseError {
  override readonly name = 'ViewUnavailableError'
  constructor({ view }: { view: string }) {
    super(`The view ${view} is not available`, {
      code: 'react/view-unavailable',
      metaMessages: [
        'Its feature is off or not configured, or the connected wallet has nothing for it. The modal shows its first view instead.',
        '`client.diagnostics()` lists what is off, and why.',
      ],
    })
  }
}
