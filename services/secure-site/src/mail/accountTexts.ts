import type { Language } from '@latchkit/secure-protocol/languages'
import { texts } from '../locales/texts.js'
import type { Mail } from './createMailer.js'

/** Subject of a notice to the user of an account. `at`: milliseconds. */
export type AccountNotice =
  | { readonly type: 'exported' | 'factors-replaced' | 'factor-opened' | 'ended-everywhere' | 'kept' }
  /** Changes that a link undoes. */
  | { readonly type: 'factor-added' | 'factor-removed' | 'device-revoked' }
  | { readonly type: 'deletion' | 'recovery-waits'; readonly at: number }

type To = { readonly to: string; readonly language: Language }

/** The mail that notifies a user of a change of the account. `url`: the wallet page, or the page that stops a recovery. */
export function accountMail(
  { url, undoUrl = '', ...to }: To & { readonly url: string; readonly undoUrl?: string | undefined },
  notice: AccountNotice,
): Mail {
  const date = 'at' in notice ? toDate(notice.at) : ''
  return render(notice.type, to, { url, undoUrl, date })
}

/** The mail with the code for the reauthentication of a signed-in user. */
export function reauthMail({ code, ...to }: To & { readonly code: string }): Mail {
  return render('reauth', to, { code })
}

function render(
  name: AccountNotice['type'] | 'reauth',
  { to, language }: To,
  values: { readonly [name: string]: string },
): Mail {
  const messages = texts[language].accountMails
  const fill = (text: string) => text.replace(/\{(\w+)\}/g, (whole, part: string) => values[part] ?? whole)
  const text = messages[`${name}.text`].replace('{advice}', messages.advice).replace('{undo}', messages.undo)
  return { to, subject: messages[`${name}.subject`], text: fill(text) }
}

function toDate(time: number): string {
  return `${new Date(time).toISOString().slice(0, 16).replace('T', ' ')} UTC`
}
