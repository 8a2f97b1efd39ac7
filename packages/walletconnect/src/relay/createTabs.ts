import { heartbeatInterval, ownerTimeout } from '../constants.js'
import { toHex } from '../crypto/encoding.js'
import { randomBytes } from '../crypto/webCrypto.js'
import type { Environment } from './environment.js'
import { type LeaderLock, requestLeaderLock } from './leaderLock.js'
import { readTabMessage, type TabMessage } from './tabMessage.js'

/** A message without its sender. */
export type Outgoing = TabMessage extends infer message
  ? message extends TabMessage
    ? Omit<message, 'from'>
    : never
  : never

export type TabsParameters = {
  /** The same for all tabs that share a socket. */
  readonly name: string
  readonly environment: Environment
  /** This tab becomes the owner of the socket. */
  onAcquire(): void
  /** Another tab becomes the owner. */
  onLose(): void
  /** Another tab owns the socket and does not know the topics and calls of this tab yet. */
  onOwner(): void
  onMessage(message: TabMessage): void
  /** Whether this tab has topics or calls. */
  needsOwner(): boolean
}

/** The tabs that share one socket. */
export type Tabs = {
  readonly id: string
  isOwner(): boolean
  /** Requests the leader lock and starts communicating with the other tabs. */
  join(): void
  /** Posts a message to the other tabs. */
  post(message: Outgoing): void
  /** Posts a message to the owner if it is known; otherwise `onOwner` follows. Replaces an owner that does not respond. */
  postToOwner(message: Outgoing): void
  /** Releases the leader lock and stops communicating until `join`. */
  leave(): void
}

export function createTabs(parameters: TabsParameters): Tabs {
  const { name, environment, onAcquire, onLose, onOwner, onMessage, needsOwner } = parameters
  const { page } = environment
  const id = toHex(randomBytes(8))
  let joined = false
  let channel: BroadcastChannel | undefined
  let lock: LeaderLock | undefined
  let owner: string | undefined
  let watch: ReturnType<typeof setInterval> | undefined
  let ownerTimer: ReturnType<typeof setTimeout> | undefined

  const isOwner = () => owner === id

  function setOwner(next: string | undefined): void {
    clearTimeout(ownerTimer)
    ownerTimer = undefined
    owner = next
  }

  function post(message: Outgoing): void {
    channel?.postMessage({ ...message, from: id })
  }

  function postToOwner(message: Outgoing): void {
    if (isOwner()) return
    post(owner === undefined ? { type: 'ping', wake: false } : message)
    // A frozen tab keeps the lock.
    ownerTimer ??= setTimeout(() => {
      setOwner(undefined)
      lock?.steal()
    }, ownerTimeout)
  }

  function handle(message: TabMessage): void {
    const { from, type } = message
    // Only the owner handles messages of the other tabs; these handle only messages of the owner.
    if (isOwner()) {
      onMessage(message)
      return
    }
    const known = from === owner
    if (!known && type !== 'owner') return
    setOwner(type === 'bye' ? undefined : from)
    onMessage(message)
    if (!known) onOwner()
  }

  return {
    id,
    isOwner,
    join() {
      if (joined) return
      joined = true
      if (environment.BroadcastChannel) {
        channel = new environment.BroadcastChannel(name)
        channel.onmessage = ({ data }) => {
          const message = readTabMessage(data)
          if (message) handle(message)
        }
      }
      lock = requestLeaderLock({
        name,
        tab: id,
        environment,
        onAcquire() {
          setOwner(id)
          onAcquire()
        },
        onLose() {
          setOwner(undefined)
          onLose()
        },
      })
      if (isOwner()) return
      postToOwner({ type: 'ping', wake: false })
      watch = setInterval(() => {
        if (page?.document.visibilityState === 'visible' && needsOwner())
          postToOwner({ type: 'ping', wake: false })
      }, heartbeatInterval)
    },
    post,
    postToOwner,
    leave() {
      if (!joined) return
      joined = false
      post({ type: 'bye' })
      clearInterval(watch)
      const owned = isOwner()
      setOwner(undefined)
      lock?.release()
      channel?.close()
      channel = undefined
      if (owned) onLose()
    },
  }
}
