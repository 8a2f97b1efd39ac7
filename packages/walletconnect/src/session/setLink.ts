import type { WalletConnectLink } from '../types.js'
import { findSession } from './findSession.js'
import { keepSession } from './keepSession.js'
import type { Context } from './types.js'

/** Keeps the link by which the person opened the wallet with its session. @throws ProtocolError 7001 */
export function setLink(
  context: Context,
  { topic, link }: { readonly topic: string; readonly link: WalletConnectLink | undefined },
): void {
  const stored = findSession(context, topic)
  keepSession(context, { ...stored, session: { ...stored.session, link } })
}
