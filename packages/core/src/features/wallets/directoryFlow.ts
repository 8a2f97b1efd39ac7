import { createOwned } from '../../client/internal.js'

/** What is under way for a client's directory. */
export type DirectoryFlow = {
  /** Aborted when the client is destroyed. */
  readonly signal: AbortSignal
  page: Promise<void> | undefined
  highlights: Promise<void> | undefined
  search: AbortController | undefined
  /** Networks that the pages were asked for. */
  chains: string | undefined
  /** The directory knows none of the networks, so it is asked for their namespaces. */
  byNamespace: boolean
  destroy(): void
}

/** The flow of a client. After `client.destroy()` it is another one. */
export const directoryFlow = /*#__PURE__*/ createOwned('walletDirectory', (): DirectoryFlow => {
  const controller = new AbortController()
  return {
    signal: controller.signal,
    page: undefined,
    highlights: undefined,
    search: undefined,
    chains: undefined,
    byNamespace: false,
    destroy() {
      this.search?.abort()
      controller.abort()
    },
  }
})
