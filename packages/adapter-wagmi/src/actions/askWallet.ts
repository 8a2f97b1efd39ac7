import { ProviderRpcError } from '@latchkit/core/errors'
import { findConnector } from '../connection/connections.js'
import type { Runtime } from '../types.js'
import { getConnection } from './wallet.js'

type Provider = {
  request(request: { readonly method: string; readonly params: readonly unknown[] }): Promise<unknown>
}

/** Sends a request directly to a wallet. Default: the active wallet. Throws the errors of the wallet. */
export async function askWallet(
  runtime: Runtime,
  {
    connectorId,
    ...request
  }: {
    readonly connectorId?: string | undefined
    readonly method: string
    readonly params: readonly unknown[]
  },
): Promise<unknown> {
  const connector =
    connectorId === undefined ? getConnection(runtime).connector : findConnector(runtime.config, connectorId)
  const provider = (await connector.getProvider()) as Provider
  return provider.request(request)
}

/** Returns the properties of an answer. Empty for a value that is not an object. */
export const readRecord = (value: unknown): { readonly [name: string]: unknown } =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {}

/** Creates the error for an answer that does not match the return type of the method. */
export const invalidAnswer = (method: string): ProviderRpcError =>
  new ProviderRpcError(`The wallet answered ${method} with an invalid response`, {
    rpcCode: -32603,
    metaMessages: ['Nothing of it was used.'],
  })
