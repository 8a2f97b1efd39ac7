import type { ProtocolProvider } from './types.js'

type Listener = Parameters<ProtocolProvider['on']>[1]

/** Listeners of an EIP-1193 provider. */
export function createListeners(): Pick<ProtocolProvider, 'on' | 'removeListener'> & {
  emit(event: string, value: unknown): void
} {
  const listeners = new Map<string, readonly Listener[]>()
  const of = (event: string) => listeners.get(event) ?? []
  return {
    on: (event, listener) => void listeners.set(event, [...of(event), listener]),
    removeListener(event, listener) {
      const index = of(event).indexOf(listener)
      listeners.set(
        event,
        of(event).filter((_, position) => position !== index),
      )
    },
    emit(event, value) {
      for (const listener of of(event)) listener(value)
    },
  }
}
