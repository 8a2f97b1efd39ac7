import { BaseError } from '../../errors/BaseError.js'
import { ProviderRpcError } from '../../errors/providerErrors.js'

/** Permissions are off: `features.smartSessions` is false, as it is by default (`permissions/not-allowed`). */
export class ActionNotAllowedError extends BaseError {
  override readonly name = 'ActionNotAllowedError'
  constructor() {
    super('Action not allowed', {
      code: 'permissions/not-allowed',
      metaMessages: ['Permissions are off by default.', 'Pass `features: { smartSessions: true }`.'],
    })
  }
}

/** The request for permissions has an invalid form (`permissions/invalid`, JSON-RPC number -32602). */
export class InvalidPermissionsError extends ProviderRpcError {
  override readonly name = 'InvalidPermissionsError'
  constructor({ reason }: { readonly reason: string }) {
    super('The permissions are invalid', {
      code: 'permissions/invalid',
      rpcCode: -32602,
      metaMessages: [reason, 'Correct them. The wallet was not prompted.'],
    })
  }
}

/**
 * No contract enforces a part of the request, so that the grant would exceed the request (`permissions/unsupported`,
 * JSON-RPC number -32602).
 */
export class UnsupportedPermissionError extends ProviderRpcError {
  override readonly name = 'UnsupportedPermissionError'
  /** The unsupported part, by its name in the request. */
  readonly asked: string
  constructor({ part, asked, why }: { readonly part: string; readonly asked: string; readonly why: string }) {
    super(`The ${part} ${asked} cannot be granted`, {
      code: 'permissions/unsupported',
      rpcCode: -32602,
      metaMessages: [`${why}.`, 'It is refused, not widened. The wallet was not prompted.'],
    })
    this.asked = asked
  }
}
