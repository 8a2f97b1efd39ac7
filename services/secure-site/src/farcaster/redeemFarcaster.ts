import type { CallAnswer, CallBody } from '@latchkit/secure-protocol/api/call'
import type { redeemFarcaster as call, FarcasterProof } from '@latchkit/secure-protocol/api/farcasterLogin'
import { and, eq, isNull } from 'drizzle-orm'
import { appendAudit } from '../auth/audit.js'
import { signInIdentity } from '../auth/signInIdentity.js'
import { farcasterLogin, identity } from '../auth/tables.js'
import type { AuthContext, Caller } from '../auth/types.js'
import { ApiError } from '../errors.js'
import { openEnvelope } from '../kek/env1.js'
import type { RelayAnswer } from './openRelay.js'
import { channelAad, type FarcasterLogin, findFarcasterLogin } from './startFarcaster.js'
import { verifyFarcaster } from './verifyFarcaster.js'

/** Time that a call waits for the signature, and polling interval of the relay (ms). */
const [longPoll, interval] = [25_000, 1_000]
/** Allowed consecutive missing answers of the relay. */
const missedAnswers = 3
/** Maximum length of a name (characters). */
const nameLength = 64

/** Issuer of identities by Farcaster; the subject is the id (fid). */
const farcasterIssuer = 'farcaster'

/**
 * Completes a sign-in for the device that started it: requests the signature from the relay, verifies it here, finds or
 * creates the user of the Farcaster id, and starts a session.
 *
 * @throws ApiError SOCIAL_ENDED, FARCASTER_UNAVAILABLE
 */
export async function redeemFarcaster(
  context: AuthContext,
  { id }: CallBody<typeof call>,
  caller: Caller,
  signal: AbortSignal,
): Promise<CallAnswer<typeof call>> {
  const { farcaster } = context
  const login = await findFarcasterLogin(context, id)
  if (!farcaster || login?.thumbprint !== caller.thumbprint) throw ended()
  const token = Buffer.from(
    await openEnvelope(context.kek, login.channelSealed, channelAad(id, login.projectId)),
  ).toString()
  const end = performance.now() + longPoll
  for (let missed = 0; ; ) {
    try {
      const answer = await farcaster.relay.read(token)
      missed = 0
      if (answer !== 'pending') return await finish(context, login, answer, caller)
    } catch (error) {
      const isAway = error instanceof ApiError && error.code === 'FARCASTER_UNAVAILABLE'
      if (!isAway || ++missed === missedAnswers) throw error
    }
    const left = end - performance.now()
    if (left <= 0 || signal.aborted) return { action: 'pending' }
    await new Promise(resolve => setTimeout(resolve, Math.min(interval, left)))
  }
}

async function finish(
  context: AuthContext,
  login: FarcasterLogin,
  answer: Exclude<RelayAnswer, 'pending'>,
  { thumbprint, agent, language }: Caller,
): Promise<CallAnswer<typeof call>> {
  const { farcaster, logger, publicUrl } = context
  const { id, projectId, parentOrigin, nonce } = login
  const now = context.now()
  const consume = (orm: AuthContext['orm']) =>
    orm
      .update(farcasterLogin)
      .set({ consumedAt: now })
      .where(and(eq(farcasterLogin.id, id), isNull(farcasterLogin.consumedAt)))
      .returning({ id: farcasterLogin.id })
  if (answer === 'gone' || !farcaster) throw ended()
  const proof: FarcasterProof = { message: answer.message, signature: answer.signature }
  const verdict = await verifyFarcaster(farcaster.registries, proof, { publicUrl, nonce, now })
  if (verdict.status === 'refused') {
    logger.warn({ reason: verdict.reason }, 'what the relay of Farcaster told is refused')
    await consume(context.orm)
    throw ended()
  }
  // The relay's name is not trusted: the id alone identifies the user.
  const userName = [...(answer.username ?? '')].slice(0, nameLength).join('')
  const { deviceId, isNew, ...signedIn } = await context.orm.transaction(async transaction => {
    if ((await consume(transaction)).length === 0) throw ended()
    await context.reach('farcaster/consumed')
    return signInIdentity(context, transaction, {
      projectId,
      parentOrigin,
      thumbprint,
      agent,
      language,
      now,
      email: null,
      issuer: farcasterIssuer,
      subject: verdict.fid,
    })
  })
  await context.reach('farcaster/committed')
  const { userId, session } = signedIn
  await appendAudit(context, userId, 'session/begun', { deviceId, agent, parentOrigin })
  const user = { id: userId, email: null, provider: farcasterIssuer, ...(userName && { userName }) }
  return { action: 'CONNECT', session, user, proof }
}

/** Returns the Farcaster id of a user; undefined for a user of another sign-in method. */
export async function readFid({ orm }: AuthContext, userId: string): Promise<string | undefined> {
  const [row] = await orm
    .select({ subject: identity.subject })
    .from(identity)
    .where(and(eq(identity.userId, userId), eq(identity.issuer, farcasterIssuer)))
  return row?.subject
}

const ended = () => new ApiError('SOCIAL_ENDED', 'The sign-in was used, refused or has expired: start again')
