import type { MessageSlice } from '../../page/i18n/message.js'
import { connectingMessages } from './connectingMessages.js'

const own = {
  'openWallet.ways': 'Ways to connect',
  'openWallet.qrTab': 'QR code',
  'openWallet.mobileTab': 'Mobile',
  'openWallet.desktopTab': 'Desktop',
  'openWallet.webappTab': 'Web',
  'openWallet.browserTab': 'Browser',
  'openWallet.mobile': 'Continue in {name}',
  'openWallet.mobileHint': 'Open the app and approve there, then come back here.',
  'openWallet.mobileAction': 'Open {name}',
  'openWallet.desktop': 'Continue in {name} for desktop',
  'openWallet.desktopHint': 'Open the app on this computer and approve there.',
  'openWallet.desktopAction': 'Open desktop app',
  'openWallet.webapp': 'Continue in {name} on the web',
  'openWallet.webappHint': 'It opens in a new tab. Approve there, then come back here.',
  'openWallet.webappAction': 'Open web app',
  'openWallet.browser': 'Continue inside {name}',
  'openWallet.browserHint': 'This page opens in the browser of {name}, where you connect with one tap.',
  'openWallet.browserAction': 'Open in {name}',
  'openWallet.approveHint': 'Then come back here.',
  'openWallet.again': 'Open {name} again',
  'openWallet.missing': '{name} did not open?',
  'openWallet.missingHint': 'It may not be installed on this device.',
  'openWallet.tryAgain': 'Try again',
  'openWallet.rejected': 'Declined in {name}',
  'openWallet.rejectedHint': 'Nothing was shared. You can try again at any time.',
  'openWallet.extension': 'Get {name} for this browser',
  'openWallet.showQr': 'Use the QR code',
} as const satisfies MessageSlice

export const openWalletMessages = /*#__PURE__*/ Object.assign({}, connectingMessages, own)
