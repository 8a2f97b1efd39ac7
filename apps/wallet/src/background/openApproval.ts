import { RpcError } from '../common/rpcError.js'
import type { ApprovalRequest, PageRequest } from '../common/types.js'
import { readPending } from './readPending.js'
import type { Background, Client } from './types.js'

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
    // No windows here (some embedded and headless browsers): a tab does as well.
    return (await chrome.tabs.create({ url, active: true })).id
  }
}

/** Stores the request and opens its window; the answer follows from a click there. */
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
        // A site may ask for both kinds of chains at once.
        (entry.request.method === 'standard:connect') === (request.method === 'standard:connect'),
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
