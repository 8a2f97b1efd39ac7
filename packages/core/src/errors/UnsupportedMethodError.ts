import { ProviderRpcError } from './ProviderRpcError.js'

/** The wallet does not have the method (`rpc/unsupported-method`, EIP-1193 and JSON-RPC number 4200). */
export class UnsupportedMethodError extends ProviderRpcError {
  override readonly name = 'UnsupportedMethodError'
  constructor(options: { cause?: unknown } = {}) {
    super('The wallet does not support this request', {
      ...options,
      code: 'rpc/unsupported-method',
      rpcCode: 4200,
      metaMessages: ['Read its capabilities first, or offer another wallet.'],
    })
  }
}
