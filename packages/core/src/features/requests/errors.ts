import { ProviderRpcError } from '../../errors/providerErrors.js'

/**
 * The method asks for a signature or a change that no `auth` connector allows, or the request was pending when such a method
 * was requested (`requests/not-allowed`, EIP-1193 number 4200).
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

/** An `auth` connector does not have the method (`requests/method-not-found`, JSON-RPC number -32601). */
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

/** The request was given up before the wallet answered (`requests/aborted`, EIP-1193 number 4001). */
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
