import type { Client } from '../../types/client.js'
import type { Namespace } from '../../types/namespace.js'

/** A request that is answered by a page of the secure site in this tab, for which the page of the app was left. */
export type LeftRequest = {
  /** With `secret` it names the request to the frame. */
  readonly id: string
  readonly secret: string
  /** Milliseconds since 1970: the answer is gone afterwards. */
  readonly until: number
  readonly namespace: Namespace
  readonly method: string
  readonly params?: unknown
  /** Whether the outcome was shown to the user. */
  readonly isShown?: boolean | undefined
}

/** Keeps the request that this tab was left for. It is not there in other tabs. */
export function leftRequest({ config, platform }: Client) {
  const driver = platform.tabStorage?.()
  const path = `${config.storageKey}.frame.leftRequest`
  return {
    /** Undefined if there is none, if it has expired, or if the app changed the stored value. */
    read(): LeftRequest | undefined {
      try {
        const request = JSON.parse(driver?.get(path) ?? 'null') as LeftRequest | null
        return request && request.until >= Date.now() ? request : undefined
      } catch {
        return undefined
      }
    },
    /** Stores it without `params` if they are not JSON. */
    write(request: LeftRequest): void {
      try {
        driver?.set(path, JSON.stringify(request))
      } catch {
        driver?.set(path, JSON.stringify({ ...request, params: undefined }))
      }
    },
    remove: () => driver?.remove(path),
  }
}
