import { and, eq, isNull, lt, or } from 'drizzle-orm'
import { dropEndedGenerations } from '../auth/endGenerations.js'
import { readUserEmail } from '../auth/getUser.js'
import { emailChange } from '../auth/tables.js'
import type { AuthContext } from '../auth/types.js'
import { openEnvelope } from '../kek/env1.js'
import { nameApp } from '../mail/nameApp.js'
import { changedMail, changedToMail, revertedMail } from '../mail/texts.js'
import type { Recovery } from '../recoveryRole/createRecovery.js'
import { type ChangeStep, changeAad, type EmailChange } from './changeCodes.js'
import { revertToken } from './revertEmailChange.js'

/**
 * Does what has to follow a change or its end and is not part of its transaction: gives the recovery role the address that
 * its codes go to, and mails the notices. What fails stays marked and is done by the next call; never rejects.
 *
 * @param userId - of one account; absent for all
 */
export async function followEmailChanges(
  context: AuthContext,
  recovery: Pick<Recovery, 'setEmail' | 'keepOnly'>,
  userId?: string,
): Promise<void> {
  const isOf = userId === undefined ? undefined : eq(emailChange.userId, userId)
  try {
    const rows = await context.orm
      .select()
      .from(emailChange)
      .where(and(isOf, or(eq(emailChange.isTold, false), eq(emailChange.isFollowed, false))))
      .orderBy(emailChange.changedAt)
    for (const row of rows) await follow(context, recovery, row)
  } catch (error) {
    const name = error instanceof Error ? error.name : 'unknown'
    context.logger.warn({ name }, 'what follows a change of an address is not done yet')
  }
}

async function follow(
  context: AuthContext,
  recovery: Pick<Recovery, 'setEmail' | 'keepOnly'>,
  change: EmailChange,
): Promise<void> {
  const { id, userId } = change
  const mark = (set: { readonly isTold?: boolean; readonly isFollowed?: boolean }) =>
    context.orm
      .update(emailChange)
      .set(set)
      .where(
        and(
          eq(emailChange.id, id),
          // Not what was taken back in the meantime.
          change.revertedAt === null
            ? isNull(emailChange.revertedAt)
            : eq(emailChange.revertedAt, change.revertedAt),
        ),
      )
  if (!change.isFollowed) {
    await recovery.setEmail(userId, await readUserEmail(context, userId))
    if (change.revertedAt !== null) await dropEndedGenerations(context, recovery, userId)
    await mark({ isFollowed: true })
  }
  if (change.isTold) return
  const [old, next] = [await open('old'), await open('new')]
  const { language, agent } = change
  const origin = nameApp(context, change)
  if (change.revertedAt !== null) {
    for (const to of [old, next])
      if (to && old) await context.mailer.send(revertedMail({ to, language, origin, email: old }))
  } else {
    const url = `${context.publicUrl}/v1/email/change/revert?language=${language}&token=${revertToken(context, change)}`
    if (old && next)
      await context.mailer.send(changedMail({ to: old, language, origin, agent, email: next, url }))
    if (next) await context.mailer.send(changedToMail({ to: next, language, origin }))
  }
  await mark({ isTold: true })

  async function open(step: ChangeStep): Promise<string | undefined> {
    const sealed = step === 'old' ? change.oldSealed : change.newSealed
    if (!sealed) return undefined
    return Buffer.from(
      await openEnvelope(context.kek, sealed, changeAad(id, change.projectId, step)),
    ).toString()
  }
}

/** Deletes changes that never ended and those that can no longer be taken back, a day later. */
export async function deleteOldChanges({ orm, now }: AuthContext): Promise<void> {
  const end = now() - 86_400_000
  await orm
    .delete(emailChange)
    .where(
      and(
        eq(emailChange.isTold, true),
        eq(emailChange.isFollowed, true),
        lt(emailChange.expiresAt, end),
        or(isNull(emailChange.revertUntil), lt(emailChange.revertUntil, end)),
      ),
    )
}
