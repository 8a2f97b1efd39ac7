import type { Language } from '@latchkit/secure-protocol/languages'
import { type SiteTexts, texts } from '../locales/texts.js'
import type { Mail } from './createMailer.js'

/** Whom a mail goes to. */
type To = { readonly to: string; readonly language: Language }

/** Of the app that asks, and of the browser it runs in. */
type Asked = To & { readonly origin: string; readonly agent: string }

type Name = keyof SiteTexts['mails'] extends infer key
  ? key extends `${infer name}.text`
    ? name
    : never
  : never

/** The mail with the code of a sign-in. */
export const codeMail = (of: Asked & { readonly code: string }): Mail => render('code', of)

/** The mail with the link that approves a device. */
export const linkMail = (of: Asked & { readonly url: string }): Mail => render('link', of)

/** The mail with the code of the recovery role. */
export const recoveryMail = (of: To & { readonly code: string }): Mail => render('recovery', of)

/** The notice that a share of the wallet was given to a new browser. `url`: where it is revoked. */
export const recoveredMail = (of: To & { readonly agent: string; readonly url: string }): Mail =>
  render('recovered', of)

/** The notice that an address gets no code for a day. */
export const lockedMail = (of: To & { readonly origin: string }): Mail => render('locked', of)

/** The notice of a social login in a browser that is new. `url`: where it is revoked; `time`: milliseconds. */
export function newDeviceMail({
  time,
  ...of
}: Asked & { readonly url: string; readonly time: number }): Mail {
  return render('newDevice', { ...of, time: new Date(time).toISOString().replace('T', ' ').slice(0, 16) })
}

/** The mail to the present address with the code of a change. */
export const oldAddressMail = (of: Asked & { readonly code: string }): Mail => render('oldAddress', of)

/** The mail to the new address with the code of a change. */
export const newAddressMail = (of: Asked & { readonly code: string }): Mail => render('newAddress', of)

/** The notice to the address before. `email`: the new one; `url`: takes the change back. */
export const changedMail = (of: Asked & { readonly email: string; readonly url: string }): Mail =>
  render('changed', of)

/** The notice to the new address. */
export const changedToMail = (of: To & { readonly origin: string }): Mail => render('changedTo', of)

/** The notice that a change was taken back. `email`: the address that counts again. */
export const revertedMail = (of: To & { readonly origin: string; readonly email: string }): Mail =>
  render('reverted', of)

/** The notice that the address cannot be changed for a day. */
export const changePausedMail = (of: To & { readonly origin: string; readonly url: string }): Mail =>
  render('changePaused', of)

function render(name: Name, { to, language, ...values }: To & { readonly [name: string]: string }): Mail {
  const messages = texts[language].mails
  const parts: { readonly [part: string]: string } = { ...values, close: messages.close }
  const fill = (text: string) => text.replace(/\{(\w+)\}/g, (whole, part: string) => parts[part] ?? whole)
  return { to, subject: messages[`${name}.subject`], text: fill(messages[`${name}.text`]) }
}
