import type { Client } from '../../types/client.js'
import type { CaipAddress } from '../../types/namespace.js'
import { SignInRefusedError, VerificationFailedError } from './errors.js'
import { createMessageData } from './flow/createMessageData.js'
import { createNonce } from './flow/createNonce.js'
import { createRpcRequest } from './flow/createRpcRequest.js'
import { isExpired } from './flow/isExpired.js'
import { isSession } from './flow/isSession.js'
import { sessionAddress } from './flow/sessionAddress.js'
import { toAccountKey } from './flow/toAccountKey.js'
import type { SiwxAdapter, SiwxSession } from './types.js'

/** More are of no use to anybody, and storage is small. */
const mostSessions = 50

/**
 * Signs people in without a server: nonces of the CSPRNG, signatures checked in the page, sessions in the client's
 * storage. It tells the page who holds an account and no server anything. What `siwx` uses without an `adapter`; for
 * apps that build one of their own on it.
 *
 * @example
 * const { verify } = createPageSiwx(client)
 */
export function createPageSiwx(client: Client): SiwxAdapter {
  const { storage, config } = client
  const key = `${config.storageKey}.siwx.sessions`
  // Each is good for one message.
  const issued = new Set<string>()

  const read = (): readonly SiwxSession[] => {
    try {
      const value: unknown = JSON.parse(storage.get(key) ?? '[]')
      return Array.isArray(value) ? value.filter(isSession).filter(session => !isExpired(session)) : []
    } catch {
      // Somebody else's text; the next session takes its place.
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
      const { domain } = createMessageData(client, nonce)
      const verdict = await verifySiwxSession({
        session,
        expected: { domain, nonce, caipAddress },
        request: createRpcRequest(client, chainId),
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
