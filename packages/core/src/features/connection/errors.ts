import { BaseError } from '../../errors/BaseError.js'

/**
 * No wallet with that connector id is there, or not yet (`connection/connector-not-found`).
 *
 * @error connection/connector-not-found
 * @why The extension is missing or still starting, or the id belongs to another namespace.
 * @solution Read the available connectors from `connectorsAtom` and subscribe to it: wallets may announce themselves
 * late.
 */
export class ConnectorNotFoundError extends BaseError {
  override readonly name = 'ConnectorNotFoundError'
  constructor({ connectorId }: { connectorId: string }) {
    super(`No wallet with the id "${connectorId}" was found`, {
      code: 'connection/connector-not-found',
      metaMessages: [
        'The extension may be missing or still starting.',
        'Read `connectorsAtom` for the available wallets.',
      ],
    })
  }
}

/**
 * A wallet refused to end its connection; the others were ended (`connection/disconnect-failed`).
 *
 * @error connection/disconnect-failed
 * @why At least one wallet refused or failed to disconnect. All others were disconnected. The first failure is the
 * `cause`. The adapters of Latchkit end the connection in the page all the same, so that only the wallet may still list
 * the site.
 * @solution The user can remove the site in the wallet. Call `disconnect` again if `accountAtom` is still connected,
 * which an adapter of your own may leave so.
 */
export class DisconnectFailedError extends BaseError {
  override readonly name = 'DisconnectFailedError'
  constructor({ cause }: { cause: unknown }) {
    super('Failed to disconnect', {
      code: 'connection/disconnect-failed',
      metaMessages: [
        'A wallet refused or did not answer; the others were disconnected.',
        'It may still list this site; remove it there.',
      ],
      cause,
    })
  }
}

/**
 * The connected wallet gave no access to that account (`connection/account-not-found`).
 *
 * @error connection/account-not-found
 * @why `switchAccount` received an address that the active wallet of the namespace did not share with the app.
 * @solution Use one of `allAccounts`. For an account of another connected wallet, call `switchConnection` first. If the
 * wallet did not share the account, the user has to add it in the wallet.
 */
export class AccountNotFoundError extends BaseError {
  override readonly name = 'AccountNotFoundError'
  constructor({ address }: { address: string }) {
    super(`The connected wallet has no account "${address}"`, {
      code: 'connection/account-not-found',
      metaMessages: [
        'It was not shared with this app, or another wallet is active.',
        'Read `allAccounts` of the account for the available accounts.',
      ],
    })
  }
}
