import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/**
 * The part of HashiCorp Vault's HTTP API that the secure site uses, written after its documentation: the transit engine
 * (`keys`, `encrypt`, `decrypt`), `auth/token/lookup-self` and `renew-self`, and its errors. Not tested against a Vault.
 */
export type TestVault = {
  readonly address: string
  readonly namespace: string
  /** Paths that were asked, the newest last. */
  readonly asked: string[]
  /** Makes a token; without `ttl` it has no end. */
  issue(ttl?: number, renewable?: boolean): string
  revoke(token: string): void
  createKey(name: string, settings?: object): void
  rotate(name: string): void
  setMinDecryptionVersion(name: string, version: number): void
  /** As `vault operator seal` and `unseal`. */
  seal(isSealed: boolean): void
  /** Answers the next calls this way. */
  fail(...answers: readonly (readonly [status: number, error: string, headers?: object])[]): void
  close(): Promise<void>
}

type Key = { versions: Buffer[]; minDecryption: number; settings: object }
type Token = { ttl: number; renewable: boolean; endsAt: number }

/** Starts one in memory. */
export async function startVault(): Promise<TestVault> {
  const keys = new Map<string, Key>()
  const tokens = new Map<string, Token>()
  const failures: (readonly [number, string, object?])[] = []
  const asked: string[] = []
  const namespace = 'team'
  let isSealed = false

  const respond = (response: ServerResponse, status: number, body?: object, headers: object = {}) => {
    response.writeHead(status, {
      'content-type': 'application/json',
      'cache-control': 'no-store',
      ...headers,
    })
    response.end(body && JSON.stringify(body))
  }
  const refuse = (response: ServerResponse, status: number, ...errors: string[]) =>
    respond(response, status, { errors })

  async function answer(request: IncomingMessage, response: ServerResponse) {
    const route = `${request.method} ${request.url}`
    asked.push(route)
    const failure = failures.shift()
    if (failure) return respond(response, failure[0], { errors: [failure[1]] }, failure[2])
    if (isSealed) return refuse(response, 503, 'Vault is sealed')
    if (request.headers['x-vault-namespace'] !== namespace) return refuse(response, 404)
    const id = String(request.headers['x-vault-token'] ?? '')
    const token = tokens.get(id)
    if (!token || token.endsAt < Date.now())
      return refuse(response, 403, '2 errors occurred:\n\t* permission denied\n\t* invalid token\n\n')
    const parts: Buffer[] = []
    for await (const part of request) parts.push(part)
    const body = parts.length > 0 ? JSON.parse(Buffer.concat(parts).toString()) : {}
    const answerData = (data: object) =>
      respond(response, 200, { request_id: 'id', lease_id: '', renewable: false, lease_duration: 0, data })
    if (route === 'GET /v1/auth/token/lookup-self') {
      const ttl = token.ttl && Math.ceil((token.endsAt - Date.now()) / 1000)
      return answerData({ id, ttl, renewable: token.renewable, type: 'service' })
    }
    if (route === 'POST /v1/auth/token/renew-self') {
      if (!token.renewable) return refuse(response, 400, 'lease is not renewable')
      token.endsAt = Date.now() + token.ttl * 1000
      const auth = { client_token: id, lease_duration: token.ttl, renewable: true }
      return respond(response, 200, { request_id: 'id', data: null, auth })
    }
    const [, verb, name = ''] =
      /^\/v1\/transit\/(keys|encrypt|decrypt)\/([\w.-]+)$/.exec(request.url ?? '') ?? []
    const key = keys.get(name)
    if (!verb || (verb === 'keys') !== (request.method === 'GET')) return refuse(response, 404)
    if (verb === 'keys') {
      if (!key) return refuse(response, 404)
      return answerData({
        name,
        type: 'aes256-gcm96',
        derived: false,
        exportable: false,
        allow_plaintext_backup: false,
        latest_version: key.versions.length,
        min_decryption_version: key.minDecryption,
        ...key.settings,
      })
    }
    // A token whose policy has no `create` on the path.
    if (!key && verb === 'encrypt')
      return refuse(response, 403, '1 error occurred:\n\t* permission denied\n\n')
    if (!key) return refuse(response, 400, 'encryption key not found')
    const aad = Buffer.from(String(body.associated_data ?? ''), 'base64')
    if (verb === 'encrypt') {
      const version = key.versions.length
      const iv = randomBytes(12)
      const cipher = createCipheriv('aes-256-gcm', key.versions[version - 1] ?? '', iv).setAAD(aad)
      const text = [iv, cipher.update(String(body.plaintext), 'base64'), cipher.final(), cipher.getAuthTag()]
      const ciphertext = `vault:v${version}:${Buffer.concat(text).toString('base64')}`
      return answerData({ ciphertext, key_version: version })
    }
    const [, digits, encoded = ''] = /^vault:v(\d+):(.*)$/.exec(String(body.ciphertext)) ?? []
    if (!digits) return refuse(response, 400, 'invalid ciphertext: no prefix')
    const raw = Buffer.from(encoded, 'base64')
    const secret = key.versions[Number(digits) - 1]
    if (!secret || raw.length < 28)
      return refuse(response, 400, 'invalid ciphertext: could not decode version')
    if (Number(digits) < key.minDecryption)
      return refuse(response, 400, 'ciphertext or signature version is disallowed by policy (too old)')
    try {
      const decipher = createDecipheriv('aes-256-gcm', secret, raw.subarray(0, 12), { authTagLength: 16 })
      decipher.setAAD(aad).setAuthTag(raw.subarray(-16))
      const plain = Buffer.concat([decipher.update(raw.subarray(12, -16)), decipher.final()])
      return answerData({ plaintext: plain.toString('base64') })
    } catch {
      return refuse(response, 400, 'cipher: message authentication failed')
    }
  }

  const server = createServer((request, response) => void answer(request, response)).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const keyOf = (name: string) => {
    const key = keys.get(name)
    if (!key) throw new TypeError(`there is no key ${name}`)
    return key
  }
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    namespace,
    asked,
    issue(ttl = 0, renewable = true) {
      const id = `hvs.${randomBytes(12).toString('base64url')}`
      tokens.set(id, {
        ttl,
        renewable,
        endsAt: ttl === 0 ? Number.POSITIVE_INFINITY : Date.now() + ttl * 1000,
      })
      return id
    },
    revoke: token => void tokens.delete(token),
    createKey: (name, settings = {}) =>
      void keys.set(name, { versions: [randomBytes(32)], minDecryption: 1, settings }),
    rotate: name => void keyOf(name).versions.push(randomBytes(32)),
    setMinDecryptionVersion(name, version) {
      keyOf(name).minDecryption = version
    },
    seal(sealed) {
      isSealed = sealed
    },
    fail: (...answers) => void failures.push(...answers),
    async close() {
      server.closeAllConnections()
      server.close()
    },
  }
}
