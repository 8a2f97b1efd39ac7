import type { Client } from '../../types/client.js'
import type { CaipAddress } from '../../types/namespace.js'
import { SignInRefusedError, VerificationFailedError } from './errors.js'
import { isExpired, isSession, sessionAddress, toAccountKey } from './flow/accounts.js'
import { createNonce, readPage } from './flow/createMessageData.js'
import { createRpcRequest } from './flow/createRpcRequest.js'
import type { SiwxAdapter, SiwxSession } from './types.js'

/** Older sessions are dropped, since storage is small. */
const mostSessions = 50

/**
 * Creates the `siwx.adapter` that works without a server: nonces from the CSPRNG, signatures verified in the page,
 * sessions in the client's storage. It proves to the page who holds an account, and proves nothing to a server. It is the
 * default of `siwx`; exported for adapters built on it.
 *
 * @example
 * const { verify } = createPageSiwx(client)
 */
export function createPageSiwx(client: Client): SiwxAdapter {
  const { storage, config } = client
  const key = `${config.storageKey}.siwx.sessions`
  // Each nonce is valid for one message.
  const issued = new Set<string>()

  const read = (): readonly SiwxSession[] => {
    try {
      const value: unknown = JSON.parse(storage.get(key) ?? '[]')
      return Array.isArray(value) ? value.filter(isSession).filter(session => !isExpired(session)) : []
    } catch {
      // Not written by this adapter; the next session overwrites it.
      return []
    }
  }
  const write = (sessions: readonly SiwxSession[]) => {
    if (sessions.length === 0) storage.remove(key)
    else storage.set(key, JSON.stringify(sessions.slice(-mostSessions)))
  }
  const isOf = (caipAddress: CaipAddress) => (session: SiwxSession) =>
    toAccountKey(sessionAddress(session)) === toAccountKey(caipAddress)

  return {
    hasSeveral: true,
    async getNonce() {
      const nonce = createNonce()
      issued.add(nonce)
      return nonce
    },
    async verify(session) {
      const { data } = session
      if (!issued.delete(data.nonce)) return false
      const { verifySiwxSession } = await import('./verify/verifySiwxSession.js')
      const caipAddress = sessionAddress(session)
      const { nonce, chainId } = data
      const { domain } = readPage(client)
      const verdict = await verifySiwxSession({
        session,
        expected: { domain, nonce, caipAddress, chains: [chainId] },
        request: createRpcRequest(client),
      })
      if (!verdict.isValid) {
        const { reason, details, cause } = verdict
        if (reason === 'chain-unreachable') throw new VerificationFailedError({ cause })
        throw new SignInRefusedError({ cause, reason: details })
      }
      write([...read().filter(known => !isOf(caipAddress)(known)), session])
      return true
    },
    getSession: async ({ caipAddress }) => read().find(isOf(caipAddress)),
    getSessions: async () => read(),
    async signOut({ caipAddress }) {
      write(caipAddress ? read().filter(session => !isOf(caipAddress)(session)) : [])
    },
  }
}
