import { randomBytes } from 'node:crypto'
import type { OwnerProof } from '@latchkit/secure-protocol/api/changes'
import { changeText } from '@latchkit/secure-protocol/formats/walletProof'
import { and, eq } from 'drizzle-orm'
import { ApiError } from '../errors.js'
import { reauthLife } from './reauth.js'
import { refuseNewDevice } from './refuseNewDevice.js'
import { isSigned } from './reshareWallet.js'
import { session, wallet } from './tables.js'
import type { AuthContext, CallerSession } from './types.js'

/** Begins a change of who can recover a wallet: its nonce has the time in it, and is of use to this session once. */
export async function startChange(
  { orm, now }: AuthContext,
  { sessionId }: CallerSession,
): Promise<{ readonly nonce: string }> {
  const bytes = randomBytes(32)
  bytes.writeBigUInt64BE(BigInt(now() + reauthLife))
  const nonce = bytes.toString('base64url')
  await orm.update(session).set({ changeNonce: nonce }).where(eq(session.id, sessionId))
  return { nonce }
}

/**
 * Refuses a change of who can recover a wallet that does not come from its owner: a mailbox is enough for a session, also
 * for a fresh proof of the user. The wallet key signs the change, or a passkey or a factor was proved in the last five
 * minutes. An account without a wallet has nothing to recover.
 *
 * @param path - of the call, whose body the wallet key signs
 * @throws ApiError DEVICE_TOO_NEW, OWNER_PROOF_REQUIRED
 * @example
 * await requireOwner(context, session(), removeFactor.path, body)
 */
export async function requireOwner(
  context: AuthContext,
  caller: CallerSession,
  path: string,
  { ownerProof, ...body }: { readonly ownerProof?: OwnerProof | undefined },
): Promise<void> {
  await refuseNewDevice(context, caller)
  const { orm, now } = context
  const [own] = await orm
    .select({ id: wallet.id, proofKey: wallet.proofKey })
    .from(wallet)
    .where(and(eq(wallet.userId, caller.userId), eq(wallet.state, 'active')))
  if (!own) return
  if (ownerProof) {
    const { nonce, signature } = ownerProof
    const text = await changeText({ walletId: own.id, path, body, nonce })
    const isFresh = await takeNonce(context, caller, nonce)
    if (isFresh && own.proofKey !== null && isSigned(own.proofKey, { key: '', signature }, text)) return
    throw new ApiError('OWNER_PROOF_REQUIRED', 'This does not prove the key of the wallet: start again')
  }
  const [live] = await orm.select().from(session).where(eq(session.id, caller.sessionId))
  const last = Math.max(live?.passkeyAt ?? 0, live?.factorAt ?? 0)
  if (last <= now() - reauthLife)
    throw new ApiError('OWNER_PROOF_REQUIRED', 'Prove the wallet, a factor or a passkey first')
}

/** Notes that the user of a session proved a factor in use by its recovery key. */
export async function noteFactor({ orm, now }: AuthContext, { sessionId }: CallerSession): Promise<void> {
  await orm.update(session).set({ factorAt: now() }).where(eq(session.id, sessionId))
}

/** Takes the open nonce of a session: of two simultaneous changes, only the first gets it. */
async function takeNonce(
  { orm, now }: AuthContext,
  { sessionId }: CallerSession,
  nonce: string,
): Promise<boolean> {
  const taken = await orm
    .update(session)
    .set({ changeNonce: null })
    .where(and(eq(session.id, sessionId), eq(session.changeNonce, nonce)))
    .returning({ id: session.id })
  return taken.length > 0 && Buffer.from(nonce, 'base64url').readBigUInt64BE() > BigInt(now())
}
