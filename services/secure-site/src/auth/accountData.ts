import type { readAccountState as stateCall } from '@latchkit/secure-protocol/api/account'
import type { CallAnswer } from '@latchkit/secure-protocol/api/call'
import { desc, eq } from 'drizzle-orm'
import { openEnvelope } from '../kek/env1.js'
import { listAudit } from './audit.js'
import { listChanges } from './changes.js'
import { readExportTime } from './exportTicket.js'
import { identityAad } from './findUser.js'
import { hasPasskey } from './passkeys.js'
import { requireReauth } from './reauth.js'
import { account, device, identity, passkey, session } from './tables.js'
import type { AuthContext, CallerSession } from './types.js'
import { getWallet } from './wallets.js'

/** Returns what the wallet page shows of an account. */
export async function readAccountState(
  context: AuthContext,
  { userId }: CallerSession,
  delays: { read(userId: string): Promise<number | null> },
): Promise<CallAnswer<typeof stateCall>> {
  const [[own], exportAt, passkeys, recoveryAt, changes] = await Promise.all([
    context.orm.select({ deleteAt: account.deleteAt }).from(account).where(eq(account.id, userId)),
    readExportTime(context, userId),
    hasPasskey(context, userId),
    delays.read(userId),
    listChanges(context, userId),
  ])
  return { deleteAt: own?.deleteAt ?? null, exportAt, hasPasskey: passkeys, recoveryAt, changes }
}

/**
 * Returns the personal data of a user as one object that JSON can hold: no share, no key and no code is among it.
 *
 * @throws ApiError REAUTH_REQUIRED
 */
export async function readAccountData(
  context: AuthContext,
  caller: CallerSession,
  factors: readonly { readonly parameters: { readonly kind: string }; readonly createdAt: number }[],
): Promise<{ readonly data: Record<string, unknown> }> {
  await requireReauth(context, caller)
  const { orm } = context
  const { userId } = caller
  const [[own], identities, devices, sessions, passkeys, events, wallet] = await Promise.all([
    orm.select().from(account).where(eq(account.id, userId)),
    orm.select().from(identity).where(eq(identity.userId, userId)),
    orm.select().from(device).where(eq(device.userId, userId)).orderBy(desc(device.lastSeen)),
    orm.select().from(session).where(eq(session.userId, userId)).orderBy(desc(session.createdAt)),
    orm.select().from(passkey).where(eq(passkey.userId, userId)),
    listAudit(context, userId),
    getWallet(context, caller),
  ])
  const date = (time: number | null | undefined) => (time ? new Date(time).toISOString() : null)
  return {
    data: {
      exportedAt: date(context.now()),
      account: {
        id: userId,
        project: own?.projectId,
        createdAt: date(own?.createdAt),
        deleteAt: date(own?.deleteAt),
      },
      identities: await Promise.all(
        identities.map(async ({ id, projectId, issuer, subject, emailSealed, verifiedAt }) => ({
          issuer,
          // Of an e-mail login it is an HMAC, which says nothing.
          subject: issuer === 'email' ? null : subject,
          email: emailSealed
            ? Buffer.from(await openEnvelope(context.kek, emailSealed, identityAad(id, projectId))).toString()
            : null,
          verifiedAt: date(verifiedAt),
        })),
      ),
      wallet: wallet && { addresses: wallet.addresses, tier: wallet.tier, createdAt: date(wallet.createdAt) },
      factors: factors.map(({ parameters, createdAt }) => ({
        kind: parameters.kind,
        createdAt: date(createdAt),
      })),
      passkeys: passkeys.map(({ credentialId, createdAt }) => ({ credentialId, createdAt: date(createdAt) })),
      devices: devices.map(({ agent, language, approvedAt, lastSeen, revokedAt }) => ({
        browser: agent,
        language,
        approvedAt: date(approvedAt),
        lastSeen: date(lastSeen),
        revokedAt: date(revokedAt),
      })),
      sessions: sessions.map(({ parentOrigin, createdAt, lastSeen, revokedAt }) => ({
        app: parentOrigin,
        createdAt: date(createdAt),
        lastSeen: date(lastSeen),
        revokedAt: date(revokedAt),
      })),
      events: events.map(({ event, at, meta }) => ({ event, at: date(at), ...meta })),
    },
  }
}
