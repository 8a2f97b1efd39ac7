import { maxListeners } from '../constants.js'
import type { Logger, WalletConnectEvents } from '../types.js'

type Listeners = {
  readonly [name in keyof WalletConnectEvents]: Set<(payload: WalletConnectEvents[name]) => void>
}

/** Calls the listeners of an event. A listener that throws is logged; the others are called all the same. */
export type Emitter = {
  on<name extends keyof WalletConnectEvents>(
    event: name,
    listener: (payload: WalletConnectEvents[name]) => void,
  ): () => void
  emit<name extends keyof WalletConnectEvents>(event: name, payload: WalletConnectEvents[name]): void
}

export function createEmitter(logger: Logger | undefined): Emitter {
  const listeners: Listeners = { session: new Set(), event: new Set(), end: new Set(), relay: new Set() }

  function listenersOf<name extends keyof WalletConnectEvents>(
    event: name,
  ): Set<(payload: WalletConnectEvents[name]) => void> {
    return listeners[event]
  }

  return {
    on(event, listener) {
      const known = listenersOf(event)
      known.add(listener)
      if (known.size === maxListeners + 1)
        logger?.warn('more listeners than expected; is one added with each render?', { event })
      return () => known.delete(listener)
    },
    emit(event, payload) {
      for (const listener of [...listenersOf(event)])
        try {
          listener(payload)
        } catch (error) {
          logger?.error('a listener threw', { event, error })
        }
    },
  }
}
