import { BaseError } from '../../errors/BaseError.js'

/** The client has no relay, or no package that connects to it (`connection/protocol-not-configured`). */
export class WalletConnectNotConfiguredError extends BaseError {
  override readonly name = 'WalletConnectNotConfiguredError'
  constructor() {
    super('WalletConnect is not configured', {
      code: 'connection/protocol-not-configured',
      metaMessages: [
        'Pass `walletConnect: { relayUrl }`, or `walletConnect: { projectId }` for the public relay.',
        'With `createClient` pass `load` as well; `createLatchkit` does it.',
      ],
    })
  }
}

/** The wallet approved none of the client's networks (`connection/no-common-network`). */
export class NoCommonNetworkError extends BaseError {
  override readonly name = 'NoCommonNetworkError'
  constructor({ granted }: { granted: readonly string[] }) {
    super('The wallet shared no account on a network of this app', {
      code: 'connection/no-common-network',
      metaMessages: [
        granted.length > 0 ? `It shared accounts on ${granted.join(', ')}.` : 'It shared no account.',
        'Choose another network in the wallet, or another wallet.',
      ],
    })
  }
}

/** The session has no account on that network (`connection/no-session`). */
export class NoSessionError extends BaseError {
  override readonly name = 'NoSessionError'
  constructor({ caipNetworkId }: { caipNetworkId: string }) {
    super('No wallet is connected for this network', {
      code: 'connection/no-session',
      metaMessages: [`No WalletConnect session has an account on ${caipNetworkId}. Connect a wallet first.`],
    })
  }
}
