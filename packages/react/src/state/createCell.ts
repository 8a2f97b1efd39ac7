/** One value that can be read, replaced and watched. */
export type Cell<value> = {
  /** The first value, which is the one that a server renders. */
  readonly initial: value
  get(): value
  set(next: value): void
  /** Calls `listener` after the value changed; returns how to stop. */
  subscribe(listener: () => void): () => void
}

export function createCell<value>(initial: value): Cell<value> {
  const listeners = new Set<() => void>()
  let current = initial
  return {
    initial,
    get: () => current,
    set(next) {
      if (Object.is(next, current)) return
      current = next
      for (const listener of [...listeners]) listener()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}
