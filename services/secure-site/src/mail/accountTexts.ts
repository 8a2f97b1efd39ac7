import type { Mail } from './createMailer.js'

/** What a notice tells the user of an account about. */
export type AccountNotice =
  | { readonly type: 'exported' | 'factor-added' | 'factor-removed' | 'factor-opened' | 'kept' }
  | { readonly type: 'deletion'; readonly at: number }
  | { readonly type: 'recovery-waits'; readonly at: number; readonly url: string }

const subjects = {
  exported: 'The secret words of your wallet were shown',
  'factor-added': 'A recovery factor was added to your wallet',
  'factor-removed': 'A recovery factor was removed from your wallet',
  'factor-opened': 'Your wallet was opened by a recovery factor',
  deletion: 'Your wallet account will be deleted',
  kept: 'Your wallet account is not deleted',
  'recovery-waits': 'Somebody asks to restore your wallet',
} as const satisfies Record<AccountNotice['type'], string>

const advice = `If this was not you, open the wallet page, revoke the devices that you do not know and sign out everywhere.
`

/** The mail that tells a user what happened to the account. */
export function accountMail(to: string, notice: AccountNotice): Mail {
  return { to, subject: subjects[notice.type], text: `${toText(notice)}\n` }
}

function toText(notice: AccountNotice): string {
  switch (notice.type) {
    case 'exported':
      return `The secret words of your wallet were shown on the wallet page. Whoever has them has the wallet.\n\n${advice}`
    case 'factor-added':
      return `A passkey, a password or a printed code was added, by which a new browser opens your wallet.\n\n${advice}`
    case 'factor-removed':
      return `A passkey, a password or a printed code was removed from your wallet.\n\n${advice}`
    case 'factor-opened':
      return `A browser opened your wallet by a passkey, a password or a printed code.\n\n${advice}`
    case 'kept':
      return 'The deletion of your wallet account was taken back.'
    case 'deletion':
      return `Your account and what this site keeps of your wallet will be erased on ${toDate(notice.at)}. Nobody can bring it back then: what is in the wallet is lost without its secret words or a recovery file.

To keep the account, sign in to the wallet page before and choose "Keep my account".`
    case 'recovery-waits':
      return `Somebody signed in with your address and asks to restore your wallet in another browser. The code for it can be asked for from ${toDate(notice.at)} on.

If this is not you, stop it:
${notice.url}`
  }
}

function toDate(time: number): string {
  return `${new Date(time).toISOString().slice(0, 16).replace('T', ' ')} UTC`
}

/** The mail with the code by which a user who is signed in proves himself again. */
export function reauthMail({ to, code }: { readonly to: string; readonly code: string }): Mail {
  return {
    to,
    subject: 'Your confirmation code',
    text: `${code} is your code to confirm what you do on the wallet page.

It can be used for 5 minutes. If this was not you, do nothing. Never give this to anybody, whoever asks.
`,
  }
}
