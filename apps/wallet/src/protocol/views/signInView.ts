import type { AuthTypes } from '@walletconnect/types'
import { element } from '../../popup/element.js'
import { shortAddress } from '../../popup/shortAddress.js'
import { answerSignIn } from '../answers/answerSignIn.js'
import type { Context } from '../context.js'
import { signInPayload } from '../signInPayload.js'
import { actions } from './actions.js'
import { appHead } from './appHead.js'

const tryMessage = (make: () => string): { text: string; ok: boolean } => {
  try {
    return { text: make(), ok: true }
  } catch (error) {
    return { text: error instanceof Error ? error.message : String(error), ok: false }
  }
}

/** A one-click sign-in: the message in full, and the account that signs it. */
export function signInView(context: Context, request: AuthTypes.PendingRequest): HTMLElement {
  const select = element(
    'select',
    { id: 'sign-in-account', 'data-testid': 'sign-in-account', onchange: () => show() },
    ...context.accounts.map(({ address }, index) =>
      element('option', { value: address }, `Account ${index + 1} ${shortAddress(address)}`),
    ),
  )
  const message = element('pre', { tabindex: 0, 'data-testid': 'sign-in-message' })
  const current = () =>
    tryMessage(() => {
      const payload = signInPayload(context, request)
      return context.kit.formatAuthMessage({
        request: payload,
        iss: `did:pkh:${payload.chains[0]}:${select.value}`,
      })
    })
  const show = () => {
    message.textContent = current().text
  }
  show()
  const { domain } = request.authPayload
  const { url } = request.requester.metadata
  const foreign = !URL.canParse(url) || new URL(url).host !== domain
  const account = () => context.accounts.find(({ address }) => address === select.value)
  return element(
    'section',
    { class: 'ask', 'data-testid': 'sign-in', 'aria-label': 'Sign-in', 'data-id': request.id },
    element('p', { class: 'soft' }, 'An app wants you to sign in and connect'),
    appHead(request.requester.metadata, 'h2'),
    element('label', { class: 'field', for: 'sign-in-account' }, element('span', {}, 'Account')),
    select,
    foreign &&
      element(
        'p',
        { class: 'warning', 'data-testid': 'sign-in-warning' },
        `This signs you in to ${domain}, but ${url} asks for it. Reject it unless you know why.`,
      ),
    element('h3', {}, 'Message'),
    message,
    element('p', { class: 'soft' }, 'It is signed once for each network that is asked for and known here.'),
    actions(current().ok ? () => answerSignIn(context, request, account()) : undefined, () =>
      answerSignIn(context, request, undefined),
    ),
  )
}
