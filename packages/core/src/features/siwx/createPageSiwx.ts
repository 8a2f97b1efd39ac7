import type { Client } from '../../types/client.js'
import type { CaipAddress } from '../../types/namespace.js'
import { isExpired, isSession, sessionAddress, toAccountKey } from './accounts.js'
import { createNonce, readPage } from './createMessageData.js'
import { createRpcRequest } from './createRpcRequest.js'
import { SignInRefusedError, VerificationFailedError } from './errors.js'
import type { SiwxAdapter, SiwxSession, SiwxStorage } from './types.js'
import { verifySiwxSession } from './verify/verifySiwxSession.js'

/** Older sessions are dropped, since storage is small. */
const mostSessions = 50

/**
 * Creates the `siwx.adapter` that works without a server: nonces from the CSPRNG, signatures verified in the page, by
 * `siwx.verifiers` if there are any, sessions in `siwx.storage` or the client's storage. It proves to the page who controls
 * an account, and proves nothing to a server. It is the default of `siwx`; exported for adapters built on it.
 *
 * @example
 * const { verify } = createPageSiwx(client)
 */
export function createPageSiwx(client: Client): SiwxAdapter {
  const { storage = createSessionStorage(client), verifiers } = client.config.siwx ?? {}
  // Each nonce is valid for one message.
  const issued = new Set<string>()

  const read = async (): Promise<readonly SiwxSession[]> =>
    (await storage.get()).filter(session => isSession(session) && !isExpired(session))
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
      const caipAddress = sessionAddress(session)
      const { nonce, chainId } = data
      const { domain } = readPage(client)
      const verdict = await verifySiwxSession({
        session,
        expected: { domain, nonce, caipAddress, chains: [chainId] },
        request: createRpcRequest(client),
        verifiers,
      })
      if (!verdict.isValid) {
        const { reason, details, cause } = verdict
        if (reason === 'chain-unreachable') throw new VerificationFailedError({ cause })
        throw new SignInRefusedError({ cause, reason: details })
      }
      await storage.set([...(await read()).filter(known => !isOf(caipAddress)(known)), session])
      return true
    },
    getSession: async ({ caipAddress }) => (await read()).find(isOf(caipAddress)),
    getSessions: read,
    async signOut({ caipAddress }) {
      await storage.set(caipAddress ? (await read()).filter(session => !isOf(caipAddress)(session)) : [])
    },
  }
}

/** Keeps the newest sessions in the storage of the client. */
function createSessionStorage({ storage, config }: Client): SiwxStorage {
  const key = `${config.storageKey}.siwx.sessions`
  return {
    get() {
      try {
        const value: unknown = JSON.parse(storage.get(key) ?? '[]')
        return Array.isArray(value) ? value : []
      } catch {
        // Not written by this adapter; the next session overwrites it.
        return []
      }
    },
    set(sessions) {
      if (sessions.length === 0) storage.remove(key)
      else storage.set(key, JSON.stringify(sessions.slice(-mostSessions)))
    },
  }
}
