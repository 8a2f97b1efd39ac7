import type { Hex } from 'viem'
import { element } from './element.js'
import { factList } from './factList.js'
import { messageText } from './messageText.js'
import { signInWarning } from './signInWarning.js'

export function messageDetails({ address, raw }: { address: Hex; raw: Hex }, origin: string): HTMLElement[] {
  const text = messageText(raw)
  return [
    ...signInWarning(text, origin),
    element(
      'section',
      {},
      element('h2', {}, 'Message'),
      element('pre', { tabindex: 0, 'data-testid': 'approval-message' }, text),
    ),
    factList([['Account', address, 'approval-address']]),
  ]
}
