import { randomUUID } from 'node:crypto'
import type { SessionTokens } from '@latchkit/secure-protocol/api/session'
import type { Language } from '@latchkit/secure-protocol/languages'
import type { Orm } from '@latchkit/service-base/database'
import { and, count, eq } from 'drizzle-orm'
import { sealEnvelope } from '../kek/env1.js'
import { findUser, identityAad } from './findUser.js'
import { issueSession } from './sessions.js'
import { device } from './tables.js'
import type { AuthContext } from './types.js'

/**
 * Makes the user of an identity that was proved, or finds it, approves the device key for this identity, and begins a
 * session with a new id.
 *
 * @param transaction - in which the sign-in is consumed as well
 */
export async function signInIdentity(
  context: AuthContext,
  transaction: Orm,
  parameters: {
    readonly projectId: string
    readonly issuer: string
    readonly subject: string
    /** An address that the issuer verified. */
    readonly email: string | null
    readonly parentOrigin: string
    readonly thumbprint: string
    readonly agent: string
    readonly language: Language
    readonly now: number
  },
): Promise<{
  readonly userId: string
  readonly deviceId: string
  /** The user has signed in before, but not on this device, or it was revoked since. */
  readonly isNew: boolean
  readonly session: SessionTokens
}> {
  const { projectId, issuer, subject, email, parentOrigin, thumbprint, agent, language, now } = parameters
  const identityId = randomUUID()
  const plain = email === null ? undefined : new Uint8Array(Buffer.from(email))
  const emailSealed = plain
    ? await sealEnvelope(context.kek, plain, identityAad(identityId, projectId))
    : null
  // A device is approved for one way to sign in: for an address, or for this identity.
  const emailHmac = context.secrets.hmac('email', projectId, issuer, subject).toString('base64url')
  const userId = await findUser(transaction, {
    identityId,
    projectId,
    issuer,
    subject,
    emailSealed,
    thumbprint,
    now,
  })
  const [{ known } = { known: 0 }] = await transaction
    .select({ known: count() })
    .from(device)
    .where(eq(device.userId, userId))
  const [before] = await transaction
    .select({ revokedAt: device.revokedAt })
    .from(device)
    .where(
      and(
        eq(device.projectId, projectId),
        eq(device.thumbprint, thumbprint),
        eq(device.emailHmac, emailHmac),
      ),
    )
  const isKnown = before?.revokedAt === null
  const [own] = await transaction
    .insert(device)
    .values({
      projectId,
      thumbprint,
      emailHmac,
      userId,
      agent,
      language,
      id: randomUUID(),
      approvedAt: now,
      lastSeen: now,
    })
    .onConflictDoUpdate({
      target: [device.projectId, device.thumbprint, device.emailHmac],
      set: { userId, agent, language, lastSeen: now, ...(!isKnown && { approvedAt: now, revokedAt: null }) },
    })
    .returning({ id: device.id })
  if (!own) throw new RangeError('the device was not stored')
  const deviceId = own.id
  const session = await issueSession(context, transaction, {
    userId,
    projectId,
    deviceId,
    thumbprint,
    parentOrigin,
  })
  return { userId, deviceId, isNew: !isKnown && known > 0, session }
}
