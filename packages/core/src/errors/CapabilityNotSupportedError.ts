import { BaseError } from './BaseError.js'

/** The adapter, or the wallet behind it, cannot do what was asked (`adapter/capability-not-supported`). */
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
