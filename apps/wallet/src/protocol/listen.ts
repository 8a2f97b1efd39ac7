import { RELAYER_EVENTS } from '@walletconnect/core'
import { takeProposals } from './answers/takeProposals.js'
import { takeRequests } from './answers/takeRequests.js'
import type { Context } from './context.js'
import type { Frame } from './views/createFrame.js'
import { draw } from './views/draw.js'
import { showStatus } from './views/showStatus.js'

/** Follows the protocol and the page's state. */
export function listen(context: Context, frame: Frame): void {
  const { kit, store } = context
  const redraw = () => draw(context, frame)
  const onSignIn = () => follow()
  const follow = () => {
    // An app falls back to an ordinary proposal when the wallet does not listen for this.
    kit.off('session_authenticate', onSignIn)
    if (!store.get().settings.noSignIn) kit.on('session_authenticate', onSignIn)
    void Promise.all([takeRequests(context), takeProposals(context)]).then(redraw, showStatus)
    redraw()
  }
  context.changed = redraw
  kit.on('session_proposal', follow)
  kit.on('session_request', follow)
  for (const event of ['session_delete', 'proposal_expire', 'session_request_expire'] as const)
    kit.on(event, redraw)
  for (const event of ['session_expire', 'session_extend', 'session_update', 'session_connect'] as const)
    kit.engine.signClient.events.on(event, redraw)
  for (const event of [RELAYER_EVENTS.connect, RELAYER_EVENTS.disconnect]) kit.core.relayer.on(event, redraw)
  store.subscribe(follow)
  follow()
}
