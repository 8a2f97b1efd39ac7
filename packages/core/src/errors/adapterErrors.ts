import { BaseError } from './BaseError.js'

/** The client was created without an adapter for the namespace (`adapter/not-found`). */
export class AdapterNotFoundError extends BaseError {
  override readonly name = 'AdapterNotFoundError'
  constructor({ namespace }: { namespace: string }) {
    super('Adapter not found', {
      code: 'adapter/not-found',
      metaMessages: [`No adapter handles ${namespace}. Pass one in \`adapters\` of createClient.`],
    })
  }
}

/**
 * No block has the transaction in the time in which it is valid, or it could not be read whether one has
 * (`adapter/transaction-expired`).
 */
export class TransactionExpiredError extends BaseError {
  override readonly name = 'TransactionExpiredError'
  readonly hash: string
  /** Whether it may still land. Otherwise nothing was sent, and nothing will be. */
  readonly mayLand: boolean
  constructor({ hash, mayLand, cause }: { hash: string; mayLand: boolean; cause?: unknown }) {
    super(mayLand ? 'It is not known whether the transaction lands' : 'The transaction has expired', {
      code: 'adapter/transaction-expired',
      metaMessages: [
        mayLand
          ? 'No endpoint tells its status. It may still land: look at it before you send again.'
          : 'No block has it, and none takes it any more. Nothing was sent.',
      ],
      cause,
    })
    this.hash = hash
    this.mayLand = mayLand
  }
}

/** The adapter, or its wallet, does not have the capability (`adapter/capability-not-supported`). */
export class CapabilityNotSupportedError extends BaseError {
  override readonly name = 'CapabilityNotSupportedError'
  constructor({ capability, namespace, cause }: { capability: string; namespace: string; cause?: unknown }) {
    super(`${capability} is not supported`, {
      code: 'adapter/capability-not-supported',
      metaMessages: [`Neither the ${namespace} adapter nor this wallet offers it. Hide what needs it.`],
      cause,
    })
  }
}
