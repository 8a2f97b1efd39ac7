import type { Language } from '@latchkit/secure-protocol/languages'

/** Texts of the page that opens a recovery file, in English. */
export const offlineMessages = {
  title: 'Open a recovery file',
  text: 'This page works without a network and sends nothing. Save it, switch the network off, and open it from your disk.',
  file: 'Recovery file',
  password: 'Password',
  code: 'Printed code',
  passkey: 'Output of the passkey (PRF), 64 hexadecimal digits',
  use: 'Use the passkey',
  open: 'Open the wallet',
  words: 'Secret words',
  note: 'Anyone who reads these words controls the wallet. Enter them in another wallet, then close this page.',
  failed: 'Failed to open. Error: {code}',
  notFile: 'This is not a recovery file.',
  version: 'This page does not know the version of this file.',
  mistyped: 'Invalid code. Check for typos.',
  digits: 'The output of the passkey has 64 hexadecimal digits.',
  secret: 'This does not open the file, or the file was changed.',
  addresses: 'The wallet has other addresses than those in the file.',
}

export type OfflineTexts = { readonly [key in keyof typeof offlineMessages]: string }

/** The texts of the other languages. They are in the page, which has no network. */
const texts = import.meta.glob<OfflineTexts>('../locales/*.json', { eager: true, import: 'offline' })

/** The texts of a language. */
export function getOfflineTexts(language: Language): OfflineTexts {
  return texts[`../locales/${language}.json`] ?? offlineMessages
}
