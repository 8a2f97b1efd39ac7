import * as z from 'zod/mini'
import { initSuccessSchema, readySchema } from '../protocol/events.js'
import { isWithinLimits } from '../protocol/isWithinLimits.js'
import { frameTimeouts, frameVersion } from '../protocol/limits.js'
import { SecureFrameError } from '../SecureFrameError.js'
import type { FrameEnvironment, FrameLogger, FrameMessageEvent, InsertedFrame } from '../types.js'
import { type FrameUrl, frameAttributes } from './frameUrl.js'

const listedSchema = z.object({ isListed: z.boolean() })

export type OpenChannelParameters = {
  readonly url: FrameUrl
  readonly projectId: string
  readonly environment: FrameEnvironment
  readonly logger: FrameLogger | undefined
  /** The frame accepted INIT. Called again after each reload of the frame. */
  opened(): void
  /** A message on the port. */
  message(data: unknown): void
  /** The frame reloaded: its pending requests are lost. */
  restarted(): void
  /** The frame cannot be reached; it was removed. */
  failed(error: SecureFrameError): void
  dismissed(): void
}

export type Channel = {
  readonly frame: InsertedFrame
  post(message: unknown): void
  close(): void
}

/**
 * Inserts the frame and performs the handshake. Messages are accepted only from the window and the origin of the iframe;
 * the port is sent to that origin only. Each READY gets a port, so a reloaded frame gets a new handshake.
 */
export function openChannel(parameters: OpenChannelParameters): Channel {
  const { url, projectId, environment, logger, opened, message, restarted, failed, dismissed } = parameters
  let port: MessagePort | undefined
  let frameNonce: string | undefined
  let isOpen = false
  let isClosed = false
  let isReadySinceLoad = false
  let total: ReturnType<typeof setTimeout> | undefined
  let afterLoad: ReturnType<typeof setTimeout> | undefined

  function awaitOpening() {
    clearTimeout(total)
    total = setTimeout(explain, frameTimeouts.ready)
  }

  function close() {
    if (isClosed) return
    isClosed = true
    clearTimeout(total)
    clearTimeout(afterLoad)
    port?.close()
    frame.remove()
  }

  function fail(error: SecureFrameError) {
    if (isClosed) return
    close()
    failed(error)
  }

  /** A browser does not tell a page why it refused a frame: asks the site. */
  async function explain() {
    const [nonce, wasOpen] = [frameNonce, isOpen]
    const isListed = await askIsListed(url, projectId)
    // It answered meanwhile.
    if (nonce !== frameNonce || wasOpen !== isOpen) return
    fail(isListed === false ? notListed(url, projectId, environment.pageOrigin) : notLoaded(url))
  }

  function receiveReady({ data, origin, source }: FrameMessageEvent) {
    const window = frame.getWindow()
    if (isClosed || !window || source !== window || origin !== url.origin || !isWithinLimits(data)) return
    const read = z.safeParse(readySchema, data)
    if (!read.success) return logger?.debug('a message that is no READY was dropped')
    const { frameNonce: nonce, versions } = read.data.payload
    if (nonce === frameNonce) return
    if (!versions.includes(frameVersion)) return fail(unsupportedVersion(versions))
    if (afterLoad === undefined) isReadySinceLoad = true
    clearTimeout(afterLoad)
    afterLoad = undefined
    port?.close()
    const wasOpen = isOpen
    isOpen = false
    frameNonce = nonce
    if (wasOpen) {
      restarted()
      awaitOpening()
    }
    const pageNonce = createNonce()
    const channel = new MessageChannel()
    port = channel.port1
    const own = port
    own.onmessage = (event: MessageEvent<unknown>) => {
      if (isClosed || own !== port) return
      if (isOpen) return message(event.data)
      const greeting = isWithinLimits(event.data) ? z.safeParse(initSuccessSchema, event.data) : undefined
      if (!greeting?.success || greeting.data.payload.pageNonce !== pageNonce) return
      isOpen = true
      clearTimeout(total)
      opened()
    }
    const payload = { projectId, frameNonce: nonce, pageNonce, v: frameVersion }
    window.postMessage({ type: 'INIT', payload }, url.origin, [channel.port2])
  }

  const frame = environment.insert({
    url: url.href,
    attributes: frameAttributes(url.origin),
    listeners: {
      message: receiveReady,
      load() {
        if (isClosed) return
        if (isReadySinceLoad) isReadySinceLoad = false
        else afterLoad ??= setTimeout(explain, frameTimeouts.readyAfterLoad)
      },
      violation({ effectiveDirective, blockedURI, disposition }) {
        const isOurs = URL.canParse(blockedURI) && new URL(blockedURI).origin === url.origin
        if (isOurs && disposition === 'enforce' && effectiveDirective === 'frame-src') fail(blocked(url))
      },
      dismiss: () => dismissed(),
    },
  })
  awaitOpening()
  return { frame, post: sent => port?.postMessage(sent), close }
}

function createNonce(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32))
  return [...bytes].map(byte => byte.toString(16).padStart(2, '0')).join('')
}

/** Whether the secure site lists the origin of this page. Undefined if it does not answer. */
async function askIsListed({ origin }: FrameUrl, projectId: string): Promise<boolean | undefined> {
  const signal = AbortSignal.timeout(frameTimeouts.listed)
  const response = fetch(`${origin}/listed?projectId=${encodeURIComponent(projectId)}`, { signal })
  const answer: unknown = await response.then(found => found.json()).catch(() => undefined)
  const read = z.safeParse(listedSchema, answer)
  return read.success ? read.data.isListed : undefined
}

/**
 * @error frame/origin-not-allowed
 * @text The secure site {site} does not list the origin {origin} for the project
 * @why The origin of the page is not one of the project at the secure site, or the site has no such project. The
 * browser does not show the frame then. The console of the browser has this error, and the modal says that the site is
 * not set up.
 * @solution
 * Add the origin to the project, and restart the secure site. The other origins stay:
 *
 * ```sh
 * pnpm --filter @latchkit/secure-site start project update --id my-app --add-origin http://localhost:5173
 * ```
 *
 * It writes `PROJECTS_FILE`. If the site has no such project, [`project add`](/self-hosting/secure-site.md#commands)
 * adds it. A site in development can list `http://localhost:*`, which is every port:
 * [Projects](/self-hosting/secure-site.md#projects).
 */
function notListed({ origin }: FrameUrl, projectId: string, pageOrigin: string) {
  return new SecureFrameError(
    [
      `The secure site ${origin} does not list the origin ${pageOrigin} for the project "${projectId}", so the browser does not show its frame.`,
      `Add it to the project in the PROJECTS_FILE of the site with "project update --id ${projectId} --add-origin ${pageOrigin}", and restart the site.`,
    ].join(' '),
    { code: 'frame/origin-not-allowed' },
  )
}

/**
 * @error frame/not-loaded
 * @why The iframe loaded and did not answer within 2 seconds, or did not load within 20 seconds. The secure site is
 * down. If the site answers that it does not list the page, the error is
 * [`frame/origin-not-allowed`](/errors/frame/origin-not-allowed.md) instead; a page whose `connect-src` is without the
 * secure site cannot read that answer and gets this error.
 * @solution Check that the secure site is up, and that the project of `projectId` lists the origin of the page.
 */
function notLoaded({ origin }: FrameUrl) {
  return new SecureFrameError(
    `The secure frame of ${origin} did not answer: it is unreachable, or does not list this site`,
    { code: 'frame/not-loaded' },
  )
}

/**
 * @error frame/blocked-by-csp
 * @why The Content-Security-Policy of the page has a `frame-src` (or `child-src`, `default-src`) without the origin of
 * the secure site.
 * @solution Add the origin of `secureFrame.url` to `frame-src`.
 */
function blocked({ origin }: FrameUrl) {
  return new SecureFrameError(`The policy of this page blocks the secure frame: add ${origin} to frame-src`, {
    code: 'frame/blocked-by-csp',
  })
}

/**
 * @error frame/unsupported-version
 * @text The secure frame speaks version {versions} of the messages, this app version {version}
 * @why The secure site and `@latchkit/secure-frame-client` are of versions that do not fit.
 * @solution Update the older one.
 */
function unsupportedVersion(versions: readonly number[]) {
  return new SecureFrameError(
    `The secure frame speaks version ${versions.join(', ')} of the messages, this app version ${frameVersion}`,
    { code: 'frame/unsupported-version' },
  )
}
