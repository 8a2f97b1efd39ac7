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
