import type { Client, NamespaceAdapter } from '@latchkit/core'
import { connect } from '@latchkit/core/connection'
import type { MockAdapter } from '@latchkit/core/testing'
import type { Latchkit, LatchkitConfig } from '../../src/exports/index.js'
import { connectors } from './mountApp.js'

/** State of a hook about the last call. */
export type ActionState = { readonly isPending: boolean; readonly error: Error | null; reset(): void }

export type Callbacks = { onSuccess(data: unknown): void; onError(error: Error): void }

export type Scene = { readonly mock: MockAdapter; readonly latchkit: Latchkit }

/** An action in a render, a call of it that fails and a call that works. */
export type Turn = {
  readonly action: unknown
  fails(): Promise<unknown>
  works(): Promise<unknown>
}

export type Row = {
  /** Code of the error. */
  readonly code: string | number
  /** Whether the hook calls back for another of its actions alone. */
  readonly isSilent?: true
  readonly config?: Partial<LatchkitConfig>
  /** Another app in which the call works. */
  readonly worksWith?: Partial<LatchkitConfig>
  /** Further capabilities of the wallet. */
  readonly methods?: (mock: MockAdapter) => Partial<NamespaceAdapter>
  /** Default: a wallet is connected. */
  readonly start?: (scene: Scene) => Promise<unknown>
  /** State that the call needs to work. */
  readonly between?: (scene: Scene) => unknown
  readonly useTurn: (callbacks: Callbacks, scene: Scene) => Turn
}

/** Every action of some hooks, by the name of the hook and of the field where it returns several. */
export type Rows = { readonly [action: string]: () => Row }

export const receiver = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'

export const connectFirst = (client: Client) =>
  connect(client, { connectorId: connectors[0].id, caipNetworkId: 'eip155:1' })

/** A wallet that refuses once, and a call that prompts it. */
export const asked = (mock: MockAdapter, action: () => Promise<unknown>) => ({
  action,
  fails() {
    mock.wallet.rejectNext()
    return action()
  },
  works: action,
})
