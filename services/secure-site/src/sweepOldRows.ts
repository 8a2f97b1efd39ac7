import { deleteOldApprovals } from './auth/approvals.js'
import { deleteOldUndos } from './auth/changes.js'
import { eraseDueAccounts } from './auth/deleteAccount.js'
import { deleteOldExchanges } from './auth/exchange.js'
import { deleteEndedPasskeys } from './auth/passkeys.js'
import { deleteOldChallenges } from './auth/sendCode.js'
import { deleteOldSessions } from './auth/sessions.js'
import type { AuthContext } from './auth/types.js'
import { deleteOldChanges, followEmailChanges } from './emailChange/followEmailChange.js'
import { deleteOldFarcasterLogins } from './farcaster/startFarcaster.js'
import type { Recovery } from './recoveryRole/createRecovery.js'
import { deleteOldLogins } from './social/startSocial.js'

/**
 * Erases the accounts whose grace is over, now and each hour; each hour it also deletes what is over and repeats what could
 * not be done after a change of an address. `close` settles when what an hour began is done.
 */
export async function sweepOldRows(
  context: AuthContext,
  recovery: Recovery,
): Promise<{ close(): Promise<void> }> {
  const { logger } = context
  let running: Promise<unknown> = Promise.resolve()
  const timer = setInterval(() => {
    const deleting = Promise.all([
      deleteOldChallenges(context),
      deleteOldLogins(context),
      deleteOldFarcasterLogins(context),
      deleteOldApprovals(context),
      deleteOldExchanges(context),
      deleteOldChanges(context),
      deleteOldUndos(context),
      deleteEndedPasskeys(context),
      deleteOldSessions(context),
      recovery.sweep(),
      followEmailChanges(context, recovery),
    ]).catch(() => logger.warn({}, 'old challenges could not be deleted'))
    const erasing = eraseDueAccounts(context, recovery).catch(() =>
      logger.error({}, 'accounts could not be erased'),
    )
    running = Promise.all([deleting, erasing])
  }, 3_600_000).unref()
  await eraseDueAccounts(context, recovery)
  return {
    async close() {
      clearInterval(timer)
      await running
    },
  }
}
