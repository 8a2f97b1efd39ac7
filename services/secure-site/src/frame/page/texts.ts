import { arabic } from './arabic.js'

/** Texts of the wallet page in English. */
const en = {
  title: 'Your wallet',
  loading: 'Loading…',
  close: 'Close',
  cancel: 'Cancel',
  continue: 'Continue',
  done: 'Done',
  'custody.title': 'Who can open this wallet',
  'custody.assisted': 'Assisted',
  'custody.assistedText':
    'Your mailbox restores this wallet. Whoever runs this site holds what is needed to rebuild its key, and could open it. Add a passkey, a password or a printed code, and only you can.',
  'custody.userHeld': 'Held by you',
  'custody.userHeldText':
    'A new browser opens this wallet by one of your factors only. Whoever runs this site cannot. Lose every factor and every browser, and nobody can bring it back.',
  'factors.title': 'Recovery factors',
  'factors.none': 'There is none yet.',
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
  'factors.proveTitle': 'Prove a factor that you have',
  'factors.proveText': 'A further factor takes the key that your factors share.',
  'factors.lost': 'I have none of them any more',
  'factors.lostTitle': 'Replace all factors',
  'factors.lostText': 'The factors that you have now stop working once the new one works.',
  'factors.chooseTitle': 'Open your wallet',
  'factors.chooseText': 'Which factor do you have?',
  'factors.tryTitle': 'Try it once',
  'factors.tryText': 'It counts when it has opened your wallet.',
  'factors.addedTitle': 'It works',
  'factors.addedText':
    'Keep the recovery file as well: with it and this factor you open your wallet without this site. The page that opens it works without a network.',
  'factors.download': 'Download the recovery file',
  'factors.downloadPage': 'Download the page that opens it',
  'password.title': 'Choose a password',
  'password.text': 'At least 12 characters. Nobody can reset it.',
  'password.label': 'Password',
  'password.again': 'Password, again',
  'password.current': 'Type the password',
  'password.short': 'It has fewer than 12 characters.',
  'password.differs': 'The two are not the same.',
  'code.title': 'Write this code down',
  'code.text': 'On paper, not in this browser. You type it in the next step.',
  'code.label': 'Code',
  'code.print': 'Print',
  'code.current': 'Type the printed code',
  'code.mistyped': 'This is no such code. Look for a mistyped character.',
  'passkey.title': 'Make a passkey',
  'passkey.text': 'Your browser asks for it twice: to make it, and to try it.',
  'passkey.current': 'Use your passkey',
  'devices.title': 'Devices',
  'devices.this': 'This device',
  'devices.first': 'Made the account',
  'devices.seen': 'Last used {date}',
  'devices.revoke': 'Revoke',
  'devices.revokeOf': 'Revoke {name}, last used {date}',
  'devices.revokeTitle': 'Revoke this device?',
  'devices.revokeText': 'It is signed out, and needs the link of a mail again.',
  'devices.endAll': 'Sign out everywhere',
  'devices.endAllTitle': 'Sign out everywhere?',
  'devices.endAllText': 'Every device is signed out, this one too.',
  'devices.ended': 'You are signed out everywhere. Close this page.',
  'export.title': 'Secret words',
  'export.text':
    'Twelve words that open this wallet in any other. Whoever reads them has it. Nobody of this site will ever ask for them.',
  'export.button': 'Show the words',
  'export.wait':
    'A device, your address or a factor was changed a short time ago. You can export from {date} on.',
  'export.wordsTitle': 'Your secret words',
  'export.hold': 'Hold to reveal',
  'export.hidden': 'The words show while you hold the button, or the space bar.',
  'export.list': 'Secret words',
  'data.title': 'Your data',
  'data.text': 'What this site has of you, as one file. It has no key and no share.',
  'data.button': 'Download my data',
  'delete.title': 'Delete the account',
  'delete.text':
    'After seven days the account and what this site keeps of the wallet are erased. Export the words before: what is in the wallet is lost without them.',
  'delete.button': 'Delete my account',
  'delete.confirmTitle': 'Delete your account?',
  'delete.confirmText': 'I have exported the words, or the wallet is empty.',
  'delete.due': 'The account will be erased on {date}.',
  'delete.keep': 'Keep my account',
  'recovery.due': 'Somebody asked to restore this wallet in another browser. It can be done from {date} on.',
  'recovery.stop': 'Stop it',
  'events.title': 'What happened',
  'event.other': 'Something else: {event}',
  'event.session/begun': 'Signed in',
  'event.session/ended': 'Signed out',
  'event.session/ended-everywhere': 'Signed out everywhere',
  'event.device/revoked': 'A device was revoked',
  'event.wallet/confirmed': 'The shares of the wallet were renewed',
  'event.wallet/exported': 'The secret words were shown',
  'event.recovery/mailed': 'A recovery code was mailed',
  'event.recovery/released': 'The wallet was restored by a code',
  'event.recovery/asked': 'A recovery was asked for',
  'event.recovery/cancelled': 'A recovery was stopped',
  'event.factor/added': 'A factor was added',
  'event.factor/removed': 'A factor was removed',
  'event.factor/opened': 'The wallet was opened by a factor',
  'event.account/data-read': 'The data was downloaded',
  'event.account/deletion-asked': 'The deletion was asked for',
  'event.account/kept': 'The deletion was taken back',
  'reauth.title': 'Is it you?',
  'reauth.text': 'We sent a code to your e-mail address.',
  'reauth.passkeyTitle': 'Prove your passkey',
  'reauth.passkeyText': 'This account has a passkey.',
  'reauth.code': 'Code',
  'signIn.title': 'Sign in to your wallet',
  'signIn.text': 'This page is a device of its own. It does not change how your apps sign in.',
  'signIn.email': 'E-mail',
  'signIn.number': 'Open the link of the mail and choose this number: {number}',
  'signIn.codeTitle': 'Type the code of the mail',
  'signIn.noProject': 'Open this page from your app.',
  'recover.title': 'Open your wallet on this page',
  'recover.text': 'We sent a second code to your e-mail address.',
  'open.title': 'Open your wallet on this device',
  'open.text': 'One of your factors opens it.',
  'open.done': 'Your wallet is open in the app. You can close this window.',
  'error.wrong': 'That is wrong. Try again.',
  'error.code': 'That code is wrong. Tries left: {left}',
  'error.expired': 'That code is no longer valid. Close this and begin again.',
  'error.retry': 'Try again in {seconds} seconds.',
  'error.tooNew': 'This browser is new to your account. It can change this from {date} on.',
  'error.cancelled': 'It was cancelled.',
  'error.passkey': 'This passkey cannot hold a key. Use another one, a password or a printed code.',
  'error.last': 'The last factor cannot be removed. Add another one first.',
  'error.delayed': 'The recovery waits until {date}. You were mailed a link that stops it.',
  'error.over': 'The session is over. Open this page again.',
  'error.other': 'It did not work: {reason}',
} as const

export type PageKey = keyof typeof en

/** A text with its `{name}` parts filled in; a time is written by the language. */
export type PageText = (key: PageKey, values?: Readonly<Record<string, string | number | Date>>) => string

/** The texts of a language. */
export function pageTexts(language: 'en' | 'ar'): PageText {
  const texts = language === 'ar' ? arabic : en
  const format = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' })
  return (key, values = {}) =>
    texts[key].replace(/\{(\w+)\}/g, (part, name: string) => {
      const value = values[name] ?? part
      return value instanceof Date ? format.format(value) : String(value)
    })
}

/** Whether there is a text of a key. */
export function isPageKey(key: string): key is PageKey {
  return Object.hasOwn(en, key)
}
