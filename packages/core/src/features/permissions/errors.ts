import { BaseError } from '../../errors/BaseError.js'
import { ProviderRpcError } from '../../errors/providerErrors.js'

/**
 * Permissions are off: `features.smartSessions` is false, as it is by default (`permissions/not-allowed`).
 *
 * @error permissions/not-allowed
 * @why Permissions are granted, listed or revoked, but `features.smartSessions` is false, as it is by default.
 * @solution Pass `features: { smartSessions: true }` to `createLatchkit` or `createClient`, or do not offer what needs
 * permissions.
 */
export class ActionNotAllowedError extends BaseError {
  override readonly name = 'ActionNotAllowedError'
  constructor() {
    super('Action not allowed', {
      code: 'permissions/not-allowed',
      metaMessages: ['Permissions are off by default.', 'Pass `features: { smartSessions: true }`.'],
    })
  }
}

/**
 * The request for permissions has an invalid form (`permissions/invalid`, JSON-RPC number -32602).
 *
 * @error permissions/invalid
 * @why The request for permissions does not have its form: the end is over, or more than a year away; an amount is not
 * in hex, or 0; a field is absent, or not part of the type; a chain id is not in hex; a policy is given beside several
 * permissions. Or the context of a permission that is to be revoked is not in hex. The message names the part.
 * @solution Correct the request. The wallet was not asked. `expiry` is in seconds: `Math.floor(Date.now() / 1000) +
 * 86_400` is a day from now.
 */
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
 *
 * @error permissions/unsupported
 * @text The {part} {name} cannot be granted
 * @why No contract holds an account to what was asked for, so that more would be granted than the person is shown:
 * operators other than `EQUAL`, the policies `rate-limit` and `gas-limit`, signers that are the wallet, a P-256 key or
 * several keys, delegate calls, and types of permissions that are not known. `asked` has the name.
 * @solution Ask for what there is: see [permissions](/guides/permissions.md). Nothing is granted in place of it. The
 * wallet was not asked.
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
