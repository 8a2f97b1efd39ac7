import type { FrameRequestPayload } from '@latchkit/secure-frame-client/protocol'
import { approvalPath } from '@latchkit/secure-protocol/api/config'
import { base64urlnopad } from '@scure/base'
import type { Channel } from '../channel/openChannel.js'
import { readApp } from './readApp.js'
import {
  type FrameToWindow,
  readWindowTheme,
  type WindowApp,
  type WindowGreeting,
  type WindowReady,
  type WindowToFrame,
} from './windowMessages.js'

/**
 * Content of the fragment of a window's address: `#id.secret`. Servers do not get it; the page that opens the window does.
 */
export type WindowAddress = {
  readonly id: string
  /** 32 random bytes as base64url, for messages between frame and window through the server. */
  readonly secret: string
}

/** A window that is connected to the frame: its messages, and the key that shares are sealed to. */
export type WindowPort = {
  readonly key: JsonWebKey
  post(message: FrameToWindow): void
}

/** The frame's side of the window in which approvals are answered. */
export type WindowLink = {
  /** Asks the page for a window, unless one is connected already. */
  begin(): void
  /** The address of the window that the open request was shown in, or is to be. */
  getAddress(): WindowAddress | undefined
  /**
   * Calls `connected` with the window, and again with each one that replaces it: the user reloaded it, or closed it and
   * opened another one. Returns how to stop; `received` gets nothing after that.
   */
  serve(serving: Serving): () => void
  /** The request is over: the window shows it, and the page closes the window unless another request follows. */
  end(): void
  /** The page's data about its app. */
  getApp(): WindowApp | undefined
  /** Sets the page's data about its app. */
  setApp(payload: FrameRequestPayload<'SYNC_DAPP_DATA'>): void
}

type Serving = {
  connected(port: WindowPort): void
  received(message: WindowToFrame, port: WindowPort): void
}

/**
 * Connects the frame to the window of this site that its page opens for an approval. Accepts a window only if it has the
 * origin of the site, is a top-level window, was opened by the page of this frame, and has the expected id. Their messages
 * do not pass through the page.
 */
export function createWindowLink(parameters: {
  readonly projectId: string
  readonly channel: Pick<Channel, 'origin' | 'emit'>
  /** Whether the page uses smart accounts. */
  readonly hasSmartAccounts: boolean
}): WindowLink {
  const { projectId, channel } = parameters
  let app: WindowApp | undefined
  let address: WindowAddress | undefined
  let connected:
    | { readonly window: Window; readonly port: MessagePort; readonly shown: WindowPort }
    | undefined
  let serving: Serving | undefined
  let isWanted = false

  const isConnected = () => connected !== undefined && !connected.window.closed

  function emit(status: 'needed' | 'open' | 'ended') {
    const accounts = parameters.hasSmartAccounts ? '' : '&smartAccounts=false'
    const query = `projectId=${encodeURIComponent(projectId)}&language=${document.documentElement.lang}${accounts}`
    const path = `${approvalPath}?${query}#${address?.id}.${address?.secret}`
    channel.emit({ type: 'APPROVAL_WINDOW', payload: { status, path } })
  }

  function greet({ source, origin, data, ports }: MessageEvent<WindowReady | undefined>) {
    if (origin !== location.origin || data?.type !== 'APPROVAL_READY' || ports.length > 0) return
    const opened = source as Window
    if (opened.parent !== opened || opened.opener !== window.parent) return
    const isKnown = data.id === address?.id
    const { port1, port2 } = new MessageChannel()
    const of = { origin: channel.origin, app, theme: readWindowTheme() }
    const greeting: WindowGreeting = { type: 'APPROVAL_WINDOW', isKnown, ...of }
    opened.postMessage(greeting, location.origin, [port2])
    if (!isKnown) return port1.close()
    connected?.port.close()
    const shown: WindowPort = { key: data.key, post: message => port1.postMessage(message) }
    connected = { window: opened, port: port1, shown }
    port1.onmessage = ({ data: message }: MessageEvent<WindowToFrame>) => {
      if (connected?.port === port1) serving?.received(message, shown)
    }
    if (isWanted) emit('open')
    serving?.connected(shown)
  }
  window.addEventListener('message', greet)

  return {
    getApp: () => app,
    setApp(payload) {
      app = readApp(payload)
    },
    begin() {
      isWanted = true
      if (isConnected()) return emit('open')
      connected?.port.close()
      connected = undefined
      address = createAddress()
      emit('needed')
    },
    getAddress: () => (isWanted ? address : undefined),
    serve(next) {
      serving = next
      if (connected && isConnected()) next.connected(connected.shown)
      return () => {
        if (serving === next) serving = undefined
      }
    },
    end() {
      if (!isWanted) return
      isWanted = false
      connected?.shown.post({ type: 'ENDED' })
      emit('ended')
    },
  }
}

/** Reads the fragment that {@link WindowLink} put into the address of this window. */
export function readAddress(hash: string): WindowAddress {
  const [id = '', secret = ''] = hash.slice(1).split('.')
  return { id, secret }
}

/** Whether this page was opened in the tab of the app, which could open no window. It may have the opener of the app's page. */
export function isInTab(): boolean {
  return new URLSearchParams(location.search).get('place') === 'tab'
}

function createAddress(): WindowAddress {
  const bytes = crypto.getRandomValues(new Uint8Array(32))
  return { id: crypto.randomUUID(), secret: base64urlnopad.encode(bytes) }
}
