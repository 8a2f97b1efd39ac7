import { base64 } from '@scure/base'
import { bytesToHex } from 'viem'
import type { SolanaMessageInput } from '../solana/types.js'
import { element } from './element.js'
import { factList } from './factList.js'
import { messageText } from './messageText.js'
import { signInWarning } from './signInWarning.js'

export function solanaMessageDetails(
  { account, message }: SolanaMessageInput,
  origin: string,
): HTMLElement[] {
  const text = messageText(bytesToHex(base64.decode(message)))
  return [
    ...signInWarning(text, origin),
    element(
      'section',
      {},
      element('h2', {}, 'Message'),
      element('pre', { tabindex: 0, 'data-testid': 'approval-message' }, text),
    ),
    factList([['Account', account, 'approval-address']]),
  ]
}
