import { randomUUID } from 'node:crypto'
import { aad } from '@latchkit/secure-protocol/formats/aad'
import type { Orm } from '@latchkit/service-base/database'
import { and, eq, gt, isNull, ne, sql } from 'drizzle-orm'
import { ApiError } from '../errors.js'
import { account, emailChange, identity } from './tables.js'

/** Issuer of identities by e-mail. */
export const emailIssuer = 'email'

/** Additional data of the address of an identity. */
export const identityAad = (id: string, projectId: string) =>
  aad('identity', 'email_sealed', id, projectId, 'email', 'v1')

/**
 * Returns the user of an identity, and creates it if needed. An identity consists only of project, issuer and subject: two
 * identities with the same address are two users. Two simultaneous first sign-ins create a single user: the second waits
 * for the first.
 */
export async function findUser(
  transaction: Orm,
  parameters: {
    /** Id of a new identity. */
    readonly identityId: string
    readonly projectId: string
    readonly issuer: string
    readonly subject: string
    /** The address that the user verified, with {@link identityAad}. */
    readonly emailSealed: Uint8Array | null
    readonly thumbprint: string
    readonly now: number
  },
): Promise<string> {
  const { identityId, projectId, issuer, subject, emailSealed, now } = parameters
  const isIdentity = and(
    eq(identity.projectId, projectId),
    eq(identity.issuer, issuer),
    eq(identity.subject, subject),
  )
  await lockIdentity(transaction, projectId, issuer, subject)
  const [known] = await transaction.select({ userId: identity.userId }).from(identity).where(isIdentity)
  if (known) return known.userId
  if (issuer === emailIssuer && (await isReserved(transaction, projectId, subject, now)))
    throw new ApiError('EMAIL_CHANGED', 'The account of this address now signs in with another address')
  const userId = randomUUID()
  await transaction
    .insert(account)
    .values({ id: userId, projectId, firstDevice: parameters.thumbprint, createdAt: now })
  await transaction
    .insert(identity)
    .values({ id: identityId, userId, projectId, issuer, subject, emailSealed, verifiedAt: now })
  return userId
}

/** Locks an identity until the transaction ends, so that other transactions wait before they create or move it. */
export async function lockIdentity(
  transaction: Orm,
  projectId: string,
  issuer: string,
  subject: string,
): Promise<void> {
  const name = `${projectId}|${issuer}|${subject}`
  await transaction.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`)
}

/** Whether an account can still revert to this address, which is reserved for it until then. */
export async function isReserved(
  orm: Orm,
  projectId: string,
  subject: string,
  now: number,
  byOthersThan?: string,
): Promise<boolean> {
  const [reserved] = await orm
    .select({ id: emailChange.id })
    .from(emailChange)
    .where(
      and(
        eq(emailChange.projectId, projectId),
        eq(emailChange.oldHmac, subject),
        gt(emailChange.revertUntil, now),
        isNull(emailChange.revertedAt),
        byOthersThan === undefined ? undefined : ne(emailChange.userId, byOthersThan),
      ),
    )
    .limit(1)
  return reserved !== undefined
}
