import type { Hex } from 'viem'
import { RpcError } from '../common/rpcError.js'
import type { Answer, PendingApproval } from '../common/types.js'
import { carryOut } from './carryOut.js'
import { readHeld } from './readHeld.js'
import { readPending } from './readPending.js'
import { readState } from './readState.js'
import { tellAnswers } from './tellAnswers.js'
import { toRpcError } from './toRpcError.js'
import type { Background } from './types.js'

export type Decision = { id: string; approved: boolean; accounts: Hex[] }

const take = async (id: string): Promise<PendingApproval> => {
  const pending = await readPending()
  const entry = pending[id]
  if (!entry) throw new Error('This request is no longer open.')
  delete pending[id]
  await chrome.storage.session.set({ pending })
  return entry
}

const answerOf = async (
  background: Background,
  entry: PendingApproval,
  decision: Decision,
): Promise<Answer> => {
  try {
    if (!decision.approved) throw new RpcError(4001, 'The request was rejected in the wallet.')
    return { result: await carryOut(background, entry, decision.accounts) }
  } catch (error) {
    return { error: toRpcError(error).toObject() }
  }
}

/** Carries out a decision once and tells the page, now or, when the wallet is to answer late, on release. */
export async function answerApproval(background: Background, decision: Decision): Promise<PendingApproval> {
  return await background.exclusively(async () => {
    const entry = await take(decision.id)
    const { client, requestId } = entry
    const { settings } = await readState()
    const before = await readHeld()
    // Listed before it is carried out, so that no event overtakes a late answer.
    const late = { client, requestId, answer: { result: null }, released: false }
    if (settings.answerLate) await chrome.storage.session.set({ held: [...before, late] })
    const answer = await answerOf(background, entry, decision)
    const decided = { client, requestId, answer, released: !settings.answerLate }
    await chrome.storage.session.set({ held: [...before, decided] })
    await tellAnswers(background)
    return entry
  })
}
