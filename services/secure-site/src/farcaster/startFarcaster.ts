import { randomBytes, randomUUID } from 'node:crypto'
import type { CallAnswer, CallBody } from '@latchkit/secure-protocol/api/call'
import type { startFarcaster as call } from '@latchkit/secure-protocol/api/farcasterLogin'
import { aad } from '@latchkit/secure-protocol/formats/aad'
import { and, eq, gt, isNull, lte } from 'drizzle-orm'
import { farcasterLogin } from '../auth/tables.js'
import type { AuthContext, Caller } from '../auth/types.js'
import { ApiError } from '../errors.js'
import { sealEnvelope } from '../kek/env1.js'
import { farcasterNonce } from './farcasterNonce.js'

/** Milliseconds that a sign-in with Farcaster may take. */
const loginLife = 600_000

/** Additional data of the token of a channel. */
export const channelAad = (id: string, projectId: string) =>
  aad('farcaster_login', 'channel_sealed', id, projectId, 'channel', 'v1')

/** A sign-in with Farcaster, as the database has it. */
export type FarcasterLogin = typeof farcasterLogin.$inferSelect

/**
 * Opens a channel at the relay, for the device key of the caller alone.
 *
 * @throws ApiError PROJECT_UNKNOWN, ORIGIN_NOT_ALLOWED, PROVIDER_UNKNOWN, RATE_LIMITED, FARCASTER_UNAVAILABLE
 */
export async function startFarcaster(
  context: AuthContext,
  { projectId, parentOrigin, sealTo }: CallBody<typeof call>,
  { thumbprint, agent, address }: Caller,
): Promise<CallAnswer<typeof call>> {
  const { farcaster, publicUrl } = context
  const project = context.projects.get(projectId)
  if (!project) throw new ApiError('PROJECT_UNKNOWN', 'Unauthorized: invalid key')
  if (!project.allows(parentOrigin))
    throw new ApiError('ORIGIN_NOT_ALLOWED', 'Unauthorized: origin not allowed')
  await context.limits.charge('hour', { key: `siwf:${address}`, limit: 30 })
  const isOffered = project.wallet.providers?.includes('farcaster') ?? true
  if (!isOffered || !farcaster)
    throw new ApiError('PROVIDER_UNKNOWN', 'farcaster: this site has no relay of Farcaster')
  const id = randomUUID()
  const tx = randomBytes(32).toString('base64url')
  const nonce = farcasterNonce({ projectId, tx, thumbprint, sealTo })
  const createdAt = context.now()
  const expiresAt = createdAt + loginLife
  const { channelToken, url } = await farcaster.relay.open({
    domain: new URL(publicUrl).host,
    siweUri: publicUrl,
    nonce,
    expirationTime: new Date(expiresAt).toISOString(),
  })
  const channelSealed = await sealEnvelope(
    context.kek,
    new Uint8Array(Buffer.from(channelToken)),
    channelAad(id, projectId),
  )
  await context.orm
    .insert(farcasterLogin)
    .values({ id, projectId, parentOrigin, thumbprint, agent, nonce, channelSealed, createdAt, expiresAt })
  return { id, tx, url, expiresAt }
}

/** A sign-in whose ten minutes are not over and that was not used. */
export async function findFarcasterLogin(
  { orm, now }: AuthContext,
  id: string,
): Promise<FarcasterLogin | undefined> {
  const [login] = await orm
    .select()
    .from(farcasterLogin)
    .where(
      and(eq(farcasterLogin.id, id), gt(farcasterLogin.expiresAt, now()), isNull(farcasterLogin.consumedAt)),
    )
  return login
}

/** Deletes sign-ins that are over. */
export async function deleteOldFarcasterLogins({ orm, now }: AuthContext): Promise<void> {
  await orm.delete(farcasterLogin).where(lte(farcasterLogin.expiresAt, now()))
}
