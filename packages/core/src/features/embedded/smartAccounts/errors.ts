import { FrameError } from '../errors.js'

/**
 * The embedded wallet has no smart account on this network (`smart-accounts/unavailable`).
 *
 * @error smart-accounts/unavailable
 * @why The smart account was chosen on a network on which the secure site has no smart accounts, or in an app with
 * `secureFrame.smartAccounts: false`. The secure site lists a network only while its contracts there are the expected
 * ones.
 * @solution Switch to a network of `smartAccountNetworksAtom`, or offer the choice only while
 * `useSmartAccount().isAvailable`. If the list could not be read, `updateSmartAccountNetworks` asks again. The
 * preferred type stays as it was and applies on the next network with smart accounts; if the secure site listed the
 * network but then had no account there, it is `eoa`.
 */
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
