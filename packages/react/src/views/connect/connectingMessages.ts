import type { MessageSlice } from '../../i18n/types.js'

export const connectingMessages = {
  'connecting.approve': 'Approve in {name}',
  'connecting.approveHint': 'Open the extension if it did not come up by itself.',
  'connecting.rejected': 'Request declined',
  'connecting.rejectedHint': 'You can try again whenever you like.',
  'connecting.waiting': 'A request is already open',
  'connecting.waitingHint': 'Open {name}, answer the request there, then try again.',
  'connecting.failed': '{name} could not connect',
  'connecting.failedHint': 'Check that it is unlocked, then try again.',
  'connecting.notInstalled': '{name} is not installed',
  'connecting.notInstalledHint': 'Install it in this browser. It shows up here once it is there.',
  'connecting.notReachableHint': 'It was not found in this browser.',
  'connecting.install': 'Get {name}',
  'connecting.gone': 'This wallet is gone',
  'connecting.goneHint': 'Go back and choose another one.',
} as const satisfies MessageSlice
