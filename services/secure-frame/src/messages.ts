import type { Language } from '@latchkit/secure-protocol/languages'
import { loadLanguage } from './loadLanguage.js'
import { chooseLanguage, fillText, showLanguage } from './showLanguage.js'

/** Texts of the frame in English. Those of the other languages are in `locales`. */
export const frameMessages = {
  'approval.origin': 'Request from {origin}',
  'approval.account': 'Account',
  'approval.smartAccount': 'Smart account',
  'approval.network': 'Network',
  'approval.message': 'Message',
  'approval.bytes': 'Message (bytes, not text)',
  'approval.typedData': 'Data',
  'approval.to': 'To',
  'approval.contract': 'Contract',
  'approval.spender': 'Spender',
  'approval.amount': 'Amount',
  'approval.data': 'Call data',
  'approval.fee': 'Network fee, at most',
  'approval.createContract': 'Creates a contract',
  'approval.token': 'Token',
  'approval.program': 'Program',
  'approval.payer': 'Network fee, paid by',
  'approval.opensAccount': 'Opens a token account (with a deposit) of',
  'approval.transaction': 'Transaction',
  'title.message': 'Sign a message',
  'title.signIn': 'Sign in',
  'title.typedData': 'Sign data',
  'title.transfer': 'Send',
  'title.tokenTransfer': 'Send a token',
  'title.tokenApproval': 'Allow spending of a token',
  'title.call': 'Use a contract',
  'title.transaction': 'Sign a transaction',
  'warning.unlimited': 'The spender can take all of this token, including what you receive later.',
  'warning.unreadable': 'The wallet cannot read what this does. Approve it only if you trust the site.',
  'warning.tokenInTransit': 'Name and decimals come from the token itself.',
  'confirm.unreadable': 'I trust this site and want to approve what the wallet cannot read',
  'action.approve': 'Approve',
  'action.reject': 'Reject',
  'action.close': 'Close',
  'action.continue': 'Continue',
  'action.otherAccount': 'Use another account',
  'action.back': 'Back to the app',
  'status.preparing': 'Preparing the request…',
  'status.covered': 'Approve works once this window is fully visible and in focus for a moment.',
  'status.absent':
    'Approve works once this is fully visible, and you moved the pointer over it, tapped it or pressed Tab.',
  'status.signing': 'Signing…',
  'status.failed': 'Request failed. Error: {code}',
  'status.unreachable': 'The secure wallet cannot be reached. Check your connection and try again.',
  'status.storage':
    'Your browser blocks the storage of the secure wallet. Allow this site to store data, or leave private browsing, and try again.',
  unlimited: 'Unlimited',
  'window.cutOff': 'The page of the app isolates this window from your wallet. Close it.',
  'window.ended': 'Your app is not waiting for an approval. You can close this window.',
  'window.otherAccount':
    'No request for {account}. It has ended, or your app is signed in with another account.',
  'window.waiting': 'This request has ended. The window closes when your app has no other request.',
  'recovery.title': 'Open your wallet on this device',
  'recovery.text': 'We sent a second code to your e-mail address. It brings your wallet to this device.',
  'recovery.code': 'Code',
  'recovery.wrong': 'Wrong code. Tries left: {left}',
  'recovery.expired': 'This code is no longer valid.',
  'recovery.wait': 'Retry after {seconds} seconds',
  'recovery.resend': 'Send a new code',
  'recovery.none':
    'Your account has no e-mail address for a code. On the device that created the wallet, add an address in Settings, or a passkey, a password or a printed code on the wallet page.',
  'page.title': 'Your wallet page',
  'page.text':
    'Recovery, devices, export and deletion are on the wallet page, which opens in a separate window.',
  'page.open': 'Open the wallet page',
  'factor.title': 'Open your wallet on this device',
  'factor.text': 'A window of the wallet asks for your passkey, password or printed code.',
} as const

export type MessageKey = keyof typeof frameMessages
/**
 * A text with its `{name}` parts filled in, in the language that this page shows.
 *
 * @param english - of a key that a part which is loaded later adds
 */
export type Translate = (
  key: MessageKey,
  values?: Readonly<Record<string, string | number>>,
  english?: string,
) => string

/** The language of this page, and its texts. */
export type PageTexts = {
  readonly translate: Translate
  /**
   * Shows this page in a wanted language, or the one that fits it, once its texts are loaded.
   *
   * @param isFree - whether the page may change then. Default: always
   */
  setLanguage(wanted: string | null | undefined, isFree?: () => boolean): Promise<void>
}

/** Creates the texts of a page, which is English until it has another language. */
export function createTexts(): PageTexts {
  let language: Language = 'en'
  let requested: Language = language
  let own: Readonly<Partial<Record<string, string>>> = {}
  return {
    translate: (key, values = {}, english = frameMessages[key]) =>
      fillText(own[key] ?? english, values, language),
    async setLanguage(wanted, isFree = () => true) {
      const next = chooseLanguage(wanted)
      requested = next
      const loaded = await loadLanguage(next)
      // A later call may have been faster.
      if (requested !== next || !isFree()) return
      language = loaded.language
      own = { ...loaded.texts?.frame, ...loaded.texts?.approval }
      showLanguage(language, wanted)
    },
  }
}
