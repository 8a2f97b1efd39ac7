import type { MessageSlice } from '../../i18n/types.js'

export const farcasterMessages = {
  'farcaster.heading': 'Sign in with Farcaster',
  'farcaster.scan': 'Scan this code with your phone and sign in with Farcaster there.',
  'farcaster.open': 'Sign in with Farcaster, then come back to this page.',
  'farcaster.openApp': 'Open Farcaster',
  'farcaster.qr': 'QR code for Farcaster',
  'farcaster.qrLoading': 'The QR code is on its way',
  'farcaster.copy': 'Copy link',
  'farcaster.copyFailed': 'The link could not be copied',
} as const satisfies MessageSlice
