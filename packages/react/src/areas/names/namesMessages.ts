import { modalMessages } from '../../modal/modalMessages.js'
import type { MessageSlice } from '../../page/i18n/message.js'

const own = {
  'names.title': 'Choose name',
  'names.label': 'Account name',
  'names.placeholder': 'Your name',
  'names.rule': 'Letters, digits and hyphens, at least 4 characters',
  'names.characters': 'Only letters, digits and hyphens can be used',
  'names.long': 'At most 63 characters',
  'names.own': 'Names of this account: {names}',
  'names.suggestions': 'Suggestions',
  'names.searching': 'Looking for names…',
  'names.free': 'Free',
  'names.taken': 'Taken',
  'names.isTaken': '{name} is taken',
  'names.suggestionsFailed': 'Error fetching name suggestions',
  'names.lookupFailed': 'Error fetching names for address',
  'names.networkNotFound': 'Network not found',
  'names.noSigner': 'Address or auth connector not found',
  'names.declined': 'Signature declined',
  'names.pending': '{name} is being registered',
  'names.submit': 'Register name',
  'names.approve': 'Approve in your wallet',
  'names.doneTitle': 'Name registered',
  'names.done': '{name} is yours',
  'names.doneHint': 'Others can send to this name instead of your address.',
  'names.close': 'Done',
} as const satisfies MessageSlice

export const namesMessages = /*#__PURE__*/ Object.assign({}, modalMessages, own)
