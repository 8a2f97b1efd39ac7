import { randomBytes } from 'node:crypto'
import { verifyAuthenticationResponse, verifyRegistrationResponse } from '@simplewebauthn/server'
import { and, eq, gte, inArray, isNotNull, isNull, lt, not, or, sql } from 'drizzle-orm'
import type {
  addPasskey as addCall,
  provePasskey as proveCall,
  startPasskey as startCall,
} from '../api/account.js'
import type { CallAnswer, CallBody } from '../api/call.js'
import { ApiError } from '../errors.js'
import { reauthLife, requireReauth } from './reauth.js'
import { passkey, session } from './tables.js'
import type { AuthContext, CallerSession } from './types.js'

const invalid = (cause?: unknown) =>
  new ApiError('PASSKEY_INVALID', 'The passkey was not proved: try again', undefined, { cause })

/** Begins an act of a passkey: its challenge has the time in it, and is of use to this session once. */
export async function startPasskey(
  context: AuthContext,
  { userId, sessionId }: CallerSession,
): Promise<CallAnswer<typeof startCall>> {
  const own = await context.orm.select().from(passkey).where(isUsable(userId))
  const bytes = randomBytes(32)
  bytes.writeBigUInt64BE(BigInt(context.now() + reauthLife))
  const challenge = bytes.toString('base64url')
  await context.orm.update(session).set({ passkeyChallenge: challenge }).where(eq(session.id, sessionId))
  const credentialIds = own.map(({ credentialId }) => credentialId)
  return { challenge, rpId: new URL(context.publicUrl).hostname, credentialIds }
}

/** Keeps a passkey that was made on a page of the site. @throws ApiError PASSKEY_INVALID, REAUTH_REQUIRED */
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
    ...{ expectedChallenge, ...expected(context) },
    requireUserVerification: true,
  }).catch(cause => {
    throw invalid(cause)
  })
  if (!verified.verified) throw invalid()
  const { credential } = verified.registrationInfo
  const kept = await context.orm
    .insert(passkey)
    .values({
      ...{ id, credentialId, userId: caller.userId, createdAt: context.now() },
      publicKey: new Uint8Array(credential.publicKey),
      counter: credential.counter,
    })
    .onConflictDoNothing()
    .returning({ id: passkey.id })
  if (kept.length === 0) throw invalid()
}

/** Notes that the user of a session proved a passkey. @throws ApiError PASSKEY_INVALID */
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
    .where(and(eq(passkey.credentialId, id), isUsable(caller.userId)))
  if (!own) throw invalid()
  const verified = await verifyAuthenticationResponse({
    response: { id, rawId: id, type: 'public-key', response, clientExtensionResults: {} },
    ...{ expectedChallenge, ...expected(context) },
    credential: { id, publicKey: new Uint8Array(own.publicKey), counter: own.counter },
    requireUserVerification: true,
  }).catch(cause => {
    throw invalid(cause)
  })
  const { newCounter } = verified.authenticationInfo
  // Two answers of one count: one of them is of a copy.
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
export async function hasPasskey({ orm }: Pick<AuthContext, 'orm'>, userId: string): Promise<boolean> {
  const [one] = await orm.select({ id: passkey.id }).from(passkey).where(isUsable(userId)).limit(1)
  return one !== undefined
}

/** Takes the passkeys of confirmed factors into use, and deletes those whose factor is gone. */
export async function followFactors(
  { orm, now }: AuthContext,
  userId: string,
  factorIds: readonly string[],
): Promise<void> {
  const isOfFactor = inArray(passkey.id, [...factorIds])
  await orm
    .update(passkey)
    .set({ confirmedAt: now() })
    .where(and(eq(passkey.userId, userId), isOfFactor, isNull(passkey.confirmedAt)))
  await orm.delete(passkey).where(and(isUsable(userId), not(isOfFactor)))
}

const isUsable = (userId: string) => and(eq(passkey.userId, userId), isNotNull(passkey.confirmedAt))

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

/** Takes the open challenge of a session: of two answers at once one gets it. */
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
