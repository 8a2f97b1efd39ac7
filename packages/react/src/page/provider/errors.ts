import { BaseError } from '@latchkit/core'

/** A hook or component of the kit has no provider above it. */
export class ProviderMissingError extends BaseError {
  override readonly name = 'ProviderMissingError'
  constructor({ caller }: { caller: string }) {
    super(`${caller} is used outside of LatchkitProvider`, {
      code: 'react/provider-missing',
      metaMessages: ['Wrap the app in <LatchkitProvider latchkit={…}>.'],
    })
  }
}
