import type { Hex } from 'viem'
import { RpcError, toRpcError } from '../../src/common/rpc.js'
import type { Answer, ApprovalRequest, PageRequest, PendingApproval } from '../../src/common/types.js'
import { executeApproval } from './executeApproval.js'
import { notifyAnswers } from './notify.js'
import { type Background, type Client, readHeld, readPending, readState } from './state.js'

const openWindow = async (url: string): Promise<number | undefined> => {
  try {
    const created = await chrome.windows.create({
      type: 'popup',
      url,
      width: 400,
      height: 660,
      focused: true,
    })
    return created?.tabs?.[0]?.id
  } catch {
    // Some embedded and headless browsers have no windows. A tab works there.
    return (await chrome.tabs.create({ url, active: true })).id
  }
}

const isSolanaConnect = (request: ApprovalRequest) =>
  request.kind === 'connect' && request.method === 'standard:connect'

/** Stores a request and opens its window. The answer follows from a click there. */
export async function openApproval(
  background: Background,
  client: Client,
  { id: requestId, wallet }: PageRequest,
  request: ApprovalRequest,
): Promise<void> {
  const id = crypto.randomUUID()
  await background.exclusively(async () => {
    const pending = await readPending()
    const busy = Object.values(pending).some(
      entry =>
        entry.origin === client.origin &&
        entry.wallet === wallet &&
        entry.request.kind === 'connect' &&
        request.kind === 'connect' &&
        // A site may connect to both namespaces at the same time.
        isSolanaConnect(entry.request) === isSolanaConnect(request),
    )
    if (busy) throw new RpcError(-32002, 'A connection request of this site is already open in the wallet.')
    if (!background.clients.has(client.id)) throw new RpcError(4900, 'The page is gone.')
    pending[id] = { id, client: client.id, requestId, origin: client.origin, wallet, request }
    await chrome.storage.session.set({ pending })
  })
  const tabId = await openWindow(chrome.runtime.getURL(`popup.html#request=${id}`))
  const stillWanted = await background.exclusively(async () => {
    const pending = await readPending()
    const entry = pending[id]
    if (!entry) return false
    pending[id] = { ...entry, tabId }
    await chrome.storage.session.set({ pending })
    return true
  })
  if (!stillWanted && tabId !== undefined) await chrome.tabs.remove(tabId).catch(() => {})
}

type Decision = { id: string; approved: boolean; accounts: Hex[] }

const take = async (id: string): Promise<PendingApproval> => {
  const pending = await readPending()
  const entry = pending[id]
  if (!entry) throw new Error('This request is no longer open.')
  delete pending[id]
  await chrome.storage.session.set({ pending })
  return entry
}

/** A batch that has to be one is refused with the upgrade that it needs. */
const refusalOf = (request: ApprovalRequest) =>
  request.kind === 'calls' && request.atomicRequired && request.delegate
    ? new RpcError(5750, 'The upgrade of the account was rejected in the wallet.')
    : new RpcError(4001, 'The request was rejected in the wallet.')

const answerOf = async (
  background: Background,
  entry: PendingApproval,
  decision: Decision,
): Promise<Answer> => {
  try {
    if (!decision.approved) throw refusalOf(entry.request)
    return { result: await executeApproval(background, entry, decision.accounts) }
  } catch (error) {
    return { error: toRpcError(error).toObject() }
  }
}

/** Executes a decision once and posts the answer: at once, or on "Release" when the wallet is set to answer late. */
export async function answerApproval(background: Background, decision: Decision): Promise<void> {
  await background.exclusively(async () => {
    const entry = await take(decision.id)
    const { client, requestId } = entry
    const { settings } = await readState()
    const before = await readHeld()
    // Listed before it is executed, so that no event is posted before a late answer.
    const late = { client, requestId, answer: { result: null }, released: false }
    if (settings.answerLate) await chrome.storage.session.set({ held: [...before, late] })
    const answer = await answerOf(background, entry, decision)
    const decided = { client, requestId, answer, released: !settings.answerLate }
    await chrome.storage.session.set({ held: [...before, decided] })
    await notifyAnswers(background)
  })
}

/** Rejects the request whose window was closed. */
export async function rejectClosed(background: Background, tabId: number): Promise<void> {
  await background.ready
  const entry = Object.values(await readPending()).find(pending => pending.tabId === tabId)
  if (entry) await answerApproval(background, { id: entry.id, approved: false, accounts: [] })
}
