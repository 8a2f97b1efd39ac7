import {
  backoffFirst,
  backoffLimit,
  heartbeatInterval,
  relayTimeout,
  silenceLimit,
  wakeTimeout,
} from '../constants.js'
import {
  RelayRefusedError,
  RelayTimeoutError,
  RelayUnavailableError,
  refusal,
} from '../errors/relayErrors.js'
import type { WalletConnectError } from '../errors/WalletConnectError.js'
import type { Logger } from '../types.js'
import type { Environment } from './environment.js'
import { readFrame } from './readFrame.js'
import type { RelayStatus } from './types.js'

/** Who waits for an answer. */
export type Settle = { resolve(result: unknown): void; reject(error: WalletConnectError): void }

export type SocketParameters = {
  readonly environment: Environment
  readonly logger: Logger | undefined
  /** Address with a token that is good for one attempt. */
  url(): Promise<string>
  /** Whether anybody needs the socket: one that is lost is opened again, one that nobody needs is closed. */
  wanted(): boolean
  /** Asks something that has to be answered and changes nothing: pages cannot ping. */
  probe(): void
  onOpen(): void
  /** The socket is gone, and with it all that it was asked; with `refused`, the relay wants no other attempt. */
  onLost(refused: WalletConnectError | undefined): void
  /** The relay is told that a message arrived once this settles. */
  onMessage(topic: string, message: string): Promise<void>
  onStatus(status: RelayStatus): void
}

export type Socket = {
  getStatus(): RelayStatus
  /** Why there is no connection, if an attempt failed. */
  getFailure(): WalletConnectError | undefined
  open(): void
  /** Asks the relay over this very socket and returns the id; forgotten when the socket is lost. */
  ask(method: string, params: unknown, settle?: Settle): string
  /** Nobody waits for this answer any more. */
  forget(id: string): void
  /** The page came back, or the network: what was known of the socket may no longer hold. */
  wake(): void
  close(): void
}

/** One socket with the relay: opened when it is needed, watched, and opened again when it breaks. */
export function createSocket(parameters: SocketParameters): Socket {
  const { environment, logger, url, wanted, probe, onOpen, onLost, onMessage, onStatus } = parameters
  const { now } = environment
  const asked = new Map<string, Settle | undefined>()
  let status: RelayStatus = 'idle'
  let socket: WebSocket | undefined
  let attempt = {}
  let failures = 0
  let failure: WalletConnectError | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let heartbeat: ReturnType<typeof setInterval> | undefined
  let heardAt = 0
  // Since when the relay owes an answer, whichever.
  let askedAt: number | undefined

  function setStatus(next: RelayStatus): void {
    if (status === next) return
    status = next
    onStatus(status)
  }

  async function open(): Promise<void> {
    if (status === 'connecting' || status === 'open') return
    clearTimeout(timer)
    const own = {}
    attempt = own
    timer = setTimeout(() => lose(new RelayTimeoutError({ details: 'No connection was made' })), relayTimeout)
    setStatus('connecting')
    try {
      const address = await url()
      if (attempt !== own) return
      if (!environment.WebSocket) throw new TypeError('This platform has no WebSocket')
      const opening = new environment.WebSocket(address)
      socket = opening
      // A socket that was given up has nothing to say any more.
      opening.onopen = () => socket === opening && opened()
      opening.onmessage = ({ data }) => socket === opening && receive(opening, data)
      // Some platforms do not close what never opened.
      opening.onerror = () => socket === opening && lose(new RelayUnavailableError())
      opening.onclose = ({ code, reason }) => {
        if (socket !== opening) return
        const refused = refusal(code, reason)
        lose(
          refused ?? new RelayUnavailableError({ details: `Closed with ${code} ${reason}`.trim() }),
          refused,
        )
      }
    } catch (cause) {
      if (attempt === own) lose(new RelayUnavailableError({ cause }))
    }
  }

  function opened(): void {
    clearTimeout(timer)
    heardAt = now()
    failure = undefined
    heartbeat = setInterval(beat, heartbeatInterval)
    setStatus('open')
    onOpen()
  }

  function receive(from: WebSocket, data: unknown): void {
    heardAt = now()
    askedAt = undefined
    failures = 0
    const frame = readFrame(data)
    if (!frame) {
      logger?.debug('the relay sent something that is no frame')
      return
    }
    if (frame.kind === 'push') {
      const { id, topic, message } = frame
      void onMessage(topic, message).then(() => {
        // The relay pushes it again over the next socket, where it is acknowledged without being told twice.
        if (socket === from) from.send(JSON.stringify({ id, jsonrpc: '2.0', result: true }))
      })
      return
    }
    // A relay that is about to go refuses calls that the next connection will see to.
    if (frame.kind === 'error' && frame.draining) return
    const settle = asked.get(frame.id)
    asked.delete(frame.id)
    if (frame.kind === 'result') settle?.resolve(frame.result)
    else settle?.reject(new RelayRefusedError({ details: frame.message, rpcCode: frame.code }))
  }

  function drop(): void {
    const old = socket
    socket = undefined
    attempt = {}
    askedAt = undefined
    asked.clear()
    clearTimeout(timer)
    clearInterval(heartbeat)
    old?.close()
  }

  function lose(error: WalletConnectError, refused?: WalletConnectError): void {
    drop()
    failure = error
    logger?.warn('no connection with the relay', { code: error.code, details: error.details })
    onLost(refused)
    // The next call, or the page coming back, tries again after a refusal; until then the answer would be the same.
    if (wanted() && !refused) timer = setTimeout(open, backoff(failures++))
    setStatus('closed')
  }

  function beat(): void {
    const at = now()
    if (askedAt !== undefined && at - askedAt >= relayTimeout)
      lose(new RelayTimeoutError({ details: 'The connection is dead' }))
    else if (at - heardAt >= silenceLimit) {
      if (!wanted()) close()
      else if (askedAt === undefined) probe()
    }
  }

  function close(): void {
    drop()
    setStatus('idle')
  }

  return {
    getStatus: () => status,
    getFailure: () => failure,
    open: () => void open(),
    ask(method, params, settle) {
      let id = relayId(now())
      // Six random digits are not enough for many calls of one millisecond.
      while (asked.has(id)) id = relayId(now())
      asked.set(id, settle)
      askedAt ??= now()
      socket?.send(JSON.stringify({ id, jsonrpc: '2.0', method, params }))
      return id
    },
    forget: id => void asked.delete(id),
    wake() {
      failures = 0
      if (status === 'closed' && wanted()) void open()
      if (status !== 'open' || !wanted()) return
      if (askedAt === undefined) probe()
      const since = askedAt
      const suspect = socket
      setTimeout(() => {
        if (since === undefined || socket !== suspect || askedAt !== since) return
        lose(new RelayTimeoutError({ details: 'The connection was dead when the page came back' }))
        void open()
      }, wakeTimeout)
    },
    close,
  }
}

/**
 * Milliseconds to wait after `failures` failed attempts: doubled each time, and somewhere between half and all of it,
 * so that the clients of a relay that restarts do not come back all at once.
 */
export function backoff(failures: number): number {
  return Math.min(backoffLimit, backoffFirst * 2 ** failures) * (0.5 + Math.random() / 2)
}

/** Id of a call as relays know it: milliseconds and six random digits, as a string of 19 digits. */
export function relayId(now: number): string {
  const random = crypto.getRandomValues(new Uint32Array(1))[0] ?? 0
  return `${now}${String(random % 1_000_000).padStart(6, '0')}`
}
