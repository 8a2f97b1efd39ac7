import { BaseError } from '../../errors/BaseError.js'

/**
 * The client has no relay, or no package that connects to it (`connection/protocol-not-configured`).
 *
 * @error connection/protocol-not-configured
 * @why A WalletConnect session was requested, but the client has no relay. Without `createLatchkit` the client may also
 * lack `walletConnect.load`, which imports the WalletConnect client.
 * @solution Pass `walletConnect: { relayUrl }`, or `walletConnect: { projectId }` to use the public relay. With
 * `createClient` also pass `load: () => import('@latchkit/walletconnect')`. `client.diagnostics()` lists what is off.
 */
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

/**
 * The wallet approved none of the client's networks (`connection/no-common-network`).
 *
 * @error connection/no-common-network
 * @why The user approved the connection but shared no account on a network of the app, or none in the requested
 * `namespace`, or the wallet does not know these networks. A new session was ended.
 * @solution Ask the user to choose another network in the wallet, or another wallet. If the app supports more networks,
 * list them in `networks`.
 */
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

/**
 * The session has no account on that network (`connection/no-session`).
 *
 * @error connection/no-session
 * @why `request` was called without a WalletConnect session, or the session has no account on that network. The wallet
 * may have ended the session.
 * @solution Connect first. Check `walletConnectSessionAtom`, or the account's state, before a request.
 */
export class NoSessionError extends BaseError {
  override readonly name = 'NoSessionError'
  constructor({ caipNetworkId }: { caipNetworkId: string }) {
    super('No wallet is connected for this network', {
      code: 'connection/no-session',
      metaMessages: [`No WalletConnect session has an account on ${caipNetworkId}. Connect a wallet first.`],
    })
  }
}
