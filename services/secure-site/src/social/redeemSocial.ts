import type { CallAnswer, CallBody } from '@latchkit/secure-protocol/api/call'
import type { redeemSocial as call } from '@latchkit/secure-protocol/api/socialLogin'
import { and, eq, isNotNull, isNull } from 'drizzle-orm'
import * as z from 'zod/mini'
import { appendAudit } from '../auth/audit.js'
import { readEmail } from '../auth/readEmail.js'
import { signInIdentity } from '../auth/signInIdentity.js'
import { socialLogin } from '../auth/tables.js'
import { tellUser } from '../auth/tellUser.js'
import type { AuthContext, Caller } from '../auth/types.js'
import { ApiError } from '../errors.js'
import { openEnvelope } from '../kek/env1.js'
import { nameApp } from '../mail/nameApp.js'
import { newDeviceMail } from '../mail/texts.js'
import { profileAad } from './finishLogin.js'
import { findLogin, isSecret, type SocialLogin } from './startSocial.js'

/** Milliseconds that a call waits for the number. */
const longPoll = 25_000

const profileSchema = z.strictObject({
  issuer: z.string(),
  subject: z.string(),
  email: z.nullable(z.string()),
  userName: z.nullable(z.string()),
})

/**
 * Ends a sign-in for the device that began it: makes the user of the identity, or finds it, and begins a session with a
 * new id. Nothing is linked by address: an identity is a project, an issuer and a subject.
 *
 * @throws ApiError SOCIAL_ENDED
 */
export async function redeemSocial(
  context: AuthContext,
  { handle }: CallBody<typeof call>,
  caller: Caller,
  signal: AbortSignal,
): Promise<CallAnswer<typeof call>> {
  const [id = '', secret] = handle.split('.')
  const end = performance.now() + longPoll
  for (;;) {
    const wake = context.wakes.listen(id)
    try {
      const login = await findLogin(context, id)
      if (!login || login.thumbprint !== caller.thumbprint) throw ended()
      if (secret !== undefined && !isSecret(context, login.handleHmac, id, 'handle', secret)) throw ended()
      if (secret !== undefined || login.matchedAt !== null) {
        const { isNew, ...answer } = await redeem(context, login, caller)
        await context.reach('social/committed')
        // Unlike a sign-in by e-mail it needed no link of a mail.
        if (isNew) {
          const owner = { userId: answer.user.id, projectId: login.projectId }
          const origin = nameApp(context, login)
          const { agent } = caller
          await tellUser(context, owner, caller, of =>
            newDeviceMail({ ...of, origin, agent, time: context.now() }),
          )
        }
        return answer
      }
      const left = end - performance.now()
      if (left <= 0 || signal.aborted) return { action: 'pending' }
      await wake.wait(left, signal)
    } finally {
      wake.stop()
    }
  }
}

async function redeem(context: AuthContext, login: SocialLogin, { thumbprint, agent, language }: Caller) {
  const { id, projectId, parentOrigin, provider, profileSealed } = login
  if (!profileSealed) throw ended()
  const plain = await openEnvelope(context.kek, profileSealed, profileAad(id, projectId))
  const {
    issuer,
    subject,
    email: told,
    userName,
  } = profileSchema.parse(JSON.parse(Buffer.from(plain).toString()))
  const email = told === null ? null : (readEmail(told) ?? null)
  const now = context.now()
  return context.orm.transaction(async transaction => {
    const consumed = await transaction
      .update(socialLogin)
      .set({ consumedAt: now, profileSealed: null })
      .where(
        and(eq(socialLogin.id, id), isNull(socialLogin.consumedAt), isNotNull(socialLogin.profileSealed)),
      )
      .returning({ id: socialLogin.id })
    if (consumed.length === 0) throw ended()
    await context.reach('social/consumed')
    const { userId, deviceId, isNew, session } = await signInIdentity(context, transaction, {
      projectId,
      issuer,
      subject,
      email,
      parentOrigin,
      thumbprint,
      agent,
      language,
      now,
    })
    const user = { id: userId, email, provider, ...(userName !== null && { userName }) }
    await appendAudit({ ...context, orm: transaction }, userId, 'session/begun', {
      deviceId,
      agent,
      parentOrigin,
    })
    return { action: 'CONNECT' as const, session, user, isNew }
  })
}

const ended = () =>
  new ApiError('SOCIAL_ENDED', 'The sign-in was cancelled, used or has expired: start again')
