import type {
  StandardEventsChangeProperties,
  StandardEventsListeners,
  StandardEventsOnMethod,
} from '@wallet-standard/features'

/** The listeners of `standard:events`. */
export function createStandardEvents() {
  const listeners = new Set<{ hear: StandardEventsListeners['change'] }>()
  const on: StandardEventsOnMethod = (_, hear) => {
    const entry = { hear }
    listeners.add(entry)
    return () => void listeners.delete(entry)
  }
  return {
    on,
    emit: (change: StandardEventsChangeProperties) => {
      for (const { hear } of [...listeners]) {
        try {
          hear(change)
        } catch (error) {
          // One page listener must not keep the others from hearing.
          reportError(error)
        }
      }
    },
  }
}
