import { frameTimeouts } from '@latchkit/secure-frame-client/protocol'
import type { CallAnswer } from '@latchkit/secure-protocol/api/call'
import { takeExchange } from '@latchkit/secure-protocol/api/exchange'
import type { UserRecord } from '@latchkit/secure-protocol/api/user'
import { element } from '../approval/element.js'
import type { Translate } from '../messages.js'
import type { Server } from '../session/createServer.js'
import { isInTab } from '../window/createWindowLink.js'

/** Milliseconds between two tries: the frame offers the request once its page sees that it is cut off. */
const pause = 1_000

/**
 * Takes the request that this page was opened for. If this account has none within 20 seconds, or immediately in the app's
 * own tab, shows that, offers another account, and returns undefined.
 */
export async function takeOffered(parameters: {
  readonly root: HTMLElement
  readonly translate: Translate
  readonly server: Server
  readonly id: string
  readonly user: UserRecord
  signIn(): void
  /** Closes this page, or goes back to the app. */
  leave(): void
}): Promise<Extract<CallAnswer<typeof takeExchange>, { readonly action: 'taken' }> | undefined> {
  const { root, translate, server, id, user, signIn, leave } = parameters
  // The tab of the app came here once the request was offered.
  const end = performance.now() + (isInTab() ? 0 : frameTimeouts.ready)
  for (;;) {
    const taken = await server.call(takeExchange, { id })
    if (taken.action === 'taken') return taken
    if (performance.now() >= end) break
    await new Promise(resolve => setTimeout(resolve, pause))
  }
  const button = (label: string, testId: string, press: () => void) => {
    const made = element('button', { type: 'button', testId }, label)
    made.addEventListener('click', press)
    return made
  }
  const account = user.email ?? user.userName ?? ''
  root.replaceChildren(
    element(
      'section',
      { className: 'approval' },
      element('p', { className: 'status', role: 'status' }, translate('window.otherAccount', { account })),
      element(
        'footer',
        {},
        button(translate(isInTab() ? 'action.back' : 'action.close'), 'reject', leave),
        button(translate('action.otherAccount'), 'other-account', () => void server.forget().then(signIn)),
      ),
    ),
  )
  return undefined
}
