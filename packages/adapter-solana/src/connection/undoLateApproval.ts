import type { FoundWallet, Runtime, Source } from '../types.js'
import { forget } from './forget.js'

/**
 * Sees to it that an approval which comes after the person gave up connects nothing, now or at the next load.
 * The grant itself stays with the wallet: the person has just given it.
 */
export async function undoLateApproval(
  { pending, connections, context }: Runtime,
  found: FoundWallet,
  source: Source,
  asked: Promise<unknown>,
): Promise<void> {
  const { id } = found.connector
  forget({ context }, id)
  try {
    await asked
    const isWanted = connections.get(id)?.found === found || [...pending.values()].includes(found)
    if (!isWanted) await source.undo?.()
  } catch (error) {
    context?.logger.info('nothing came of a request that was given up', { id, error })
  }
}
