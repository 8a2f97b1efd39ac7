import type { MessageSlice } from '../../../page/i18n/message.js'

/** Texts of the sections of Connect. They are loaded with the first row, so texts of later views are not included. */
export const sectionMessages = {
  'email.title': 'Continue with e-mail',
  'email.label': 'E-mail address',
  'email.placeholder': 'you@example.com',
  'email.submit': 'Continue',
  'email.sending': 'Sending…',
  'email.invalid': 'Enter an e-mail address, such as you@example.com.',
  'email.wait': 'Retry after {seconds} seconds',
  'email.otpInvalid': { one: 'Wrong code. {count} try left.', other: 'Wrong code. {count} tries left.' },
  'email.otpExpired': 'This code is no longer valid. Request a new one.',
  'email.unavailable': 'Unable to load email login dependency',
  'email.blocked': 'This site is not set up for the secure wallet.',
  'email.unreachable': 'The secure wallet cannot be reached. Check your connection and try again.',
  'email.storage':
    'Your browser blocks the storage of the secure wallet. Allow this site to store data, or leave private browsing, and try again.',
  'email.failed': 'Something went wrong',
  'social.title': 'Continue with an account',
  'social.continue': 'Continue with {name}',
  'social.returnFailed': 'Sign-in with {name} failed. Try again.',
} as const satisfies MessageSlice
