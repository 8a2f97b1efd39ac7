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
