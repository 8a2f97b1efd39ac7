import type { Eip1193Provider } from './types.js'

type Listener = Parameters<Eip1193Provider['on']>[1]

/** The listeners of an EIP-1193 provider. */
export function createListeners(): Pick<Eip1193Provider, 'on' | 'removeListener'> & {
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
