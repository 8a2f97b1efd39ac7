import type { MessageSlice } from '../../page/i18n/message.js'

export const callsMessages = {
  'calls.title': 'Calls',
  'calls.pending': 'Waiting for the network',
  'calls.pendingText': 'You can close this. The calls continue.',
  'calls.done': 'Completed',
  'calls.doneText': { one: 'Completed in {count} transaction.', other: 'Completed in {count} transactions.' },
  'calls.notSent': 'Not sent',
  'calls.notSentText': 'Another transaction replaced it. Nothing has changed.',
  'calls.failed': 'Failed',
  'calls.failedText': 'Nothing has changed except the network fee.',
  'calls.partly': 'Completed in part',
  'calls.partlyText': 'Only some calls took effect. Check what is left.',
  'calls.unknown': 'The status is not known',
  'calls.unknownText': 'Open your wallet to check for sent transactions.',
  'calls.transaction': 'Transaction {number}',
  'calls.reverted': 'Transaction {number}, reverted',
} as const satisfies MessageSlice
