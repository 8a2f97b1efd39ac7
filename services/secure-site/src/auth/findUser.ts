import { randomUUID } from 'node:crypto'
import type { Orm } from '@latchkit/service-base/database'
import { and, eq, sql } from 'drizzle-orm'
import { aad } from '../formats/aad.js'
import { account, identity } from './tables.js'

/** Additional data of the address of an identity. */
export const identityAad = (id: string, projectId: string) =>
  aad('identity', 'email_sealed', id, projectId, 'email', 'v1')

/**
 * Returns the user of an identity, or makes it. An identity is a project, an issuer and a subject and nothing else: two
 * that have the same address are two users. Two first sign-ins at once make one user: the second waits for the first.
 */
export async function findUser(
  transaction: Orm,
  parameters: {
    /** Of the identity, if there is none yet. */
    readonly identityId: string
    readonly projectId: string
    readonly issuer: string
    readonly subject: string
    /** The address that the user proved, with {@link identityAad}. */
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
  await transaction.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${`${projectId}|${issuer}|${subject}`}, 0))`,
  )
  const [known] = await transaction.select({ userId: identity.userId }).from(identity).where(isIdentity)
  if (known) return known.userId
  const userId = randomUUID()
  await transaction
    .insert(account)
    .values({ id: userId, projectId, firstDevice: parameters.thumbprint, createdAt: now })
  await transaction
    .insert(identity)
    .values({ id: identityId, userId, projectId, issuer, subject, emailSealed, verifiedAt: now })
  return userId
}
