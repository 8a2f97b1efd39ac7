import { ProviderRpcError } from '@latchkit/core/errors'
import { findConnector } from '../connection/connections.js'
import type { Runtime } from '../types.js'
import { getConnection } from './wallet.js'

type Provider = {
  request(request: { readonly method: string; readonly params: readonly unknown[] }): Promise<unknown>
}

/** Sends a request to a wallet itself; to the active one when `connectorId` is absent. Throws what the wallet does. */
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

/** The properties of an answer; none where it is no object. */
export const readRecord = (value: unknown): { readonly [name: string]: unknown } =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {}

/** The error for an answer that is not what the method has to return. */
export const invalidAnswer = (method: string): ProviderRpcError =>
  new ProviderRpcError(`The wallet answered ${method} with something else than it has to`, {
    rpcCode: -32603,
    metaMessages: ['Nothing of it was used.'],
  })
