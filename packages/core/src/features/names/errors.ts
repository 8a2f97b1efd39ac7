import { BaseError } from '../../errors/BaseError.js'

/** A name leads to no address, or that could not be found out (`names/unresolved`). */
export class NameUnresolvedError extends BaseError {
  override readonly name = 'NameUnresolvedError'
  constructor({ wanted, cause }: { wanted: string; cause?: unknown }) {
    super('Error resolving name', {
      code: 'names/unresolved',
      cause,
      metaMessages: [
        cause === undefined
          ? `${wanted} has no address for this network.`
          : `${wanted} could not be looked up. See \`cause\`.`,
        'Check the spelling, or paste the address.',
      ],
    })
  }
}
