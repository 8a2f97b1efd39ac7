import { ProviderRpcError } from './ProviderRpcError.js'

/** The wallet has not given the app access to the method or account (`rpc/unauthorized`, EIP-1193 and JSON-RPC number 4100). */
export class UnauthorizedError extends ProviderRpcError {
  override readonly name = 'UnauthorizedError'
  constructor(options: { cause?: unknown } = {}) {
    super('The wallet has not allowed this', {
      ...options,
      code: 'rpc/unauthorized',
      rpcCode: 4100,
      metaMessages: ['Connect the account first, then ask again.'],
    })
  }
}
