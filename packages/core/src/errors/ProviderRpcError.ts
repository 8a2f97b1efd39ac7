import { BaseError, type BaseErrorOptions } from './BaseError.js'

export type ProviderRpcErrorOptions = Partial<BaseErrorOptions> & {
  /** Number as EIP-1193 or JSON-RPC has it. Default: 5000, unknown. */
  rpcCode?: number | undefined
}

/**
 * What a wallet or node answered instead of a result. Those with a meaning of their own are subclasses; this one
 * is `rpc/unknown`.
 *
 * @see https://eips.ethereum.org/EIPS/eip-1193#provider-errors
 * @example
 * if (error instanceof ProviderRpcError) error.rpcCode // 4001
 */
export class ProviderRpcError extends BaseError {
  override readonly name: string = 'ProviderRpcError'
  readonly rpcCode: number

  constructor(shortMessage: string, { rpcCode = 5000, ...options }: ProviderRpcErrorOptions = {}) {
    super(shortMessage, { code: 'rpc/unknown', ...options })
    this.rpcCode = rpcCode
  }
}
