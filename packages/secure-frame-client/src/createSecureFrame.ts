import { createApprovalWindow } from './approvalWindow/createApprovalWindow.js'
import { toFrameUrl } from './channel/frameUrl.js'
import { type Channel, openChannel } from './channel/openChannel.js'
import type { FrameEventType } from './protocol/events.js'
import { parseMessage } from './protocol/parseAnswer.js'
import { createRequests } from './requests/createRequests.js'
import { SecureFrameError } from './SecureFrameError.js'
import type { CreateSecureFrameParameters, SecureFrameClient } from './types.js'

type Listener = (payload: never) => void

/**
 * Creates the client of a secure frame. Nothing is inserted or requested before the first call of `ready` or `request`.
 *
 * @throws SecureFrameError `frame/invalid-url`, when the address is not https (or http on localhost) of another origin
 *
 * @example
 * const frame = createSecureFrame({ url: 'https://secure.example', projectId, environment })
 * const { action } = await frame.request('CONNECT_EMAIL', { email: 'ana@example.com' })
 */
export function createSecureFrame({
  url,
  projectId,
  chainId = 1,
  enableLogger = false,
  smartAccounts,
  environment,
  logger,
  onAbortFailed,
}: CreateSecureFrameParameters): SecureFrameClient {
  const { pageOrigin } = environment
  const target = toFrameUrl({ url, pageOrigin, projectId, chainId, enableLogger, smartAccounts })
  const listeners = new Map<FrameEventType, Set<Listener>>()
  let channel: Channel | undefined
  let isOpen = false
  let isDestroyed = false
  let waiting: { resolve(): void; reject(error: SecureFrameError): void }[] = []
  const requests = createRequests({
    post: message => channel?.post(message),
    isOpen: () => isOpen,
    abortFailed(error) {
      logger?.warn('the secure frame did not confirm the end of an approval', { cause: error.cause })
      onAbortFailed?.(error)
    },
  })
  const approvalWindow = createApprovalWindow({
    origin: target.origin,
    environment,
    hasQueuedApprovals: () => requests.hasQueuedApprovals(),
    reject: () => requests.abortApprovals(),
    detach: request => requests.add('APPROVAL_DETACHED', request),
  })

  function receive(data: unknown) {
    const message = parseMessage(data)
    if (message.status === 'answer') return requests.receive(message)
    if (message.status === 'dropped') return logger?.warn('a message of the secure frame was dropped')
    const { type, payload } = message.event
    if (type === 'APPROVAL_OPENED') channel?.frame.show()
    if (type === 'APPROVAL_CLOSED') channel?.frame.hide()
    if (type === 'RESIZE') channel?.frame.resize(payload.height)
    if (type === 'APPROVAL_WINDOW') approvalWindow.receive(payload)
    for (const listener of [...(listeners.get(type) ?? [])]) listener(payload as never)
  }

  function settle(error?: SecureFrameError) {
    const all = waiting
    waiting = []
    for (const { resolve, reject } of all) error ? reject(error) : resolve()
  }

  /** Discards a frame that is no longer in the page, for example after the page replaced its body. */
  function dropLost() {
    if (!channel || channel.frame.getWindow()) return
    isOpen = false
    channel.close()
    channel = undefined
    approvalWindow.end()
    requests.dropSent()
  }

  function open() {
    channel ??= openChannel({
      url: target,
      projectId,
      environment,
      logger,
      opened() {
        isOpen = true
        settle()
        requests.flush()
      },
      message: receive,
      restarted() {
        isOpen = false
        channel?.frame.hide()
        approvalWindow.end()
        requests.dropSent()
      },
      failed(error) {
        // At this level because the view cannot name the change, which only the app's developer can make.
        if (error.code === 'frame/origin-not-allowed') logger?.error(error.message)
        else logger?.warn('the secure frame failed', { code: error.code })
        isOpen = false
        channel = undefined
        approvalWindow.end()
        settle(error)
        requests.rejectAll(error)
      },
      dismissed: () => requests.dismiss(),
    })
  }

  function assertAlive() {
    if (isDestroyed) throw destroyed()
  }

  return {
    async ready() {
      assertAlive()
      dropLost()
      if (isOpen) return
      await new Promise<void>((resolve, reject) => {
        waiting.push({ resolve, reject })
        open()
      })
    },
    async request(type, ...[payload, options]) {
      assertAlive()
      dropLost()
      const answer = requests.add(type, payload, options)
      open()
      return (await answer) as never
    },
    on(type, listener) {
      const set = listeners.get(type) ?? new Set()
      listeners.set(type, set.add(listener))
      return () => set.delete(listener)
    },
    abortApprovals: () => requests.abortApprovals(),
    getApprovalWindow: approvalWindow.get,
    watchApprovalWindow: approvalWindow.subscribe,
    destroy() {
      if (isDestroyed) return
      isDestroyed = true
      isOpen = false
      channel?.close()
      channel = undefined
      approvalWindow.end()
      settle(destroyed())
      requests.rejectAll(destroyed())
      listeners.clear()
    },
  }
}

/**
 * @error frame/destroyed
 * @why The client of the secure frame was destroyed, for instance with its Latchkit client, and was used afterwards.
 * @solution Create another client.
 */
function destroyed() {
  return new SecureFrameError('This secure frame was removed', { code: 'frame/destroyed' })
}
