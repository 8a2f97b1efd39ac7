import { randomBytes, randomUUID } from 'node:crypto'
import {
  type ApprovalProof,
  type Assertion,
  type startApproval as startCall,
  toChallenge,
} from '@latchkit/secure-protocol/api/approvals'
import type { CallAnswer, CallBody } from '@latchkit/secure-protocol/api/call'
import {
  type ApprovalPolicy,
  isOver,
  type Spends,
  spends as spendsSchema,
} from '@latchkit/secure-protocol/api/policy'
import { type Orm, prepareOnce } from '@latchkit/service-base/database'
import { verifyAuthenticationResponse } from '@simplewebauthn/server'
import { and, eq, gt, inArray, isNull, lt, or, type SQL, sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import { ApiError } from '../errors.js'
import { approval, spend } from './approvalTables.js'
import { deleteInParts } from './deleteInParts.js'
import { isPasskeyProved, isUsable } from './passkeys.js'
import { account, device, passkey } from './tables.js'
import type { AuthContext, CallerSession } from './types.js'

const approvalLife = 600_000
/** For how long a device is new. */
const newDeviceTime = 86_400_000

const invalid = (cause?: unknown) =>
  new ApiError('PASSKEY_INVALID', 'The passkey was not proved: try again', undefined, { cause })

/**
 * Begins an approval, and asks for a passkey where the project's policy does.
 *
 * @throws ApiError PASSKEY_REQUIRED, SPEND_LIMITED
 */
export async function startApproval(
  context: AuthContext,
  caller: CallerSession,
  { digest, spends }: CallBody<typeof startCall>,
): Promise<CallAnswer<typeof startCall>> {
  const { orm, publicUrl } = context
  const policy = policyOf(context, caller)
  await refuseOverLimit(context, orm, caller, policy, spends)
  const row = {
    id: randomUUID(),
    sessionId: caller.sessionId,
    spends: JSON.stringify(spends),
    expiresAt: context.now() + approvalLife,
  }
  if (!policy.passkeyOver || !isOver(policy.passkeyOver, spends)) {
    await insertApproval(orm).execute(row)
    return { id: row.id, passkey: null }
  }
  const own = await orm
    .select({ credentialId: passkey.credentialId })
    .from(passkey)
    .where(isUsable(context, caller.userId))
  if (own.length === 0)
    throw new ApiError(
      'PASSKEY_REQUIRED',
      'This is more than the app allows without a passkey: add one to the wallet',
    )
  const nonce = new Uint8Array(randomBytes(32))
  const challenge = toText(await toChallenge(nonce, new Uint8Array(Buffer.from(digest, 'base64url'))))
  await orm.insert(approval).values({ ...row, challenge })
  const rpId = new URL(publicUrl).hostname
  return {
    id: row.id,
    passkey: { nonce: toText(nonce), rpId, credentialIds: own.map(one => one.credentialId) },
  }
}

const insertApproval = prepareOnce(orm =>
  orm
    .insert(approval)
    .values({
      id: sql.placeholder('id'),
      sessionId: sql.placeholder('sessionId'),
      spends: sql.placeholder('spends'),
      expiresAt: sql.placeholder('expiresAt'),
    })
    .prepare('insert_approval'),
)

/**
 * Takes an approval: once, of the session that began it, with the answer of its passkey. What a new device spends is
 * counted with it.
 *
 * @throws ApiError NOT_FOUND, PASSKEY_INVALID, SPEND_LIMITED
 */
export async function takeApproval(
  context: AuthContext,
  caller: CallerSession,
  { id, assertion }: ApprovalProof,
): Promise<void> {
  const policy = policyOf(context, caller)
  const own = { id, sessionId: caller.sessionId, now: context.now() }
  // Most approvals have no passkey to check and no limit to count: the statement that takes them is all.
  if (!assertion && !policy.newDeviceLimit) {
    const [taken] = await takeBare(context.orm).execute(own)
    if (taken) return
  }
  await context.orm.transaction(async transaction => {
    const [taken] = await take(transaction).prepare('take_approval').execute(own)
    if (!taken) throw new ApiError('NOT_FOUND', 'Unknown approval: start again')
    if (taken.challenge !== null) await verify(context, transaction, caller, taken.challenge, assertion)
    const spends = z.parse(spendsSchema, JSON.parse(taken.spends))
    // Simultaneous approvals are counted sequentially.
    await transaction
      .select({ id: device.id })
      .from(device)
      .where(eq(device.id, caller.deviceId))
      .for('update')
    const isNew = await refuseOverLimit(context, transaction, caller, policy, spends)
    if (isNew) await count(transaction, caller, spends)
  })
}

/** Uses up an approval of the session, which of several calls at once does for one alone. */
const take = (orm: Orm, condition?: SQL | undefined) =>
  orm
    .update(approval)
    .set({ consumedAt: sql`${sql.placeholder('now')}` })
    .where(
      and(
        eq(approval.id, sql.placeholder('id')),
        eq(approval.sessionId, sql.placeholder('sessionId')),
        isNull(approval.consumedAt),
        gt(approval.expiresAt, sql.placeholder('now')),
        condition,
      ),
    )
    .returning({ challenge: approval.challenge, spends: approval.spends })

const takeBare = prepareOnce(orm => take(orm, isNull(approval.challenge)).prepare('take_bare_approval'))

/**
 * Refuses to release a share that the project's policy wants an approval for. Without one a fresh passkey counts, where no
 * limit of a new device has to be counted.
 *
 * @throws ApiError APPROVAL_REQUIRED, and as {@link takeApproval} does
 */
export async function requireApproval(
  context: AuthContext,
  caller: CallerSession,
  approval: ApprovalProof | undefined,
): Promise<void> {
  if (approval) return takeApproval(context, caller, approval)
  const policy = policyOf(context, caller)
  if (!policy.passkeyOver && !policy.newDeviceLimit) return
  const isLimited = await refuseOverLimit(context, context.orm, caller, policy, [])
  if (isLimited || !(await isPasskeyProved(context, caller)))
    throw new ApiError('APPROVAL_REQUIRED', 'The policy of the app wants an approval for this')
}

/** Deletes approvals that are over, and counts of devices that are not new any more. */
export async function deleteOldApprovals({ orm, now }: Pick<AuthContext, 'orm' | 'now'>): Promise<void> {
  await deleteInParts(orm, approval, lt(approval.expiresAt, now()))
  const old = orm
    .select({ id: device.id })
    .from(device)
    .where(lt(device.approvedAt, now() - newDeviceTime))
  await orm.delete(spend).where(inArray(spend.deviceId, old))
}

function policyOf({ projects }: AuthContext, { projectId }: CallerSession): ApprovalPolicy {
  return projects.get(projectId)?.wallet.approvals ?? {}
}

/** Returns whether the limit of a new device holds here. */
async function refuseOverLimit(
  { now }: AuthContext,
  orm: Orm,
  { userId, deviceId }: CallerSession,
  { newDeviceLimit }: ApprovalPolicy,
  spends: Spends,
): Promise<boolean> {
  if (!newDeviceLimit) return false
  const [own] = await orm
    .select({ approvedAt: device.approvedAt, thumbprint: device.thumbprint, first: account.firstDevice })
    .from(device)
    .innerJoin(account, eq(account.id, userId))
    .where(eq(device.id, deviceId))
  const left = (own?.approvedAt ?? 0) + newDeviceTime - now()
  // The device that made the account is not new.
  if (left <= 0 || own?.thumbprint === own?.first) return false
  const rows = await orm.select().from(spend).where(eq(spend.deviceId, deviceId))
  const before = Object.fromEntries(rows.map(({ asset, amount }) => [asset, BigInt(amount)]))
  if (isOver(newDeviceLimit, spends, before)) {
    const message = 'This is more than the app allows on a device in its first 24 hours'
    throw new ApiError('SPEND_LIMITED', message, { retryAfter: Math.ceil(left / 1000) })
  }
  return true
}

async function count(orm: Orm, { deviceId }: CallerSession, spends: Spends): Promise<void> {
  for (const { asset, amount } of spends ?? [])
    await orm
      .insert(spend)
      .values({ deviceId, asset, amount })
      .onConflictDoUpdate({
        target: [spend.deviceId, spend.asset],
        set: { amount: sql`${spend.amount} + excluded.amount` },
      })
}

/** The user has to be verified by the authenticator, and a counter that does not rise is of a copy. */
async function verify(
  context: AuthContext,
  orm: Orm,
  { userId }: CallerSession,
  expectedChallenge: string,
  assertion: Assertion | undefined,
): Promise<void> {
  if (!assertion) throw invalid()
  const { publicUrl } = context
  const { id, ...response } = assertion
  const [own] = await orm
    .select()
    .from(passkey)
    .where(and(eq(passkey.credentialId, id), isUsable(context, userId)))
  if (!own) throw invalid()
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response: { id, rawId: id, type: 'public-key', response, clientExtensionResults: {} },
    expectedChallenge,
    expectedOrigin: publicUrl,
    expectedRPID: new URL(publicUrl).hostname,
    credential: { id, publicKey: new Uint8Array(own.publicKey), counter: own.counter },
    requireUserVerification: true,
  }).catch(cause => {
    throw invalid(cause)
  })
  const { newCounter } = authenticationInfo
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
  if (!verified || counted.length === 0) throw invalid()
}

const toText = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url')
