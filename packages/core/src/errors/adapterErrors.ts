import { BaseError } from './BaseError.js'

/**
 * The client was created without an adapter for the namespace (`adapter/not-found`).
 *
 * @error adapter/not-found
 * @why The client was created without an adapter for the requested namespace.
 * @solution Pass an adapter in `adapters` of `createClient`, such as `wagmiAdapter()` for `eip155`, or do not offer the
 * features that need it. `client.diagnostics()` lists what is off.
 */
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
 * The adapter, or its wallet, does not have the capability (`adapter/capability-not-supported`).
 *
 * @error adapter/capability-not-supported
 * @why The adapter does not have the capability, or the connected wallet does not support it.
 * @solution Check before you offer the feature. A capability is a method of the adapter and is absent if the adapter
 * does not support it. For a single wallet, read `getCapabilities`.
 */
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
