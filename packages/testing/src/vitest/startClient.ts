import { type Client, type ClientConfig, createClient } from '@latchkit/core'
import {
  type MockAdapter,
  type MockAdapterParameters,
  type MockWallet,
  mockAdapter,
} from '@latchkit/core/testing'
import { onTestFinished } from 'vitest'
import { type ConnectMock, connectMock } from './connectMock.js'

/** Wallets in memory. Default: two of the namespace `eip155`. */
export type MockOptions = Omit<MockAdapterParameters, 'namespace'> & {
  readonly namespace?: MockAdapterParameters['namespace'] | undefined
}

/** The options of a client, without its adapters. */
export type StartClientParameters = Omit<ClientConfig, 'adapters' | 'metadata'> & {
  readonly metadata?: ClientConfig['metadata'] | undefined
  readonly mock?: MockOptions | undefined
}

/** A client that runs, and the wallets behind it. */
export type StartClientReturnType = {
  readonly client: Client
  /** The wallets' side: approve, reject, hold, change the account. */
  readonly wallet: MockWallet
  readonly connect: ConnectMock
  /** Stops the client, which otherwise runs until the test has ended. */
  stop(): void
}

/**
 * Starts a client with wallets in memory, for tests without components. It stops when the test has ended.
 *
 * @example
 * const { client, wallet, connect } = startClient({ networks: [mainnet] })
 * await connect()
 */
export function startClient({ mock, ...config }: StartClientParameters): StartClientReturnType {
  const { adapter, ...rest } = mockConfig({ mock, ...config })
  const client = createClient(rest)
  const stop = client.start()
  onTestFinished(stop)
  return { client, wallet: adapter.wallet, connect: connectMock(client), stop }
}

/** The configuration of a client with an adapter whose wallets are in memory. */
export function mockConfig<config extends Pick<StartClientParameters, 'metadata' | 'mock'>>({
  mock,
  metadata = { name: 'Test' },
  ...config
}: config): Omit<config, 'metadata' | 'mock'> & {
  metadata: ClientConfig['metadata']
  adapters: [MockAdapter]
  adapter: MockAdapter
} {
  const adapter = mockAdapter({ ...mock, namespace: mock?.namespace ?? 'eip155' })
  return { ...config, metadata, adapters: [adapter], adapter }
}
