import { BaseError } from '@latchkit/core'

/**
 * A hook or component of the kit has no provider above it.
 *
 * @error react/provider-missing
 * @why Hooks and buttons read their client from the provider above them. There is no provider, or it belongs to another
 * copy of `@latchkit/react`. The hooks of Solana also throw it where the client has no `solanaAdapter()`.
 * @solution Wrap the components that use them: `<LatchkitProvider latchkit={latchkit}>…</LatchkitProvider>`.
 */
export class ProviderMissingError extends BaseError {
  override readonly name = 'ProviderMissingError'
  constructor({ caller }: { caller: string }) {
    super(`${caller} is used outside of LatchkitProvider`, {
      code: 'react/provider-missing',
      metaMessages: ['Wrap the app in <LatchkitProvider latchkit={…}>.'],
    })
  }
}
