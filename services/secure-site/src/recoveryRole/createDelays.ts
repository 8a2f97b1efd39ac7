import { randomBytes, timingSafeEqual } from 'node:crypto'
import type { Language } from '@latchkit/secure-protocol/languages'
import { and, eq, gt, isNull } from 'drizzle-orm'
import type { RoleContext } from '../auth/types.js'
import { ApiError } from '../errors.js'
import { accountMail } from '../mail/accountTexts.js'
import { delay } from './tables.js'

/** Milliseconds in which a recovery that came due can be done, and for which a cancelled one stays refused. */
const openFor = 86_400_000

/** Assisted recoveries that have to wait, where the site wants it. */
export type Delays = {
  /**
   * Lets a recovery pass whose time has come. The first call of a device begins the wait and mails a link that cancels it.
   * Devices of the user see it without a mail too.
   *
   * @param email - absent where no address of the user is known
   * @throws ApiError RECOVERY_DELAYED with `retryAfter`
   */
  pass(
    of: {
      readonly userId: string
      readonly walletId: string
      readonly thumbprint: string
      readonly projectId: string
      readonly language: Language
    },
    email: string | undefined,
  ): Promise<void>
  /** When the recovery of a user that waits comes due; null without one. */
  read(userId: string): Promise<number | null>
  /** Cancels the recovery of a user. @throws ApiError NOT_FOUND */
  cancel(userId: string): Promise<void>
  /** Whether the link of a mail cancels a recovery that waits. */
  isOpen(token: string): Promise<boolean>
  /** Cancels by the link of a mail. Returns the user, or undefined when the link is over. */
  cancelByLink(token: string): Promise<string | undefined>
}

/** Creates the delays of the recovery role. */
export function createDelays(
  context: RoleContext & { readonly publicUrl: string; readonly delayHours: number },
): Delays {
  const { orm, secrets, mailer, limits, publicUrl, delayHours } = context
  const refused = (milliseconds: number) =>
    new ApiError('RECOVERY_DELAYED', 'The recovery has to wait, so that its owner can stop it', {
      retryAfter: Math.max(1, Math.ceil(milliseconds / 1000)),
    })
  const findByLink = async (token: string) => {
    const [walletId = '', secret = ''] = token.split('.')
    if (!/^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/.test(walletId)) return undefined
    const [row] = await orm
      .select()
      .from(delay)
      .where(and(eq(delay.walletId, walletId), isNull(delay.cancelledAt)))
    return row && timingSafeEqual(secrets.hmac('link', walletId, 'delay', secret), row.cancelHmac)
      ? row
      : undefined
  }
  const cancelOf = async (walletId: string) =>
    orm
      .update(delay)
      .set({ cancelledAt: context.now() })
      .where(and(eq(delay.walletId, walletId), isNull(delay.cancelledAt)))
      .returning({ userId: delay.userId })
  return {
    async pass({ userId, walletId, thumbprint, projectId, language }, email) {
      if (delayHours === 0) return
      const now = context.now()
      const [waiting] = await orm.select().from(delay).where(eq(delay.walletId, walletId))
      if (waiting?.cancelledAt != null && waiting.cancelledAt + openFor > now)
        throw refused(waiting.cancelledAt + openFor - now)
      const isOwn = waiting?.thumbprint === thumbprint && waiting.cancelledAt === null
      if (waiting && isOwn && waiting.readyAt + openFor > now) {
        if (waiting.readyAt <= now) return
        throw refused(waiting.readyAt - now)
      }
      await limits.charge('day', { key: `delay:${walletId}`, limit: 3 })
      await limits.charge('hour', ...mailer.budgets(projectId))
      const secret = randomBytes(32).toString('base64url')
      const readyAt = now + delayHours * 3_600_000
      const row = {
        userId,
        thumbprint,
        readyAt,
        askedAt: now,
        cancelHmac: secrets.hmac('link', walletId, 'delay', secret),
        cancelledAt: null,
      }
      const url = `${publicUrl}/v1/recovery/stop?language=${language}&token=${walletId}.${secret}`
      // A recovery does not start its wait unless its owner was notified.
      if (email !== undefined)
        await mailer.send(accountMail({ to: email, language, url }, { type: 'recovery-waits', at: readyAt }))
      await orm
        .insert(delay)
        .values({ walletId, ...row })
        .onConflictDoUpdate({ target: delay.walletId, set: row })
      throw refused(readyAt - now)
    },

    async read(userId) {
      const [waiting] = await orm
        .select()
        .from(delay)
        .where(
          and(
            eq(delay.userId, userId),
            isNull(delay.cancelledAt),
            gt(delay.readyAt, context.now() - openFor),
          ),
        )
      return waiting?.readyAt ?? null
    },

    async cancel(userId) {
      const [own] = await orm.select().from(delay).where(eq(delay.userId, userId))
      if (!own || (await cancelOf(own.walletId)).length === 0)
        throw new ApiError('NOT_FOUND', 'No recovery waits')
    },

    isOpen: async token => (await findByLink(token)) !== undefined,

    async cancelByLink(token) {
      const found = await findByLink(token)
      const [cancelled] = found ? await cancelOf(found.walletId) : []
      return cancelled?.userId
    },
  }
}
