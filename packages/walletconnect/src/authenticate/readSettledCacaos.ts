import type { Context } from '../session/types.js'
import type { WalletConnectSession } from '../types.js'
import { isRecord } from '../validate/isRecord.js'
import { type CheckedCacao, checkCacao } from './checkCacao.js'
import type { AuthenticateParameters } from './types.js'

/** One for each account would do; whatever a wallet sends, the work for it has an end. */
const most = 16

/**
 * The statements that came with a settlement. One that is not what was asked for, or of an account that the session
 * does not have, is left out: the session stands without it, and its account can be asked to sign.
 */
export async function readSettledCacaos(
  { logger }: Context,
  settlement: unknown,
  { namespaces }: WalletConnectSession,
  asked: AuthenticateParameters,
): Promise<readonly CheckedCacao[]> {
  const responses = isRecord(settlement) ? settlement.proposalRequestsResponses : undefined
  const cacaos: unknown = isRecord(responses) ? responses.authentication : undefined
  if (!Array.isArray(cacaos)) return []
  const accounts = Object.values(namespaces).flatMap(({ accounts }) => accounts)
  const checked = await Promise.all(
    cacaos.slice(0, most).map(async cacao => {
      try {
        const one = await checkCacao(cacao, asked)
        return accounts.includes(one.statement.account) ? one : undefined
      } catch (error) {
        logger?.warn('a statement that came with a session is left out', { error })
        return undefined
      }
    }),
  )
  return checked.filter(one => one !== undefined)
}
