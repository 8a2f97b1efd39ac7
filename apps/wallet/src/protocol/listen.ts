import { RELAYER_EVENTS } from '@walletconnect/core'
import { showStatus } from '../ui/runAction.js'
import { readRequests, rejectProposals } from './pending.js'
import type { Context } from './types.js'

/** Follows WalletConnect's events and the page's store: reads what is new and renders the page. */
export function listen(context: Context): void {
  const { kit, store, changed } = context
  const onSignIn = () => read()
  const read = () => {
    // An app falls back to an ordinary proposal when the wallet has no listener for this event.
    kit.off('session_authenticate', onSignIn)
    if (!store.get().settings.noSignIn) kit.on('session_authenticate', onSignIn)
    void Promise.all([readRequests(context), rejectProposals(context)]).then(changed, showStatus)
    changed()
  }
  kit.on('session_proposal', read)
  kit.on('session_request', read)
  for (const event of ['session_delete', 'proposal_expire', 'session_request_expire'] as const)
    kit.on(event, changed)
  for (const event of ['session_expire', 'session_extend', 'session_update', 'session_connect'] as const)
    kit.engine.signClient.events.on(event, changed)
  for (const event of [RELAYER_EVENTS.connect, RELAYER_EVENTS.disconnect]) kit.core.relayer.on(event, changed)
  store.subscribe(read)
  read()
}
