import { BaseError } from '@latchkit/core/errors'

/** The wallet answered a switch of its chain and stayed on another chain (`adapter/chain-not-switched`). */
export class ChainNotSwitchedError extends BaseError {
  override readonly name = 'ChainNotSwitchedError'
  constructor({ chainId }: { readonly chainId: number }) {
    super('The wallet did not switch its network', {
      code: 'adapter/chain-not-switched',
      metaMessages: [
        `It answered the request and is not on chain ${chainId}.`,
        'Choose the network in the wallet, or use another wallet.',
      ],
    })
  }
}
