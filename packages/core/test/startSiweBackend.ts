import { randomUUID } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type Hex, isAddressEqual, recoverMessageAddress } from 'viem'
import { generateSiweNonce, parseSiweMessage, validateSiweMessage } from 'viem/siwe'
import { onTestFinished } from 'vitest'
import type { SiweBackend, SiweSession } from '../src/features/siwx/createSiwe.js'

/**
 * A Sign-In with Ethereum server as apps have them: nonces that are good for one message, messages verified with viem, and
 * one session for each browser in a cookie. `backend` has the calls of a page to it, with a cookie jar.
 */
export async function startSiweBackend(domain: string) {
  const nonces = new Set<string>()
  const sessions = new Map<string, SiweSession>()
  const calls: string[] = []
  let isDown = false
  const server = createServer(async (request, response) => {
    const path = request.url?.slice(1) ?? ''
    calls.push(path)
    let body = ''
    for await (const chunk of request) body += String(chunk)
    const answer = (value: unknown, status = 200) => {
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(value))
    }
    const [, id = ''] = /sid=([\w-]+)/.exec(request.headers.cookie ?? '') ?? []
    if (isDown) return answer({}, 503)
    if (path === 'nonce') {
      const nonce = generateSiweNonce()
      nonces.add(nonce)
      return answer({ nonce })
    }
    if (path === 'session') return answer(sessions.get(id) ?? null)
    if (path === 'sign-out') return answer({ ok: sessions.delete(id) })
    const { message, signature } = JSON.parse(body) as { message: string; signature: Hex }
    const fields = parseSiweMessage(message)
    const { address, chainId, nonce = '' } = fields
    const isIssued = nonces.delete(nonce)
    const signer = await recoverMessageAddress({ message, signature }).catch(() => undefined)
    const isValid =
      isIssued && validateSiweMessage({ message: fields, domain, nonce }) && address && chainId && signer
    if (!isValid || !isAddressEqual(address, signer)) return answer({ ok: false }, 401)
    const sid = randomUUID()
    sessions.delete(id)
    sessions.set(sid, { address: address.toLowerCase(), chainId })
    response.setHeader('set-cookie', `sid=${sid}; HttpOnly; SameSite=Lax`)
    answer({ ok: true })
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(async () => {
    server.closeAllConnections()
    await new Promise(resolve => server.close(resolve))
  })
  const { port } = server.address() as AddressInfo

  let cookie = ''
  async function call(path: string, body?: unknown): Promise<Response> {
    const response = await fetch(`http://127.0.0.1:${port}/${path}`, {
      ...(body !== undefined && { method: 'POST', body: JSON.stringify(body) }),
      headers: { cookie },
    })
    cookie = response.headers.get('set-cookie')?.split(';')[0] ?? cookie
    return response
  }
  async function read(path: string): Promise<unknown> {
    const response = await call(path)
    if (!response.ok) throw new Error(`HTTP ${response.status}`)
    return response.json()
  }
  const backend: SiweBackend = {
    getNonce: async () => ((await read('nonce')) as { nonce: string }).nonce,
    verifyMessage: async ({ message, signature }) => (await call('verify', { message, signature })).ok,
    getSession: async () => (await read('session')) as SiweSession | null,
    signOut: async () => ((await (await call('sign-out', {})).json()) as { ok?: boolean }).ok ?? false,
  }
  return {
    backend,
    calls,
    /** Sessions of all browsers, as the server has them. */
    sessions: () => [...sessions.values()],
    fail: (fails: boolean) => {
      isDown = fails
    },
  }
}
