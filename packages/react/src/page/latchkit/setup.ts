import type { RequestOutcome } from '@latchkit/core/requests'
import type { RequestsFollower } from '../requests/types.js'
import type { Latchkit, UiOptions } from './types.js'

/** Loaders of the lazy parts. They are stored here to avoid circular imports. */
export type Loaders = {
  loadModal(): Promise<{ mountModal(latchkit: Latchkit): void; renderPrepared(latchkit: Latchkit): void }>
  loadSignIn(): Promise<{ followSignIn(latchkit: Latchkit): () => void }>
  /** `seen` is the result that was handled before. */
  loadRequests(): Promise<{
    followRequests(latchkit: Latchkit, seen: RequestOutcome | undefined): RequestsFollower
  }>
}

/** Configuration of a latchkit. State is in atoms, resources such as timers are in slots. */
export type Setup = {
  readonly options: UiOptions
  readonly loaders: Loaders
  /** Values of atoms before the start, as the server rendered them. */
  readonly initial: ReadonlyMap<unknown, unknown>
  /** Atoms that replace others, where the last connection is shown before the wallet answers. */
  readonly shown: ReadonlyMap<unknown, unknown> | undefined
  readonly slots: Map<symbol, unknown>
}

const setupKey: unique symbol = Symbol.for('latchkit.react.setup')

type LatchkitWithSetup = Latchkit & { readonly [setupKey]: Setup }

export function withSetup(latchkit: Latchkit, setup: Setup): LatchkitWithSetup {
  return { ...latchkit, [setupKey]: setup }
}

export function getSetup(latchkit: Latchkit): Setup {
  return (latchkit as LatchkitWithSetup)[setupKey]
}

/**
 * A resource of each latchkit, such as a timer or an unmount function, created on first use. The module that owns the
 * resource owns the slot; state that others render or wait for belongs in an atom instead.
 */
export function createSlot<value>(create: (latchkit: Latchkit) => value): (latchkit: Latchkit) => value {
  const key = Symbol()
  return latchkit => {
    const { slots } = getSetup(latchkit)
    if (!slots.has(key)) slots.set(key, create(latchkit))
    return slots.get(key) as value
  }
}
