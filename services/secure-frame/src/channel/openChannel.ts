import {
  type FrameEvent,
  frameVersion,
  initSchema,
  isWithinLimits,
} from '@latchkit/secure-frame-client/protocol'
import { type FrameConfig, listsOrigin } from '@latchkit/secure-protocol/api/config'
import * as z from 'zod/mini'

export type ChannelParameters = {
  readonly config: FrameConfig
  readonly window: Window
  /** The page took the port. `origin` is the one that the frame is bound to from now on. */
  bound(channel: Channel): (message: unknown) => void
}

/** The port to the page, after the handshake. */
export type Channel = {
  /** The origin of the page: checked by the browser, listed by the project. */
  readonly origin: string
  post(message: unknown): void
  emit(event: FrameEvent): void
}

/**
 * Posts READY to the page that holds this frame and waits for its INIT. One window, one origin, one port: the parent has to
 * be the top window, or stand below listed ancestors only, its origin has to be one of the project, and INIT is taken once.
 * Returns `false` when this window may not talk to its parent; nothing is posted then.
 */
export function openChannel({ config, window, bound }: ChannelParameters): boolean {
  const { parent } = window
  const origin = readParentOrigin(window)
  if (parent === window || origin === undefined || !listsOrigin(config, origin)) return false
  if (!areAncestorsAllowed(window, config.allowedAncestors)) return false

  const frameNonce = createNonce()
  let isBound = false
  const receive = (event: MessageEvent<unknown>) => {
    const [port] = event.ports
    if (isBound || event.source !== parent || event.origin !== origin || !port) return
    if (event.ports.length !== 1 || !isWithinLimits(event.data)) return
    const read = z.safeParse(initSchema, event.data)
    if (!read.success) return
    const { payload } = read.data
    if (payload.frameNonce !== frameNonce || payload.projectId !== config.projectId) return
    if (payload.v !== frameVersion) return
    isBound = true
    window.removeEventListener('message', receive)
    const receiveMessage = bound({
      origin,
      post: message => port.postMessage(message),
      emit: message => port.postMessage(message),
    })
    port.onmessage = (message: MessageEvent<unknown>) => receiveMessage(message.data)
    port.postMessage({ type: 'INIT_SUCCESS', payload: { pageNonce: payload.pageNonce } })
  }
  window.addEventListener('message', receive)
  parent.postMessage({ type: 'READY', payload: { frameNonce, versions: [frameVersion] } }, origin)
  return true
}

/** `ancestorOrigins` where the browser has it, else the referrer, which is the origin of the page that holds the frame. */
function readParentOrigin({ location, document }: Window): string | undefined {
  const [nearest] = location.ancestorOrigins ?? []
  if (nearest !== undefined) return nearest
  return URL.canParse(document.referrer) ? new URL(document.referrer).origin : undefined
}

/** Whether the page that holds the frame is the top one, or is itself held only by origins that the project lists. */
function areAncestorsAllowed({ parent, top, location }: Window, allowed: readonly string[]): boolean {
  if (parent === top) return true
  const ancestors = [...(location.ancestorOrigins ?? [])].slice(1)
  return ancestors.length > 0 && ancestors.every(ancestor => allowed.includes(ancestor))
}

function createNonce(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32))
  return Array.from(bytes, byte => byte.toString(16).padStart(2, '0')).join('')
}
