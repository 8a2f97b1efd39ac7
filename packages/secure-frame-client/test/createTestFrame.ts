import { createSecureFrame } from '../src/createSecureFrame.js'
import { parseRequest } from '../src/protocol/parseRequest.js'
import type { FrameRequest } from '../src/protocol/requests.js'
import type { FrameEnvironment, FrameListeners } from '../src/types.js'

export const frameOrigin = 'https://secure.example'
export const pageOrigin = 'https://app.example'

type Answer = (
  request: FrameRequest,
  answer: (payload?: unknown) => void,
  fail: (error: unknown) => void,
) => void

/** The other side of a client: what an honest frame does, with real ports, and what a test makes it do. */
export function createTestFrame(handle: Answer = (_request, answer) => answer()) {
  const window = { postMessage: receiveInit }
  const log: string[] = []
  const asked: FrameRequest[] = []
  const urls: string[] = []
  const inits: { readonly message: { payload: Record<string, unknown> }; readonly targetOrigin: string }[] =
    []
  let attributes: Readonly<Record<string, string>> = {}
  let listeners: FrameListeners | undefined
  let port: MessagePort | undefined
  let nonces = 0
  const control = {
    isSilent: false,
    greets: true,
    readyOnInsert: true,
    isGone: false,
    isActive: true,
    blocksWindows: false,
    hasWindows: true,
  }

  function receiveInit(message: unknown, targetOrigin: string, [transferred]: MessagePort[]) {
    inits.push({ message: structuredClone(message) as never, targetOrigin })
    port = transferred
    if (!port || !control.greets) return
    port.onmessage = event => {
      const parsed = parseRequest(event.data)
      if (parsed.status !== 'request') return log.push(`bad ${JSON.stringify(event.data)}`)
      const { request } = parsed
      asked.push(request)
      const reply = (end: string, payload: unknown) =>
        port?.postMessage({ id: request.id, type: `${request.type}_${end}`, payload })
      handle(
        request,
        payload => reply('SUCCESS', payload),
        error => reply('ERROR', error),
      )
      return undefined
    }
    const { pageNonce } = (message as { payload: { pageNonce: string } }).payload
    port.postMessage({ type: 'INIT_SUCCESS', payload: { pageNonce } })
  }

  const postReady = ({ origin = frameOrigin, source = window as unknown, versions = [5] } = {}) => {
    nonces += 1
    const frameNonce = String(nonces).padStart(64, '0')
    listeners?.message({ data: { type: 'READY', payload: { frameNonce, versions } }, origin, source })
  }

  /** Windows that the client opened, and what the test makes of them. */
  const windows: { readonly url: string; isClosed: boolean; timesFocused: number }[] = []
  const environment: FrameEnvironment = {
    pageOrigin,
    hasActivation: () => control.isActive,
    hasWindows: () => control.hasWindows,
    openWindow(url) {
      if (control.blocksWindows) return undefined
      const opened = { url, isClosed: false, timesFocused: 0 }
      windows.push(opened)
      return {
        isClosed: () => opened.isClosed,
        focus() {
          opened.timesFocused += 1
        },
        close() {
          opened.isClosed = true
        },
      }
    },
    insert(parameters) {
      urls.push(parameters.url)
      attributes = parameters.attributes
      listeners = parameters.listeners
      control.isGone = false
      if (control.readyOnInsert) queueMicrotask(postReady)
      return {
        getWindow: () => (control.isGone ? null : window),
        show: () => log.push('show'),
        hide: () => log.push('hide'),
        resize: height => log.push(`resize ${height}`),
        remove() {
          log.push('remove')
          port?.close()
        },
      }
    },
  }
  return {
    environment,
    control,
    windows,
    window,
    log,
    asked,
    urls,
    inits,
    postReady,
    getAttributes: () => attributes,
    listeners: () => listeners as FrameListeners,
    post: (message: unknown) => port?.postMessage(message),
    types: () => asked.map(({ type }) => type),
    /** Payloads of the requests of a type. */
    payloads: (wanted: string) => asked.filter(({ type }) => type === wanted).map(({ payload }) => payload),
    close: () => port?.close(),
  }
}

/** The option `secureFrame` of a client of core that has this frame; `more` is what else its module exports. */
export function frameOption({ environment }: { readonly environment: FrameEnvironment }) {
  const create: typeof createSecureFrame = parameters => createSecureFrame({ ...parameters, environment })
  return {
    url: frameOrigin,
    projectId: 'p',
    load: async () => ({ createSecureFrame: create }),
  }
}

/** A frame that answers by type: `silence` is no answer, and an object with a `message` an error. */
export function createScriptedFrame(answers: { readonly [type: string]: unknown }) {
  return createTestFrame((request, answer, fail) => {
    const scripted = answers[request.type]
    const given = typeof scripted === 'function' ? scripted(request.payload) : scripted
    if (given === 'silence') return
    if (given && typeof given === 'object' && 'message' in given) fail(given)
    else answer(given)
  })
}
