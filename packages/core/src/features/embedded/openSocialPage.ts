import { getStore } from '../../client/internal.js'
import type { Client } from '../../types/client.js'
import { track } from '../analytics/start/track.js'
import { connectSocial, socialLifetime } from './connectSocial.js'
import { frameStorage } from './frameStorage.js'
import type { GetSocialUriParameters } from './login/getSocialUri.js'
import { socialResult } from './start/socialResult.js'
import { socialFlowAtom } from './start/socialReturn.js'

type Provider = GetSocialUriParameters['provider']

/** Parameters of {@link openSocialPage}. */
export type OpenSocialPageParameters = {
  readonly provider: Provider
  /** Of `getSocialUri`. */
  readonly uri: string
}

/** Of `emailLoginUsed`, so that the next start looks for the result. */
const pending = 'pending'

/**
 * Leaves this page for a login at an identity provider, for apps in Telegram and where windows are blocked. The login
 * returns to the page's address without its query, which has to be a redirect URI of the project at the secure site; the
 * wallet is connected there, and the query restored.
 *
 * @example
 * openSocialPage(client, { provider: 'google', uri })
 */
export function openSocialPage(client: Client, { provider, uri }: OpenSocialPageParameters): void {
  const { platform } = client
  const pageUrl = platform.pageUrl?.() ?? ''
  const storage = frameStorage(client)
  storage.set('socialReturn', `${provider} ${Date.now() + socialLifetime} ${pageUrl}`)
  if (!storage.get('emailLoginUsed')) storage.set('emailLoginUsed', pending)
  const [address = ''] = pageUrl.split(/[?#]/)
  platform.openLink(`${uri}&return=${encodeURIComponent(address)}`, '_top')
}

/** Ends a login that this page was left for. Returns whether it connected the wallet. Never rejects. */
export async function returnFromSocial(client: Client): Promise<boolean> {
  const { logger } = client
  const storage = frameStorage(client)
  const [name, until] = storage.get('socialReturn')?.split(' ') ?? []
  const provider = name as Provider | undefined
  storage.remove('socialReturn')
  if (storage.get('emailLoginUsed') === pending) storage.remove('emailLoginUsed')
  const { result } = socialResult(client)
  if (!provider || !result || !(Number(until) >= Date.now())) return false
  const store = getStore(client)
  try {
    store.set(socialFlowAtom, { provider, step: 'returning' })
    await connectSocial(client, { provider, uri: decodeURIComponent(result) })
    store.set(socialFlowAtom, undefined)
    track(client, { event: 'SOCIAL_LOGIN_SUCCESS', properties: { provider } })
    return true
  } catch (error) {
    logger.error('The social login failed.', { provider, error })
    store.set(socialFlowAtom, { provider, step: 'failed' })
    return false
  }
}
