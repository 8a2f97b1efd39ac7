import { type AccountNotice, accountMail } from '../mail/accountTexts.js'
import { readUserEmail } from './getUser.js'
import type { AuthContext } from './types.js'

/**
 * Tells a user by mail what happened to the account. A mail that is not taken changes nothing: the log has the event as
 * well. Settles at once; the mail is on its way.
 */
export function tellUser(context: AuthContext, userId: string, notice: AccountNotice): void {
  readUserEmail(context, userId)
    .then(email => (email === null ? undefined : context.mailer.send(accountMail(email, notice))))
    .catch(() => context.logger.warn({ notice: notice.type }, 'a notice could not be mailed'))
}
