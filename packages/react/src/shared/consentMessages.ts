import type { MessageSlice } from '../page/i18n/message.js'

export const consentMessages = {
  'connect.agree': 'I agree to the {links}',
  'connect.terms': 'terms of service',
  'connect.privacy': 'privacy policy',
} as const satisfies MessageSlice
