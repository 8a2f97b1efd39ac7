/**
 * Where a client remembers things. Drivers never throw: what cannot be kept is dropped with one warning,
 * and the page works on as if storage were empty at the next load.
 */
export type StorageDriver = {
  get(key: string): string | undefined
  set(key: string, value: string): void
  remove(key: string): void
  /** Whether what is stored leaves the page with each request, as cookies do. Secrets are then kept elsewhere. */
  readonly isSentToServer?: boolean | undefined
  /** Called when another tab wrote `key`. Absent on drivers that cannot know. */
  watch?(key: string, listener: (value: string | undefined) => void): () => void
}
