import { FrameError } from '../errors.js'

/** The embedded wallet has no smart account on this network (`smart-accounts/unavailable`). */
export class SmartAccountUnavailableError extends FrameError {
  override readonly name = 'SmartAccountUnavailableError'
  constructor({ chainId }: { readonly chainId: number | string }) {
    super(`The embedded wallet has no smart account on eip155:${chainId}`, {
      code: 'smart-accounts/unavailable',
      metaMessages: [
        'Switch to a network of `smartAccountNetworksAtom`, or leave out `secureFrame.smartAccounts: false`.',
      ],
    })
  }
}
