import type { MessageSlice } from '../../page/i18n/message.js'
import { sectionMessages } from './sections/sectionMessages.js'

const own = {
  'social.opening': 'Opening {name}…',
  'social.window': 'Continue in the window of {name}',
  'social.windowText': 'Sign in there. This page continues automatically.',
  'social.closed': 'Lost contact with the {name} window',
  'social.closedText': 'If you closed it, try again. If it is still open, finish there and type this number:',
  'social.blocked': 'Your browser blocked the window',
  'social.blockedText': 'Allow pop-ups for this site and try again, or continue in this tab.',
  'social.here': 'Continue in this tab',
  'social.leaving': 'Redirecting to {name}…',
  'social.connecting': 'Signing you in…',
  'social.failed': 'You are not signed in',
  'social.failedText': 'The sign-in was cancelled or has expired. Try again.',
  'social.unknown': 'Sign-in with {name} is not available here.',
  'farcaster.heading': 'Sign in with Farcaster',
  'farcaster.scan': 'Scan this code with your phone and sign in with Farcaster there.',
  'farcaster.open': 'Sign in with Farcaster, then come back to this page.',
  'farcaster.openApp': 'Open Farcaster',
  'farcaster.qr': 'QR code for Farcaster',
  'farcaster.qrLoading': 'Loading the QR code',
  'farcaster.copy': 'Copy link',
  'farcaster.copyFailed': 'The link could not be copied',
} as const satisfies MessageSlice

export const socialMessages = /*#__PURE__*/ Object.assign({}, sectionMessages, own)
