/** Locks as two tabs have them. */
export function createLocks() {
  const last = new Map<string, Promise<unknown>>()
  return {
    request<result>(name: string, _options: object, act: () => Promise<result>): Promise<result> {
      const ended = (last.get(name) ?? Promise.resolve()).catch(() => {}).then(act)
      last.set(name, ended)
      return ended
    },
    released: () => Promise.allSettled(last.values()),
  }
}
