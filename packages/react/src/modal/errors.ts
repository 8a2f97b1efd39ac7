import { BaseError } from '@latchkit/core'

/**
 * @error react/view-mismatch
 * @why A view of the modal was rendered outside of the modal, so it has no parameters.
 * @solution Open views with `modal.open({ view })`. Apps cannot render views themselves.
 */
export class ViewMismatchError extends BaseError {
  override readonly name = 'ViewMismatchError'
  constructor({ view }: { view: string }) {
    super(`The view ${view} was rendered for another one`, {
      code: 'react/view-mismatch',
      metaMessages: ['Views are rendered by the modal only. Open one with `modal.open({ view })`.'],
    })
  }
}
