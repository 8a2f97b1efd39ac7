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
  toCloseError,
} from '../errors/relayErrors.js'
import type { WalletConnectError } from '../errors/WalletConnectError.js'
import type { Logger } from '../types.js'
import type { Environment } from './environment.js'
import { readFrame } from './readFrame.js'
import type { RelayStatus } from './types.js'

/** Callbacks of a call. */
export type Settle = { resolve(result: unknown): void; reject(error: WalletConnectError): void }

export type SocketParameters = {
  readonly environment: Environment
  readonly logger: Logger | undefined
  /** Returns the URL with a token for one attempt. */
  url(): Promise<string>
  /** Whether the socket is needed: it is then reopened after a failure, and otherwise closed. */
  isNeeded(): boolean
  /** Sends a call that the relay must answer and that changes nothing, since pages cannot send ping frames. */
  probe(): void
  onOpen(): void
  /** The socket closed, and its pending calls are lost. With `refused` the relay does not accept another attempt. */
  onClose(refused: WalletConnectError | undefined): void
  /** The message is acknowledged when this settles. */
  onMessage(topic: string, message: string): Promise<void>
  onStatus(status: RelayStatus): void
}

export type Socket = {
  getStatus(): RelayStatus
  /** Returns the error of the last attempt, if it failed. */
  getFailure(): WalletConnectError | undefined
  open(): void
  /** Sends a call over the current socket and returns its id. The call is dropped when the socket closes. */
  send(method: string, params: unknown, settle?: Settle): string
  /** Ignores the answer to a call. */
  forget(id: string): void
  /** Checks the socket after the page or the network has become available again. */
  wake(): void
  close(): void
}

/** A socket to the relay that is opened when needed, probed, and reopened when it fails. */
export function createSocket(parameters: SocketParameters): Socket {
  const { environment, logger, url, isNeeded, probe, onOpen, onClose, onMessage, onStatus } = parameters
  const { now } = environment
  const pending = new Map<string, Settle | undefined>()
  let status: RelayStatus = 'idle'
  let socket: WebSocket | undefined
  let attempt = {}
  let failures = 0
  let failure: WalletConnectError | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let heartbeat: ReturnType<typeof setInterval> | undefined
  let lastReceivedAt = 0
  // Time of the oldest call since the last message of the relay.
  let pendingSince: number | undefined

  function setStatus(next: RelayStatus): void {
    if (status === next) return
    status = next
    onStatus(status)
  }

  async function open(): Promise<void> {
    if (status === 'connecting' || status === 'open') return
    clearTimeout(timer)
    const current = {}
    attempt = current
    timer = setTimeout(() => fail(new RelayTimeoutError({ details: 'No connection was made' })), relayTimeout)
    setStatus('connecting')
    try {
      const address = await url()
      if (attempt !== current) return
      if (!environment.WebSocket) throw new TypeError('This platform has no WebSocket')
      const opening = new environment.WebSocket(address)
      socket = opening
      // Events of a socket that was dropped are ignored.
      opening.onopen = () => socket === opening && onOpened()
      opening.onmessage = ({ data }) => socket === opening && receive(opening, data)
      // Some platforms do not emit close for a socket that never opened.
      opening.onerror = () => socket === opening && fail(new RelayUnavailableError())
      opening.onclose = ({ code, reason }) => {
        if (socket !== opening) return
        const refused = toCloseError(code, reason)
        fail(
          refused ?? new RelayUnavailableError({ details: `Closed with ${code} ${reason}`.trim() }),
          refused,
        )
      }
    } catch (cause) {
      if (attempt === current) fail(new RelayUnavailableError({ cause }))
    }
  }

  function onOpened(): void {
    clearTimeout(timer)
    lastReceivedAt = now()
    failure = undefined
    heartbeat = setInterval(checkHeartbeat, heartbeatInterval)
    setStatus('open')
    onOpen()
  }

  function receive(from: WebSocket, data: unknown): void {
    lastReceivedAt = now()
    pendingSince = undefined
    failures = 0
    const frame = readFrame(data)
    if (!frame) {
      logger?.debug('the relay sent something that is no frame')
      return
    }
    if (frame.kind === 'push') {
      const { id, topic, message } = frame
      void onMessage(topic, message).then(() => {
        // Otherwise the relay sends it again over the next socket, where it is acknowledged as a duplicate.
        if (socket === from) from.send(JSON.stringify({ id, jsonrpc: '2.0', result: true }))
      })
      return
    }
    // A relay that is shutting down refuses calls; they are sent again over the next connection.
    if (frame.kind === 'error' && frame.draining) return
    const settle = pending.get(frame.id)
    pending.delete(frame.id)
    if (frame.kind === 'result') settle?.resolve(frame.result)
    else settle?.reject(new RelayRefusedError({ details: frame.message, rpcCode: frame.code }))
  }

  function drop(): void {
    const old = socket
    socket = undefined
    attempt = {}
    pendingSince = undefined
    pending.clear()
    clearTimeout(timer)
    clearInterval(heartbeat)
    old?.close()
  }

  function fail(error: WalletConnectError, refused?: WalletConnectError): void {
    drop()
    failure = error
    logger?.warn('no connection with the relay', { code: error.code, details: error.details })
    onClose(refused)
    // A refused connection is not retried until the next call or until the page becomes visible.
    if (isNeeded() && !refused) timer = setTimeout(open, backoff(failures++))
    setStatus('closed')
  }

  function checkHeartbeat(): void {
    const at = now()
    if (pendingSince !== undefined && at - pendingSince >= relayTimeout)
      fail(new RelayTimeoutError({ details: 'The connection is dead' }))
    else if (at - lastReceivedAt >= silenceLimit) {
      if (!isNeeded()) close()
      else if (pendingSince === undefined) probe()
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
    send(method, params, settle) {
      let id = relayId(now())
      // Six random digits can repeat when many calls are sent in one millisecond.
      while (pending.has(id)) id = relayId(now())
      pending.set(id, settle)
      pendingSince ??= now()
      socket?.send(JSON.stringify({ id, jsonrpc: '2.0', method, params }))
      return id
    },
    forget: id => void pending.delete(id),
    wake() {
      failures = 0
      if (status === 'closed' && isNeeded()) void open()
      if (status !== 'open' || !isNeeded()) return
      if (pendingSince === undefined) probe()
      const since = pendingSince
      const suspect = socket
      setTimeout(() => {
        if (since === undefined || socket !== suspect || pendingSince !== since) return
        fail(new RelayTimeoutError({ details: 'The connection was dead when the page came back' }))
        void open()
      }, wakeTimeout)
    },
    close,
  }
}

/**
 * Returns the delay before the next attempt in milliseconds: doubled with each failure, and randomly reduced by up to
 * half, so that the clients of a restarted relay do not reconnect at the same time.
 */
export function backoff(failures: number): number {
  return Math.min(backoffLimit, backoffFirst * 2 ** failures) * (0.5 + Math.random() / 2)
}

/** Returns the id of a call as relays expect it: milliseconds and six random digits, a string of 19 digits. */
function relayId(now: number): string {
  const random = crypto.getRandomValues(new Uint32Array(1))[0] ?? 0
  return `${now}${String(random % 1_000_000).padStart(6, '0')}`
}
