import type { CallAnswer } from '@latchkit/secure-protocol/api/call'
import type { waitForDevice as call } from '@latchkit/secure-protocol/api/emailLogin'
import { and, desc, eq, gt, isNotNull, isNull } from 'drizzle-orm'
import { ApiError } from '../errors.js'
import { openEnvelope } from '../kek/env1.js'
import { challengeAad, sendCode } from './sendCode.js'
import { challenge, device } from './tables.js'
import type { AuthContext, Caller } from './types.js'

/** Milliseconds that one call waits. */
const longest = 25_000

/**
 * Waits until the link of a challenge was used, and mails the code then. The approval is consumed by one call only;
 * every other one gets the same code's challenge.
 *
 * @param signal - aborts when the caller is gone
 * @throws ApiError DEVICE_LINK_EXPIRED, RATE_LIMITED, MAIL_UNAVAILABLE
 */
export async function waitForDevice(
  context: AuthContext,
  { challenge: id }: { readonly challenge: string },
  caller: Caller,
  signal: AbortSignal,
): Promise<CallAnswer<typeof call>> {
  const { orm } = context
  const end = performance.now() + longest
  for (;;) {
    const wake = context.wakes.listen(id)
    try {
      const [link] = await orm
        .select()
        .from(challenge)
        .where(
          and(
            eq(challenge.id, id),
            eq(challenge.purpose, 'device'),
            eq(challenge.thumbprint, caller.thumbprint),
          ),
        )
      if (!link || (link.consumedAt !== null && link.approvedAt === null)) throw expired()
      if (link.approvedAt !== null) {
        const sent =
          link.consumedAt === null ? await claim(context, link, caller) : await findCode(context, link)
        if (sent) return sent
        // Another call is mailing the code now, or its code is over.
        if (link.consumedAt !== null && context.now() - link.consumedAt > longest) throw expired()
      } else if (link.expiresAt <= context.now()) throw expired()
      const left = end - performance.now()
      if (left <= 0 || signal.aborted) return { action: 'pending' }
      await wake.wait(left, signal)
    } finally {
      wake.stop()
    }
  }
}

/** Consumes the approval and mails the code. Returns undefined when another call consumed it. */
async function claim(context: AuthContext, link: typeof challenge.$inferSelect, caller: Caller) {
  const { orm } = context
  const isLink = eq(challenge.id, link.id)
  const claimed = await orm
    .update(challenge)
    .set({ consumedAt: context.now() })
    .where(and(isLink, isNull(challenge.consumedAt), isNotNull(challenge.approvedAt)))
    .returning({ id: challenge.id })
  if (claimed.length === 0) return undefined
  try {
    const { projectId, parentOrigin, emailHmac } = link
    const [approved] = await orm
      .select({ userId: device.userId })
      .from(device)
      .where(
        and(
          eq(device.projectId, projectId),
          eq(device.thumbprint, link.thumbprint),
          eq(device.emailHmac, emailHmac),
          isNull(device.revokedAt),
        ),
      )
    if (!approved) throw expired()
    const plain = await openEnvelope(context.kek, link.emailSealed, challengeAad(link.id, projectId))
    const login = { projectId, parentOrigin, email: Buffer.from(plain).toString(), emailHmac }
    return await sendCode(context, login, { ...caller, device: approved }, true)
  } catch (error) {
    // The next call tries again.
    await orm.update(challenge).set({ consumedAt: null }).where(isLink)
    throw error
  }
}

async function findCode({ orm, now }: AuthContext, link: typeof challenge.$inferSelect) {
  const [code] = await orm
    .select()
    .from(challenge)
    .where(
      and(
        eq(challenge.projectId, link.projectId),
        eq(challenge.emailHmac, link.emailHmac),
        eq(challenge.thumbprint, link.thumbprint),
        eq(challenge.purpose, 'otp'),
        isNull(challenge.consumedAt),
        gt(challenge.expiresAt, now()),
      ),
    )
    .orderBy(desc(challenge.createdAt))
    .limit(1)
  if (!code) return undefined
  return {
    action: 'VERIFY_OTP' as const,
    challenge: code.id,
    expiresAt: code.expiresAt,
    resendAt: code.createdAt + 30_000,
  }
}

const expired = () =>
  new ApiError('DEVICE_LINK_EXPIRED', 'The link was refused or has expired: request a new one')
