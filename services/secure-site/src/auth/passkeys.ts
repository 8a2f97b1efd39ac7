import { randomBytes } from 'node:crypto'
import type {
  addPasskey as addCall,
  provePasskey as proveCall,
  startPasskey as startCall,
} from '@latchkit/secure-protocol/api/account'
import type { CallAnswer, CallBody } from '@latchkit/secure-protocol/api/call'
import { verifyAuthenticationResponse, verifyRegistrationResponse } from '@simplewebauthn/server'
import { and, eq, gt, gte, isNotNull, isNull, lt, or, sql } from 'drizzle-orm'
import { ApiError } from '../errors.js'
import { reauthLife, requireReauth } from './reauth.js'
import { passkey, session } from './tables.js'
import type { AuthContext, CallerSession } from './types.js'

const invalid = (cause?: unknown) =>
  new ApiError('PASSKEY_INVALID', 'The passkey was not proved: try again', undefined, { cause })

/** Starts a passkey ceremony: its challenge contains the time, and is valid once for this session. */
export async function startPasskey(
  context: AuthContext,
  { userId, sessionId }: CallerSession,
): Promise<CallAnswer<typeof startCall>> {
  const own = await context.orm.select().from(passkey).where(isUsable(context, userId))
  const bytes = randomBytes(32)
  bytes.writeBigUInt64BE(BigInt(context.now() + reauthLife))
  const challenge = bytes.toString('base64url')
  await context.orm.update(session).set({ passkeyChallenge: challenge }).where(eq(session.id, sessionId))
  const credentialIds = own.map(({ credentialId }) => credentialId)
  return { challenge, rpId: new URL(context.publicUrl).hostname, credentialIds }
}

/** Stores a passkey that was created on a page of the site. @throws ApiError PASSKEY_INVALID, REAUTH_REQUIRED */
export async function addPasskey(
  context: AuthContext,
  caller: CallerSession,
  { id, response }: CallBody<typeof addCall>,
): Promise<void> {
  await requireReauth(context, caller)
  const expectedChallenge = await takeChallenge(context, caller)
  const { id: credentialId, ...made } = response
  const verified = await verifyRegistrationResponse({
    response: {
      id: credentialId,
      rawId: credentialId,
      type: 'public-key',
      response: made,
      clientExtensionResults: {},
    },
    expectedChallenge,
    ...expected(context),
    requireUserVerification: true,
  }).catch(cause => {
    throw invalid(cause)
  })
  if (!verified.verified) throw invalid()
  const { credential } = verified.registrationInfo
  const kept = await context.orm
    .insert(passkey)
    .values({
      id,
      credentialId,
      userId: caller.userId,
      createdAt: context.now(),
      publicKey: new Uint8Array(credential.publicKey),
      counter: credential.counter,
    })
    .onConflictDoNothing()
    .returning({ id: passkey.id })
  if (kept.length === 0) throw invalid()
}

/** Records that the user of a session proved a passkey. @throws ApiError PASSKEY_INVALID */
export async function provePasskey(
  context: AuthContext,
  caller: CallerSession,
  { id, ...response }: CallBody<typeof proveCall>,
): Promise<{ readonly until: number }> {
  const { orm } = context
  const expectedChallenge = await takeChallenge(context, caller)
  const [own] = await orm
    .select()
    .from(passkey)
    .where(and(eq(passkey.credentialId, id), isUsable(context, caller.userId)))
  if (!own) throw invalid()
  const verified = await verifyAuthenticationResponse({
    response: { id, rawId: id, type: 'public-key', response, clientExtensionResults: {} },
    expectedChallenge,
    ...expected(context),
    credential: { id, publicKey: new Uint8Array(own.publicKey), counter: own.counter },
    requireUserVerification: true,
  }).catch(cause => {
    throw invalid(cause)
  })
  const { newCounter } = verified.authenticationInfo
  // Two assertions with the same counter: at least one comes from a cloned passkey.
  const counted = await orm
    .update(passkey)
    .set({ counter: newCounter })
    .where(
      and(
        eq(passkey.id, own.id),
        or(lt(passkey.counter, newCounter), and(eq(passkey.counter, 0), sql`${newCounter} = 0`)),
      ),
    )
    .returning({ id: passkey.id })
  if (!verified.verified || counted.length === 0) throw invalid()
  const now = context.now()
  await orm.update(session).set({ passkeyAt: now }).where(eq(session.id, caller.sessionId))
  return { until: now + reauthLife }
}

/** Whether a user has a passkey. */
export async function hasPasskey(
  context: Pick<AuthContext, 'orm' | 'now'>,
  userId: string,
): Promise<boolean> {
  const isOwn = isUsable(context, userId)
  const [one] = await context.orm.select({ id: passkey.id }).from(passkey).where(isOwn).limit(1)
  return one !== undefined
}

/** State of a factor that its passkey follows. */
export type PasskeyFactor = {
  readonly id: string
  readonly parameters: { readonly kind: string; readonly credentialId?: string | undefined }
}

/**
 * Activates the passkeys of factors in use, and ends those whose factor was removed. If the last passkey is removed without
 * its proof, it stays required for another day: removing a factor does not also remove the protection of the wallet.
 *
 * @param isProved - a passkey was proved in the session that removed the factor
 */
export async function followFactors(
  { orm, now }: AuthContext,
  userId: string,
  factors: readonly PasskeyFactor[],
  isProved = false,
): Promise<void> {
  const time = now()
  const rows = await orm.select().from(passkey).where(eq(passkey.userId, userId))
  const isOfFactor = ({ id, credentialId }: (typeof rows)[number]) =>
    factors.some(one => one.id === id && one.parameters.credentialId === credentialId)
  const set = async (row: (typeof rows)[number], values: Partial<(typeof rows)[number]>) =>
    orm.update(passkey).set(values).where(eq(passkey.id, row.id))
  const hasOther = rows.some(isOfFactor)
  for (const row of rows) {
    if (isOfFactor(row)) await set(row, { confirmedAt: row.confirmedAt ?? time, endsAt: null })
    else if (row.confirmedAt !== null && row.endsAt === null)
      await set(row, { endsAt: hasOther || isProved ? time : time + endsAfter })
  }
}

/** Deletes passkeys whose removal can no longer be undone. */
export async function deleteEndedPasskeys({ orm, now }: Pick<AuthContext, 'orm' | 'now'>): Promise<void> {
  await orm.delete(passkey).where(lt(passkey.endsAt, now() - endsAfter))
}

/** Time for which a passkey stays required after its factor was removed without it (ms). */
const endsAfter = 86_400_000

/** The required passkeys of a user. */
export const isUsable = ({ now }: Pick<AuthContext, 'now'>, userId: string) =>
  and(
    eq(passkey.userId, userId),
    isNotNull(passkey.confirmedAt),
    or(isNull(passkey.endsAt), gt(passkey.endsAt, now())),
  )

/**
 * Refuses a session of a user who has a passkey and did not prove it in the last five minutes.
 *
 * @throws ApiError PASSKEY_REQUIRED
 */
export async function requirePasskey(
  context: Pick<AuthContext, 'orm' | 'now'>,
  caller: CallerSession,
): Promise<void> {
  if (!(await hasPasskey(context, caller.userId)) || (await isPasskeyProved(context, caller))) return
  throw new ApiError('PASSKEY_REQUIRED', 'Prove your passkey first')
}

/** Whether a passkey was proved in a session in the last five minutes. */
export async function isPasskeyProved(
  { orm, now }: Pick<AuthContext, 'orm' | 'now'>,
  { sessionId }: CallerSession,
): Promise<boolean> {
  const [fresh] = await orm
    .select({ id: session.id })
    .from(session)
    .where(and(eq(session.id, sessionId), gte(session.passkeyAt, now() - reauthLife)))
  return fresh !== undefined
}

function expected({ publicUrl }: AuthContext) {
  return { expectedOrigin: publicUrl, expectedRPID: new URL(publicUrl).hostname }
}

/** Takes the open challenge of a session: of two simultaneous answers, only the first gets it. */
async function takeChallenge({ orm, now }: AuthContext, { sessionId }: CallerSession): Promise<string> {
  const challenge = await orm.transaction(async transaction => {
    const [own] = await transaction
      .select({ challenge: session.passkeyChallenge })
      .from(session)
      .where(and(eq(session.id, sessionId), isNotNull(session.passkeyChallenge)))
      .for('update')
    await transaction.update(session).set({ passkeyChallenge: null }).where(eq(session.id, sessionId))
    return own?.challenge
  })
  if (!challenge || Buffer.from(challenge, 'base64url').readBigUInt64BE() < BigInt(now())) throw invalid()
  return challenge
}
