import { granted } from './startWallet.js'

/** One of nine messages that a wallet sends over a session, before anything is changed in it. */
export function sessionMessage(kind: number, id: number, pendingId: number, now: number): object {
  const request = (method: string, params: object) => ({ id, jsonrpc: '2.0', method, params })
  const { eip155 } = granted
  if (kind === 0) return request('wc_sessionUpdate', { namespaces: granted })
  if (kind === 1) return request('wc_sessionUpdate', { namespaces: { eip155, 'eip155:1': eip155 } })
  if (kind === 2) return request('wc_sessionExtend', { expiry: Math.floor(now / 1000) + 600_000 })
  if (kind === 3) {
    const event = { name: 'accountsChanged', data: ['0xab'] }
    return request('wc_sessionEvent', { chainId: 'eip155:1', event })
  }
  if (kind === 4) return request('wc_sessionDelete', { code: 6000, message: 'User disconnected' })
  if (kind === 5)
    return request('wc_sessionRequest', {
      chainId: 'eip155:1',
      request: { method: 'personal_sign', params: [] },
    })
  if (kind === 6) return request('wc_sessionSettle', { namespaces: granted })
  if (kind === 7) return { id: pendingId, jsonrpc: '2.0', result: { signature: '0xab' } }
  return { id: pendingId, jsonrpc: '2.0', error: { code: 5000, message: 'User rejected' } }
}
