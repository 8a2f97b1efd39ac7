import type { Client } from '../../types/client.js'
import { leftRequest } from '../requests/leftRequest.js'

/** What is kept of a login. */
export type FrameKey =
  | 'email'
  | 'emailLoginUsed'
  | 'lastUsedChain'
  | 'lastEmailLoginTime'
  | 'socialUsername'
  /** Who vouched for the login; absent after one by e-mail. */
  | 'socialProvider'
  /** A social login for which the app's page was left: provider, end in milliseconds since 1970, address of the page. */
  | 'socialReturn'
  /** Ids of eip155 chains, joined by commas. */
  | 'smartAccountNetworks'

/** What the app knows of a login, kept where it is not sent to a server if there is such a place. */
export function frameStorage(client: Client) {
  const { config, platform, storage } = client
  const driver = platform.privateStorage?.() ?? storage
  const path = (key: FrameKey) => `${config.storageKey}.frame.${key}`
  return {
    get: (key: FrameKey) => driver.get(path(key)),
    set: (key: FrameKey, value: string) => driver.set(path(key), value),
    remove: (key: FrameKey) => driver.remove(path(key)),
    /** Forgets the login. When the last mail was sent is kept: signing out is no way around the wait. */
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
