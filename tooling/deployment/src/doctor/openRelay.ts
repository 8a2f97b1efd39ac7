import { generateKeyPairSync, randomBytes, sign } from 'node:crypto'
import type { LookupFunction } from 'node:net'
import { base58 } from '@scure/base'
import { WebSocket } from 'ws'
import { parse } from './readStatus.js'

/** A connection to a relay, or why there is none. */
export type RelayAnswer =
  | { readonly kind: 'open'; readonly client: RelayClient }
  /** The relay closed the connection with a reason. */
  | { readonly kind: 'refused'; readonly reason: string }
  /** No relay answered: the upgrade failed. */
  | { readonly kind: 'failed'; readonly reason: string; readonly status: number | undefined }

/** A client as wallets and dapps have it. */
export type RelayClient = {
  /** @throws TypeError when the relay refuses the call or does not answer in time */
  call(method: string, parameters: object): Promise<unknown>
  /** Settles with true once a message of the topic came, with false when none came in time. */
  waitFor(topic: string): Promise<boolean>
  close(): void
}

type RpcAnswer = { readonly result?: unknown; readonly error?: { readonly message?: string } }

type RelayMessage = RpcAnswer & {
  readonly id?: unknown
  readonly method?: string
  readonly params?: { readonly data?: { readonly topic?: string } }
}

/** Milliseconds for the upgrade, a call and a message: far more than a relay takes, since a late answer is no lost one. */
const longestWait = 10_000

/** Connects to a relay with a key that is used once, and without an origin or with that of a page. */
export async function openRelay(
  url: URL,
  options: {
    readonly projectId?: string | undefined
    readonly origin?: string | undefined
    readonly ca?: string | undefined
  },
): Promise<RelayAnswer> {
  const { projectId = 'doctor', origin, ca } = options
  const audience = url.href.replace(/\/$/, '')
  const query = new URLSearchParams({ auth: createToken(audience), projectId, ua: 'latchkit-doctor' })
  const socket = new WebSocket(`${audience}/?${query}`, {
    perMessageDeflate: false,
    handshakeTimeout: longestWait,
    ...(origin !== undefined && { headers: { origin } }),
    ...(ca !== undefined && { ca }),
    ...(url.hostname.endsWith('.localhost') && { lookup: findHere }),
  })
  const client = createClient(socket)
  return new Promise(resolve => {
    const fail = (reason: string, status?: number) => resolve({ kind: 'failed', reason, status })
    socket.on('unexpected-response', (_, response) => {
      fail(`status ${response.statusCode}`, response.statusCode)
      socket.terminate()
    })
    socket.on('error', error => fail(error.message))
    socket.on('close', (code, reason) =>
      resolve({ kind: 'refused', reason: reason.toString() || `closed with ${code}` }),
    )
    // A relay that refuses a client upgrades it first, and then closes it: only an answer shows that it is accepted.
    socket.on('open', () => {
      client.call('irn_unsubscribe', { topic: createTopic() }).then(
        () => resolve({ kind: 'open', client }),
        (error: Error) => fail(error.message),
      )
    })
  })
}

/** A name below `localhost` is this machine, whatever its resolver says. */
const findHere: LookupFunction = (_, { all }, found) => {
  if (all) found(null, [{ address: '127.0.0.1', family: 4 }])
  else found(null, '127.0.0.1', 4)
}

/** A topic that no other client has. */
export const createTopic = (): string => randomBytes(32).toString('hex')

function createClient(socket: WebSocket): RelayClient {
  const answers = new Map<unknown, (answer: RpcAnswer) => void>()
  const topics = new Map<string, () => void>()
  let next = 1
  socket.on('message', data => {
    // The server may be no relay.
    const message = (parse(data.toString()) ?? {}) as RelayMessage
    const { id, method, params } = message
    if (method !== 'irn_subscription') return answers.get(id)?.(message)
    socket.send(JSON.stringify({ id, jsonrpc: '2.0', result: true }))
    topics.get(params?.data?.topic ?? '')?.()
  })
  const wait = async <result>(begin: (resolve: (value: result) => void) => void) => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const late = new Promise<undefined>(resolve => {
      // A connection that was closed answers nothing, and need not keep the process.
      timer = setTimeout(resolve, longestWait, undefined).unref()
    })
    const value = await Promise.race([new Promise<result>(begin), late])
    clearTimeout(timer)
    return value
  }
  return {
    async call(method, parameters) {
      const id = next++
      const answer = await wait<RpcAnswer>(resolve => {
        answers.set(id, resolve)
        socket.send(JSON.stringify({ id, jsonrpc: '2.0', method, params: parameters }))
      })
      if (!answer) throw new TypeError(`the relay does not answer ${method}`)
      if (answer.error) throw new TypeError(answer.error.message ?? 'the relay refused a call')
      return answer.result
    },
    waitFor: async topic => (await wait<true>(resolve => topics.set(topic, () => resolve(true)))) === true,
    close: () => socket.close(),
  }
}

function createToken(audience: string): string {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519')
  const key = publicKey.export({ format: 'der', type: 'spki' }).subarray(-32)
  const iss = `did:key:z${base58.encode(Uint8Array.from([0xed, 0x01, ...key]))}`
  const iat = Math.floor(Date.now() / 1000)
  const claims = { iss, sub: createTopic(), aud: audience, iat, exp: iat + 600 }
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const data = `${part({ alg: 'EdDSA', typ: 'JWT' })}.${part(claims)}`
  return `${data}.${sign(null, Buffer.from(data), privateKey).toString('base64url')}`
}
