import { BaseError } from '@latchkit/core'

export class ViewMismatchError extends BaseError {
  override readonly name = 'ViewMismatchError'
  constructor({ view }: { view: string }) {
    super(`The view ${view} was rendered for another one`, {
      code: 'react/view-mismatch',
      metaMessages: ['Views are rendered by the modal only. Open one with `modal.open({ view })`.'],
    })
  }
}
