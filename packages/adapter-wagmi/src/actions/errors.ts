import { BaseError } from '@latchkit/core/errors'

/**
 * The wallet answered a switch of its chain and stayed on another chain (`adapter/chain-not-switched`).
 *
 * @error adapter/chain-not-switched
 * @why The wallet answered the request to switch its network without an error, and was still on another network ten
 * seconds later. The chain of the wallet decides, not its answer: a transaction that follows would be sent on the wrong
 * network.
 * @solution Ask the user to choose the network in the wallet, then try again. If the wallet cannot have the network,
 * offer another wallet.
 */
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
