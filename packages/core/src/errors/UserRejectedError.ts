import { ProviderRpcError } from './ProviderRpcError.js'

/** The person said no, or gave up waiting (`rpc/user-rejected`, EIP-1193 and JSON-RPC number 4001). */
export class UserRejectedError extends ProviderRpcError {
  override readonly name = 'UserRejectedError'
  constructor(options: { cause?: unknown } = {}) {
    super('The request was rejected', {
      ...options,
      code: 'rpc/user-rejected',
      rpcCode: 4001,
      metaMessages: [
        'It was declined in the wallet, or given up before the wallet answered. Offer to try again.',
      ],
    })
  }
}
