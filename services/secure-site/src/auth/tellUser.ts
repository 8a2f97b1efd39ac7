import { walletPath } from '@latchkit/secure-protocol/api/config'
import type { Language } from '@latchkit/secure-protocol/languages'
import { and, asc, desc, eq, isNotNull, isNull } from 'drizzle-orm'
import type { Mail } from '../mail/createMailer.js'
import { readUserEmail } from './getUser.js'
import { account, device } from './tables.js'
import type { AuthContext, Caller, CallerSession } from './types.js'

/**
 * Mails a notice to the owner of an account, in their language. It counts as a mail of the project. Does nothing
 * without an address; never rejects: a notice that is not taken undoes nothing, and the log has the event.
 *
 * @param write - `url` is the page where a device is revoked
 * @example
 * await tellUser(context, session, caller, of => recoveredMail({ ...of, agent: caller.agent }))
 */
export async function tellUser(
  context: AuthContext,
  { userId, projectId }: Pick<CallerSession, 'userId' | 'projectId'>,
  { language }: Pick<Caller, 'language'>,
  write: (of: { readonly to: string; readonly language: Language; readonly url: string }) => Mail,
): Promise<void> {
  try {
    const to = await readUserEmail(context, userId)
    if (to === null) return
    await context.limits.charge('hour', ...context.mailer.budgets(projectId))
    const own = await readLanguage(context, userId, language)
    const url = `${context.publicUrl}${walletPath}?projectId=${encodeURIComponent(projectId)}&language=${own}`
    await context.mailer.send(write({ to, language: own, url }))
  } catch (error) {
    context.logger.warn({ name: error instanceof Error ? error.name : '' }, 'a notice could not be mailed')
  }
}

/**
 * The language of a user: that of the last sign-in on the device that was approved first, since a thief's may be the last.
 * Where none is known, it is that of the browser that acts.
 */
export async function readLanguage(
  { orm }: Pick<AuthContext, 'orm'>,
  userId: string,
  acting: Language,
): Promise<Language> {
  const [first] = await orm
    .select({ language: device.language })
    .from(device)
    .innerJoin(account, eq(account.id, device.userId))
    .where(and(eq(device.userId, userId), isNull(device.revokedAt), isNotNull(device.language)))
    .orderBy(desc(eq(device.thumbprint, account.firstDevice)), asc(device.approvedAt))
    .limit(1)
  return first?.language ?? acting
}
