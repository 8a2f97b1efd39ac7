import type { MessageSlice } from '../../i18n/types.js'

export const socialMessages = {
  'social.title': 'Continue with an account',
  'social.continue': 'Continue with {name}',
  'social.opening': 'Opening {name}…',
  'social.window': 'Continue in the window of {name}',
  'social.windowText': 'Sign in there. This page goes on by itself.',
  'social.closed': 'We cannot see the window of {name} any more',
  'social.closedText': 'If you closed it, try again. If it is still open, finish there and type this number:',
  'social.number': 'Number to type: {number}',
  'social.blocked': 'Your browser blocked the window',
  'social.blockedText': 'Allow pop-ups for this site and try again, or go on in this tab.',
  'social.here': 'Continue in this tab',
  'social.leaving': 'Going to {name}…',
  'social.connecting': 'Signing you in…',
  'social.failed': 'You are not signed in',
  'social.failedText': 'The sign-in was cancelled, or it is over. Try again.',
  'social.returnFailed': 'The sign-in with {name} did not work. Try again.',
  'social.unknown': 'Sign-in with {name} is not available here.',
} as const satisfies MessageSlice
