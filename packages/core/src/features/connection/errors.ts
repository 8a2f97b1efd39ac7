import { BaseError } from '../../errors/BaseError.js'

/** No wallet with that connector id is there, or not yet (`connection/connector-not-found`). */
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

/** A wallet refused to end its connection; the others were ended (`connection/disconnect-failed`). */
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

/** The connected wallet gave no access to that account (`connection/account-not-found`). */
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
