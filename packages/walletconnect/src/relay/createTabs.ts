import { heartbeatInterval, ownerTimeout } from '../constants.js'
import { toHex } from '../crypto/encoding.js'
import { randomBytes } from '../crypto/webCrypto.js'
import type { Environment } from './environment.js'
import { type Place, takePlace } from './leaderLock.js'
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
  /** This tab is to hold the socket. */
  onGain(): void
  /** Another tab does now. */
  onLose(): void
  /** Another tab holds the socket and knows nothing of this one yet. */
  onOwner(): void
  onMessage(message: TabMessage): void
  /** Whether this tab depends on the owner. */
  needsOwner(): boolean
}

/** The tabs that share one socket. */
export type Tabs = {
  readonly id: string
  isOwner(): boolean
  /** Asks for the owner's place and talks to the other tabs from now on. */
  join(): void
  /** Tells the other tabs. */
  post(message: Outgoing): void
  /** Tells the owner, if one is known, and looks for another if it stays silent. Else `onOwner` will come. */
  tellOwner(message: Outgoing): void
  /** Gives up the place. Nothing is heard any more until `join`. */
  leave(): void
}

export function createTabs(parameters: TabsParameters): Tabs {
  const { name, environment, onGain, onLose, onOwner, onMessage, needsOwner } = parameters
  const { page } = environment
  const id = toHex(randomBytes(8))
  let joined = false
  let channel: BroadcastChannel | undefined
  let place: Place | undefined
  let owner: string | undefined
  let watch: ReturnType<typeof setInterval> | undefined
  let patience: ReturnType<typeof setTimeout> | undefined

  const isOwner = () => owner === id

  function setOwner(next: string | undefined): void {
    clearTimeout(patience)
    patience = undefined
    owner = next
  }

  function post(message: Outgoing): void {
    channel?.postMessage({ ...message, from: id })
  }

  function tellOwner(message: Outgoing): void {
    if (isOwner()) return
    post(owner === undefined ? { type: 'ping', wake: false } : message)
    // It may be frozen, and hold the place for as long as it likes.
    patience ??= setTimeout(() => {
      setOwner(undefined)
      place?.steal()
    }, ownerTimeout)
  }

  function hear(message: TabMessage): void {
    const { from, type } = message
    // What others say to an owner is for it alone; what an owner says counts while no other one spoke up.
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
          if (message) hear(message)
        }
      }
      place = takePlace({
        name,
        tab: id,
        environment,
        onGain() {
          setOwner(id)
          onGain()
        },
        onLose() {
          setOwner(undefined)
          onLose()
        },
      })
      if (isOwner()) return
      tellOwner({ type: 'ping', wake: false })
      watch = setInterval(() => {
        if (page?.document.visibilityState === 'visible' && needsOwner())
          tellOwner({ type: 'ping', wake: false })
      }, heartbeatInterval)
    },
    post,
    tellOwner,
    leave() {
      if (!joined) return
      joined = false
      post({ type: 'bye' })
      clearInterval(watch)
      const owned = isOwner()
      setOwner(undefined)
      place?.release()
      channel?.close()
      channel = undefined
      if (owned) onLose()
    },
  }
}
