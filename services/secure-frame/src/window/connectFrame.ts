import { frameTimeouts } from '@latchkit/secure-frame-client/protocol'
import { createSealingKey, exportPublicKey } from '../wallet/sealToKey.js'
import type { FrameToWindow, WindowGreeting, WindowReady, WindowToFrame } from './windowMessages.js'

/** Milliseconds between two checks whether the frame is there: browsers send no event for it. */
const interval = 500

/** The frame that a window of an approval was opened for. */
export type ConnectedFrame = {
  /** Opens data that the frame sealed for this window. */
  readonly privateKey: CryptoKey
  readonly greeting: WindowGreeting
  /** Calls `receive` with each message of the frame, and `gone` once the frame was removed or its page left. */
  listen(receive: (message: FrameToWindow) => void, gone: () => void): void
  post(message: WindowToFrame): void
}

/**
 * Finds the frame of this site in the page that opened this window, and connects to it. Exchanges messages only with frames
 * of this origin. Resolves with undefined if none of them waits for a window with this id, or after 20 seconds without a
 * frame.
 */
export async function connectFrame(opener: Window, id: string): Promise<ConnectedFrame | undefined> {
  const keys = await createSealingKey()
  const ready: WindowReady = { type: 'APPROVAL_READY', id, key: await exportPublicKey(keys) }
  return new Promise(resolve => {
    let asked: readonly Window[] = []
    const refused = new Set<MessageEventSource>()
    const started = performance.now()
    const settle = (found: ConnectedFrame | undefined) => {
      clearInterval(attempts)
      window.removeEventListener('message', receive)
      resolve(found)
    }
    const receive = ({ source, origin, data, ports }: MessageEvent<WindowGreeting | undefined>) => {
      const frame = asked.find(one => one === source)
      const [port] = ports
      if (!frame || origin !== location.origin || data?.type !== 'APPROVAL_WINDOW' || !port) return
      if (data.isKnown) return settle(toConnectedFrame(keys.privateKey, data, port, { frame, opener }))
      refused.add(frame)
      if (asked.every(one => refused.has(one))) settle(undefined)
    }
    // A frame that is still loading has no listener yet.
    const ask = () => {
      if (opener.closed || performance.now() - started > frameTimeouts.ready) return settle(undefined)
      asked = listFrames(opener)
      for (const frame of asked) if (!refused.has(frame)) frame.postMessage(ready, location.origin)
    }
    window.addEventListener('message', receive)
    const attempts = setInterval(ask, interval)
    ask()
  })
}

function toConnectedFrame(
  privateKey: CryptoKey,
  greeting: WindowGreeting,
  port: MessagePort,
  { frame, opener }: { readonly frame: Window; readonly opener: Window },
): ConnectedFrame {
  return {
    privateKey,
    greeting,
    post: message => port.postMessage(message),
    listen(received, gone) {
      port.onmessage = (event: MessageEvent<FrameToWindow>) => received(event.data)
      const watch = setInterval(() => {
        if (!frame.closed && !opener.closed) return
        clearInterval(watch)
        gone()
      }, interval)
    },
  }
}

/** The frames of this site that the opener holds. Others throw when their address is read. */
function listFrames(opener: Window): Window[] {
  return Array.from({ length: opener.length }, (_, index) => opener[index]).filter(
    (frame): frame is Window => {
      try {
        return frame?.location.origin === location.origin
      } catch {
        return false
      }
    },
  )
}
