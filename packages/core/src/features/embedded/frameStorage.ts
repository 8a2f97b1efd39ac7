import type { Client } from '../../types/client.js'
import { leftRequest } from '../requests/leftRequest.js'

/** Stored values of a login. */
export type FrameKey =
  | 'email'
  | 'emailLoginUsed'
  | 'lastUsedChain'
  | 'lastEmailLoginTime'
  | 'socialUsername'
  /** Provider of the login; absent after a login by e-mail. */
  | 'socialProvider'
  /** A social login that left the app's page: provider, end in milliseconds since 1970, address of the page. */
  | 'socialReturn'
  /** Ids of eip155 chains, joined by commas. */
  | 'smartAccountNetworks'

/** Data of the login that the app stores, in a store that is not sent to a server if there is such a store. */
export function frameStorage(client: Client) {
  const { config, platform, storage } = client
  const driver = platform.privateStorage?.() ?? storage
  const path = (key: FrameKey) => `${config.storageKey}.frame.${key}`
  return {
    get: (key: FrameKey) => driver.get(path(key)),
    set: (key: FrameKey, value: string) => driver.set(path(key), value),
    remove: (key: FrameKey) => driver.remove(path(key)),
    /** Removes the login. Keeps the time of the last e-mail: signing out must not bypass the wait. */
    clear() {
      for (const key of [
        'emailLoginUsed',
        'email',
        'lastUsedChain',
        'socialUsername',
        'socialProvider',
      ] as const)
        driver.remove(path(key))
      leftRequest(client).remove()
    },
  }
}

/** A number on eip155, the CAIP-2 id elsewhere. */
export function toChainId(caipNetworkId: string): number | string {
  const [namespace, reference] = caipNetworkId.split(':')
  return namespace === 'eip155' ? Number(reference) : caipNetworkId
}
