import type { CallAnswer } from '@latchkit/secure-protocol/api/call'
import type { getUser as call } from '@latchkit/secure-protocol/api/user'
import { and, desc, eq, isNotNull } from 'drizzle-orm'
import { ApiError } from '../errors.js'
import { openEnvelope } from '../kek/env1.js'
import { identityAad } from './findUser.js'
import { account, device, identity } from './tables.js'
import type { AuthContext, CallerSession } from './types.js'
import { getWallet } from './wallets.js'

/** Returns the address of a user: of the e-mail login, else what a provider verified, else null. */
export async function readUserEmail({ orm, kek }: AuthContext, userId: string): Promise<string | null> {
  const [row] = await orm
    .select()
    .from(identity)
    .where(and(eq(identity.userId, userId), isNotNull(identity.emailSealed)))
    .orderBy(desc(eq(identity.issuer, 'email')))
    .limit(1)
  if (!row?.emailSealed) return null
  const plain = await openEnvelope(kek, row.emailSealed, identityAad(row.id, row.projectId))
  return Buffer.from(plain).toString()
}

/** Returns the user, the device and the wallet of a session. */
export async function getUser(
  context: AuthContext,
  session: CallerSession,
): Promise<CallAnswer<typeof call>> {
  const { userId, deviceId } = session
  const [[own], email, wallet] = await Promise.all([
    context.orm
      .select({
        approvedAt: device.approvedAt,
        thumbprint: device.thumbprint,
        firstDevice: account.firstDevice,
      })
      .from(device)
      .innerJoin(account, eq(account.id, device.userId))
      .where(and(eq(device.id, deviceId), eq(account.id, userId))),
    readUserEmail(context, userId),
    getWallet(context, session),
  ])
  if (!own) throw new ApiError('SESSION_ENDED', 'The session has ended: sign in again')
  const isFirst = own.thumbprint === own.firstDevice
  return { user: { id: userId, email }, device: { approvedAt: own.approvedAt, isFirst }, wallet }
}
