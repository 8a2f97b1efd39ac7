import { loadLanguage } from '../loadLanguage.js'
import { chooseLanguage, fillText, showLanguage } from '../showLanguage.js'

/** Texts of the wallet page in English. */
export const pageMessages = {
  title: 'Your wallet',
  loading: 'Loading…',
  close: 'Close',
  cancel: 'Cancel',
  continue: 'Continue',
  done: 'Done',
  'custody.title': 'Who can open this wallet',
  'custody.assisted': 'Assisted',
  'custody.assistedText':
    'Your mailbox restores this wallet. The operator of this site holds enough to rebuild its key, and could open it. Add a passkey, a password or a printed code, and only you can.',
  'custody.userHeld': 'Held by you',
  'custody.userHeldText':
    'A new browser opens this wallet only with one of your factors. The operator of this site cannot open it. If you lose every factor and every browser, it cannot be restored.',
  'factors.title': 'Recovery factors',
  'factors.none': 'None yet.',
  'factors.passkey': 'Passkey',
  'factors.password': 'Password',
  'factors.code': 'Printed code',
  'factors.addPasskey': 'Add a passkey',
  'factors.addPassword': 'Add a password',
  'factors.addCode': 'Print a code',
  'factors.added': 'Added {date}',
  'factors.remove': 'Remove',
  'factors.removeOf': 'Remove {name}, added {date}',
  'factors.file': 'Recovery file',
  'factors.fileOf': 'Recovery file of {name}, added {date}',
  'factors.proveTitle': 'Confirm one of your factors',
  'factors.proveText': 'Adding a factor needs the key that your factors share.',
  'factors.lost': 'I lost all of them',
  'factors.lostTitle': 'Replace all factors',
  'factors.lostText': 'The factors that you have now stop working once the new one works.',
  'factors.chooseTitle': 'Open your wallet',
  'factors.chooseText': 'Which factor do you have?',
  'factors.tryTitle': 'Try it once',
  'factors.tryText': 'A factor counts once it has opened your wallet.',
  'factors.addedTitle': 'It works',
  'factors.addedText':
    'Keep the recovery file as well: with it and this factor you can open your wallet without this site. The page that opens it works offline.',
  'factors.download': 'Download the recovery file',
  'factors.downloadPage': 'Download the page that opens it',
  'password.title': 'Choose a password',
  'password.text': 'At least 12 characters. It cannot be reset.',
  'password.label': 'Password',
  'password.again': 'Repeat password',
  'password.current': 'Type the password',
  'password.short': 'Use at least 12 characters.',
  'password.differs': "The passwords don't match.",
  'code.title': 'Write this code down',
  'code.text': 'On paper, not in this browser. You type it in the next step.',
  'code.label': 'Code',
  'code.print': 'Print',
  'code.current': 'Type the printed code',
  'code.mistyped': 'Invalid code. Check for typos.',
  'passkey.title': 'Create a passkey',
  'passkey.text': 'Your browser prompts you twice: to create the passkey and to try it.',
  'passkey.current': 'Use your passkey',
  'devices.title': 'Devices',
  'devices.this': 'This device',
  'devices.first': 'Created the account',
  'devices.seen': 'Last used {date}',
  'devices.revoke': 'Revoke',
  'devices.revokeOf': 'Revoke {name}, last used {date}',
  'devices.revokeTitle': 'Revoke this device?',
  'devices.revokeText': 'It is signed out and needs an e-mail link to sign in again.',
  'devices.endAll': 'Sign out everywhere',
  'devices.endAllTitle': 'Sign out everywhere?',
  'devices.endAllText': 'Every device is signed out, including this one.',
  'devices.ended': 'You are signed out everywhere. Close this page.',
  'export.title': 'Secret words',
  'export.text':
    'Twelve words that open this wallet in any other app. Anyone who reads them controls it. This site never asks for them.',
  'export.button': 'Show the words',
  'export.wait':
    'A device, your address or a factor was changed a short time ago. You can export from {date} on.',
  'export.wordsTitle': 'Your secret words',
  'export.hold': 'Hold to reveal',
  'export.hidden': 'The words show while you hold the button, or the space bar.',
  'export.list': 'Secret words',
  'data.title': 'Your data',
  'data.text': 'All data that this site has about you, as one file, without keys and shares.',
  'data.button': 'Download my data',
  'delete.title': 'Delete the account',
  'delete.text':
    'After seven days this site erases the account and its part of the wallet. Export the words first: without them the assets in the wallet are lost.',
  'delete.button': 'Delete my account',
  'delete.confirmTitle': 'Delete your account?',
  'delete.confirmText': 'I have exported the words, or the wallet is empty.',
  'delete.due': 'The account will be erased on {date}.',
  'delete.keep': 'Keep my account',
  'recovery.due': 'A recovery of this wallet was requested in another browser. It is possible from {date}.',
  'recovery.stop': 'Stop the recovery',
  'change.undo': 'Undo',
  'change.until': '{what}. If this was not you, undo it by {date}.',
  'events.title': 'Activity',
  'event.other': 'Other: {event}',
  'event.session/begun': 'Signed in',
  'event.session/ended': 'Signed out',
  'event.session/ended-everywhere': 'Signed out everywhere',
  'event.device/revoked': 'A device was revoked',
  'event.wallet/confirmed': 'The shares of the wallet were renewed',
  'event.wallet/exported': 'The secret words were shown',
  'event.recovery/mailed': 'A recovery code was mailed',
  'event.recovery/released': 'The wallet was restored by a code',
  'event.recovery/asked': 'A recovery was requested',
  'event.recovery/cancelled': 'A recovery was stopped',
  'event.factor/added': 'A factor was added',
  'event.factor/removed': 'A factor was removed',
  'event.factor/replaced': 'The recovery key was replaced',
  'event.factor/undone': 'A change of the factors was undone',
  'event.device/approved-again': 'The removal of a device was undone',
  'event.factor/opened': 'The wallet was opened by a factor',
  'event.account/data-read': 'The data was downloaded',
  'event.account/deletion-asked': 'The deletion was requested',
  'event.account/kept': 'The deletion was cancelled',
  'reauth.title': 'Confirm your identity',
  'reauth.text': 'We sent a code to your e-mail address.',
  'reauth.passkeyTitle': 'Confirm with your passkey',
  'reauth.passkeyText': 'This account has a passkey.',
  'reauth.code': 'Code',
  'signIn.title': 'Sign in to your wallet',
  'signIn.text': 'This page counts as a separate device. It does not change how your apps sign in.',
  'signIn.forRequest': 'Sign in here once in this browser. Your request follows.',
  'signIn.email': 'E-mail',
  'signIn.number': 'Open the link in the e-mail and type this number: {number}',
  'signIn.codeTitle': 'Enter the code from the e-mail',
  'signIn.invalid': 'Enter an e-mail address, such as you@example.com.',
  'signIn.noProject': 'Open this page from your app.',
  'recover.title': 'Open your wallet on this page',
  'recover.hint': 'Use one of your factors, or a code by e-mail, to open it in this browser.',
  'recover.text': 'We sent a second code to your e-mail address.',
  'recover.none':
    'Your account has no e-mail address for a code. On the device that created the wallet, add an address in Settings, or a passkey, a password or a printed code on the wallet page.',
  'open.title': 'Open your wallet on this device',
  'open.text': 'One of your factors opens it.',
  'open.done': 'Your wallet is open in the app. You can close this window.',
  'error.wrong': 'Incorrect. Try again.',
  'error.code': 'Wrong code. Tries left: {left}',
  'error.expired': 'This code is no longer valid. Close this and start again.',
  'error.retry': 'Try again in {seconds} seconds.',
  'error.tooNew': 'This browser is new to your account. It can change this from {date}.',
  'error.cancelled': 'Cancelled.',
  'error.passkey': 'This passkey cannot hold a key. Use another one, a password or a printed code.',
  'error.noPasskeys': 'This browser has no passkeys. Use another browser.',
  'error.last': 'The last factor cannot be removed. Add another one first.',
  'error.delayed': 'The recovery is possible from {date}. We e-mailed you a link that stops it.',
  'error.over': 'The session has ended. Open this page again.',
  'error.unreachable': 'The secure wallet cannot be reached. Check your connection and try again.',
  'error.busy': 'The secure wallet cannot do this right now. Try again later.',
  'error.storage':
    'Your browser blocks the storage of the secure wallet. Allow this site to store data, or leave private browsing, and try again.',
  'error.device': 'This device was not approved. Open this page again.',
  'error.other': 'Request failed. Error: {code}',
} as const

export type PageKey = keyof typeof pageMessages

/** A text with its `{name}` parts filled in; a time is written by the language. */
export type PageText = (key: PageKey, values?: Readonly<Record<string, string | number | Date>>) => string

/** The texts of the page in its language, and times as that language writes them. */
export type WalletPageTexts = { readonly text: PageText; readonly formatTime: (time: Date) => string }

/** Shows this page in a wanted language, or the one that fits it, and returns its texts. */
export async function loadPageTexts(wanted: string | null | undefined): Promise<WalletPageTexts> {
  const { language, texts } = await loadLanguage(chooseLanguage(wanted))
  showLanguage(language, wanted)
  const shown = texts?.walletPage ?? pageMessages
  const format = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' })
  const formatTime = (time: Date) => format.format(time)
  const write = (value: string | number | Date) => (value instanceof Date ? formatTime(value) : value)
  return {
    formatTime,
    text(key, values = {}) {
      const written = Object.entries(values).map(([name, value]) => [name, write(value)])
      return fillText(shown[key], Object.fromEntries(written), language)
    },
  }
}

/** Whether there is a text of a key. */
export function isPageKey(key: string): key is PageKey {
  return Object.hasOwn(pageMessages, key)
}
