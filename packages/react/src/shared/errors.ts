import { BaseError } from '@latchkit/core'

/** A view was opened whose feature is off or not configured, or that the connected wallet has nothing for. */
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
