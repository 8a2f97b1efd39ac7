import type { Hex } from 'viem'
import { element } from './element.js'
import { factList } from './factList.js'
import { messageText } from './messageText.js'
import { signInDomain } from './signInDomain.js'

export function messageDetails({ address, raw }: { address: Hex; raw: Hex }, origin: string): HTMLElement[] {
  const text = messageText(raw)
  const domain = signInDomain(text)
  const foreign = domain !== undefined && domain !== new URL(origin).host
  return [
    ...(foreign
      ? [
          element(
            'p',
            { class: 'warning', 'data-testid': 'sign-in-warning' },
            `This signs you in to ${domain}, but ${origin} asks for it. Reject it unless you know why.`,
          ),
        ]
      : []),
    element(
      'section',
      {},
      element('h2', {}, 'Message'),
      element('pre', { tabindex: 0, 'data-testid': 'approval-message' }, text),
    ),
    factList([['Account', address, 'approval-address']]),
  ]
}
