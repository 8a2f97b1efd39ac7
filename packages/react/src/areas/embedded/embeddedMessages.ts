import type { MessageSlice } from '../../page/i18n/message.js'
import { sectionMessages } from './sections/sectionMessages.js'

const own = {
  'email.deviceTitle': 'Approve this device',
  'email.deviceHeading': 'Check your inbox',
  'email.deviceText': 'Open the link we sent to {email} and type this number:',
  'email.number': 'Number to type: {number}',
  'email.deviceFailed': 'This device was not approved',
  'email.deviceAgain': 'Send a new link',
  'email.otpTitle': 'Confirm your e-mail',
  'email.otpHeading': 'Enter the code',
  'email.otpText': 'We sent a code to {email}. It is valid for 5 minutes.',
  'email.otpLabel': 'Code from the e-mail',
  'email.digit': 'Digit {index} of {count}',
  'email.checking': 'Checking the code…',
  'email.resend': 'Send a new code',
  'email.connected': 'You are signed in',
} as const satisfies MessageSlice

export const embeddedMessages = /*#__PURE__*/ Object.assign({}, sectionMessages, own)
