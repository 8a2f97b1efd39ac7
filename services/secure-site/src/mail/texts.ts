import type { Mail } from './createMailer.js'

type Request = {
  readonly to: string
  /** Of the app that asks. */
  readonly origin: string
  readonly agent: string
}

const close = 'If this was not you, do nothing. Never give this to anybody, whoever asks.'

/** The mail with the code of a sign-in. */
export function codeMail({ to, origin, agent, code }: Request & { readonly code: string }): Mail {
  return {
    to,
    subject: 'Your sign-in code',
    text: `${code} is your code to sign in to ${origin}.

It can be used for 5 minutes, only in the window that asked for it (${agent}).
${close}
`,
  }
}

/** The mail with the link that approves a device. */
export function linkMail({ to, origin, agent, url }: Request & { readonly url: string }): Mail {
  return {
    to,
    subject: 'Is this you?',
    text: `Somebody wants to sign in to ${origin} with this address, in ${agent}.

If this is you, open this page and type the two-digit number that the app shows:
${url}

The link can be used once, for 15 minutes. ${close}
`,
  }
}

/** The mail with the code of the recovery role. */
export function recoveryMail({ to, code }: { readonly to: string; readonly code: string }): Mail {
  return {
    to,
    subject: 'Your wallet recovery code',
    text: `${code} is your code to restore your wallet in a new browser.

It can be used for 5 minutes. ${close}
Whoever has this code and your sign-in code has your wallet.
`,
  }
}

/** The notice that an address gets no code for a day. */
export function lockedMail({ to, origin }: Omit<Request, 'agent'>): Mail {
  return {
    to,
    subject: 'Sign-in is paused',
    text: `Somebody typed wrong codes for this address at ${origin} again and again.

New browsers cannot sign in with it for 24 hours. Browsers in which you signed in before still can.
`,
  }
}
