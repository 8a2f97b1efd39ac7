'use client'
import { useInsertionEffect, useRef, useState, useSyncExternalStore } from 'react'

/** Callbacks that an action calls when a call ends, also after its component was unmounted. */
export type ActionCallbacks<args extends readonly unknown[], data> = {
  onSuccess?: ((data: data, ...args: args) => void) | undefined
  onError?: ((error: Error, ...args: args) => void) | undefined
}

/**
 * A function that changes something, with the state of its last call. The function is stable while its state changes,
 * so effects can depend on it.
 */
export type Action<args extends readonly unknown[], data> = ((...args: args) => Promise<data>) & {
  /** Whether the last call is pending. */
  readonly isPending: boolean
  /** Error of the last call; `null` before, and from the next call on. */
  readonly error: Error | null
  /** Clears the state of the last call. Does not abort the call. */
  reset(): void
}

type State = { readonly isPending: boolean; readonly error: Error | null }

const idle: State = { isPending: false, error: null }
const getServerState = () => idle

/**
 * Creates an action from an asynchronous function. Two concurrent calls both settle, and the state is that of the later
 * call.
 */
export function useAction<args extends readonly unknown[], data>(
  run: (...args: args) => Promise<data>,
  callbacks: ActionCallbacks<args, data> = {},
): Action<args, data> {
  const latest = useRef({ run, callbacks })
  useInsertionEffect(() => {
    latest.current = { run, callbacks }
  })
  const [{ action, subscribe, getState }] = useState(() => createAction(latest))
  useSyncExternalStore(subscribe, getState, getServerState)
  return action
}

function createAction<args extends readonly unknown[], data>(latest: {
  readonly current: {
    readonly run: (...args: args) => Promise<data>
    readonly callbacks: ActionCallbacks<args, data>
  }
}) {
  const listeners = new Set<() => void>()
  let state = idle
  let lastCall = 0
  const setState = (next: State) => {
    state = next
    for (const listener of listeners) listener()
  }
  async function act(...args: args): Promise<data> {
    lastCall += 1
    const call = lastCall
    const settle = (error: Error | null) => {
      if (call === lastCall) setState({ isPending: false, error })
    }
    setState({ isPending: true, error: null })
    let data: data
    try {
      data = await latest.current.run(...args)
    } catch (cause) {
      const error = cause as Error
      settle(error)
      latest.current.callbacks.onError?.(error, ...args)
      throw cause
    }
    settle(null)
    latest.current.callbacks.onSuccess?.(data, ...args)
    return data
  }
  const action = Object.defineProperties(act, {
    isPending: { get: () => state.isPending, enumerable: true },
    error: { get: () => state.error, enumerable: true },
    reset: {
      value: () => {
        lastCall += 1
        setState(idle)
      },
      enumerable: true,
    },
  }) as Action<args, data>
  return {
    action,
    getState: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}
