import { accountsAtom } from '@latchkit/core/connection'
import { isError } from '@latchkit/core/errors'
import { revokePermissions, type SmartSession } from '@latchkit/core/permissions'
import type { Latchkit } from '../../page/latchkit/types.js'
import { pushTransaction } from '../../page/requests/pushTransaction.js'

/** Result of a revocation, as a message key of the list. */
export type Revocation = 'sessions.done' | 'sessions.declined' | 'sessions.stillActive'

/** Revokes a session. The approval of the embedded wallet takes the place of the list, which is shown again afterwards. */
export async function revokeSession(
  latchkit: Latchkit,
  { context, chainId }: Pick<SmartSession, 'context' | 'chainId'>,
): Promise<Revocation> {
  const { client } = latchkit
  try {
    if (client.store.get(accountsAtom).eip155?.connector?.type === 'auth') await pushTransaction(latchkit, {})
    await revokePermissions(client, { context, chainId })
    return 'sessions.done'
  } catch (error) {
    client.logger.info('A session was not revoked', { error })
    const isDeclined = isError(error, 'rpc/user-rejected') || isError(error, 'requests/aborted')
    return isDeclined ? 'sessions.declined' : 'sessions.stillActive'
  }
}
