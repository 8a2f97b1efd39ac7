import type { MessageSlice } from '../../page/i18n/message.js'

export const replacementMessages = {
  'replacement.title': 'Pending transaction',
  'replacement.speedUp': 'Speed up',
  'replacement.cancel': 'Cancel transaction',
  'replacement.cancelAgain': 'Cancel with a higher fee',
  'replacement.description': 'Description',
  'replacement.date': 'Date',
  'replacement.hash': 'Hash',
  'replacement.nonce': 'Nonce',
  'replacement.speedUpFee': 'Fee to speed up, at most',
  'replacement.cancelFee': 'Fee to cancel, at most',
  'replacement.explorer': 'View on {name}',
  'replacement.hint':
    'Approve only if {wallet} shows nonce {nonce}. With another nonce it sends a second transaction.',
  'replacement.ended': 'This transaction can no longer be sped up or canceled',
  'replacement.asking': 'Continue in {wallet}',
  'replacement.speedUpSent': 'Sent with a higher fee',
  'replacement.cancelSent': 'Cancellation sent',
  'replacement.rejected': 'Nothing was sent',
  'replacement.nonceIgnored':
    '{wallet} sent a second transaction and did not replace the first. Speed up or cancel the first in {wallet}.',
  'replacement.failed': '{wallet} did not replace the transaction',
} as const satisfies MessageSlice
