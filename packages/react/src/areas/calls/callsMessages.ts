import type { MessageSlice } from '../../page/i18n/message.js'

export const callsMessages = {
  'calls.title': 'Calls',
  'calls.pending': 'Waiting for the network',
  'calls.pendingText': 'You can close this. It goes on.',
  'calls.done': 'Completed',
  'calls.doneText': { one: 'All of it is in {count} transaction.', other: 'It took {count} transactions.' },
  'calls.notSent': 'Not sent',
  'calls.notSentText': 'Another transaction took its place. Nothing has changed.',
  'calls.failed': 'Failed',
  'calls.failedText': 'Nothing has changed, but for the network fee.',
  'calls.partly': 'Completed in part',
  'calls.partlyText': 'Only some calls took effect. Check what is left.',
  'calls.unknown': 'The status is not known',
  'calls.unknownText': 'Open your wallet to see what it has sent.',
  'calls.transaction': 'Transaction {number}',
  'calls.reverted': 'Transaction {number}, reverted',
} as const satisfies MessageSlice
