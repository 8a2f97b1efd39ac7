import { ProviderRpcError } from '../../errors/providerErrors.js'

/**
 * The method asks for a signature or a change that no `auth` connector allows, or the request was pending when such a method
 * was requested (`requests/not-allowed`, EIP-1193 number 4200).
 *
 * @error requests/not-allowed
 * @why The method asks for a signature or a change that an embedded wallet does not allow, such as `eth_sign`. The
 * request did not reach the wallet. All pending requests were rejected with the same error, and the modal shows "Action
 * not allowed". A provider throws it with the EIP-1193 code 4200 as `code`.
 * @solution Use a method of [the policy](/guides/requests.md), such as `personal_sign` instead of `eth_sign`, or offer
 * the action only to wallets of other types. `connector.type` is the type of the wallet.
 */
export class RequestNotAllowedError extends ProviderRpcError {
  override readonly name = 'RequestNotAllowedError'
  constructor({ method }: { method: string }) {
    super('Requested RPC call is not allowed', {
      code: 'requests/not-allowed',
      rpcCode: 4200,
      metaMessages: [
        `The embedded wallet answers no ${method}. Requests that were pending were rejected too.`,
      ],
    })
  }
}

/**
 * An `auth` connector does not have the method (`requests/method-not-found`, JSON-RPC number -32601).
 *
 * @error requests/method-not-found
 * @why An embedded wallet does not have the method. Libraries send such a request to test what a wallet supports. The
 * request did not reach the wallet, the modal shows nothing, and pending requests stay pending. A provider throws it
 * with the JSON-RPC code -32601 as `code`.
 * @solution Use a method of [the policy](/guides/requests.md), or offer the action only to wallets of other types.
 * `connector.type` is the type of the wallet.
 */
export class MethodNotFoundError extends ProviderRpcError {
  override readonly name = 'MethodNotFoundError'
  constructor({ method }: { method: string }) {
    super('The method does not exist', {
      code: 'requests/method-not-found',
      rpcCode: -32601,
      metaMessages: [
        `The embedded wallet does not have "${method}". Use another method, or offer the action to other wallets only.`,
      ],
    })
  }
}

/**
 * The request was given up before the wallet answered (`requests/aborted`, EIP-1193 number 4001).
 *
 * @error requests/aborted
 * @why The request to an embedded wallet was cancelled before the wallet answered: the user pressed "Reject", went back
 * or closed the modal, or the app called `rejectRequest` or `rejectRequests`. A provider throws it with the EIP-1193
 * code 4001 as `code`, as for every request that the user rejects.
 * @solution Offer to try again. Do not repeat the request automatically. [Requests to embedded
 * wallets](/guides/requests.md) lists when requests are rejected.
 */
export class RequestAbortedError extends ProviderRpcError {
  override readonly name = 'RequestAbortedError'
  constructor({ method }: { method: string }) {
    super('Request was aborted', {
      code: 'requests/aborted',
      rpcCode: 4001,
      metaMessages: [`${method} was rejected, or the modal was closed meanwhile. Offer to try again.`],
    })
  }
}

/** An error in the format of EIP-1193, where `code` is a number. The `cause` is the error of Latchkit. */
export class Eip1193Error extends Error {
  override readonly name = 'ProviderRpcError'
  readonly code: number
  constructor(cause: ProviderRpcError) {
    super(cause.shortMessage, { cause })
    this.code = cause.rpcCode
  }
}
