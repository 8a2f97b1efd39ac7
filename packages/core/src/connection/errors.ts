import { BaseError } from '../errors/BaseError.js'

/** No wallet with that connector id is there, or not yet (`connection/connector-not-found`). */
export class ConnectorNotFoundError extends BaseError {
  override readonly name = 'ConnectorNotFoundError'
  constructor({ connectorId }: { connectorId: string }) {
    super(`No wallet with the id "${connectorId}" was found`, {
      code: 'connection/connector-not-found',
      metaMessages: [
        'The extension may be missing or still starting.',
        'Read `connectorsAtom` for what is there.',
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
        'Try again, or disconnect in the wallet.',
      ],
      cause,
    })
  }
}
