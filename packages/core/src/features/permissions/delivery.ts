import { createOwned } from '../../client/internal.js'
import { getGateway } from '../../gateway/getGateway.js'
import { HttpStatusError } from '../../http/errors.js'
import type { Client } from '../../types/client.js'

/** A call that the gateway has to hear. */
export type GatewayPost = {
  readonly path: string
  readonly body: object
  /** Whether it ends a session. */
  readonly isRevocation: boolean
}

/** A session that the gateway has not heard of, or not of its end. */
export type KeptPost = GatewayPost & {
  readonly pci: string
  /** In milliseconds since 1970. */
  readonly at: number
}

/** Milliseconds for which it is kept. */
const lifetime = 30 * 24 * 3_600_000
const limit = 100
/** Milliseconds between two attempts: the first, and the most. */
const [shortest, longest] = [2000, 60_000]

const keyOf = ({ config }: Client) => `${config.storageKey}.sessions`

const delivery = /*#__PURE__*/ createOwned('permissions.delivery', () => {
  const state: { isRunning: boolean; isOver: boolean; timer?: ReturnType<typeof setTimeout> | undefined } = {
    isRunning: false,
    isOver: false,
  }
  return Object.assign(state, {
    destroy() {
      state.isOver = true
      clearTimeout(state.timer)
    },
  })
})

/** What the gateway has not heard, oldest first. Invalid values in storage are ignored. */
export function readKept(client: Client): readonly KeptPost[] {
  try {
    const stored: readonly KeptPost[] = JSON.parse(client.storage.get(keyOf(client)) ?? '[]')
    const oldest = Date.now() - lifetime
    return stored.filter(
      ({ pci, path, body, at }) =>
        [pci, path].every(text => typeof text === 'string') && typeof body === 'object' && at > oldest,
    )
  } catch {
    client.logger.warn('The sessions in storage cannot be read.')
    return []
  }
}

/** Keeps what the gateway has to hear, also over reloads, and posts it until it is heard. */
export function deliver(client: Client, post: GatewayPost & { readonly pci: string }): void {
  write(client, [...readKept(client), { ...post, at: Date.now() }])
  startDelivery(client)
}

/** Posts what the gateway has not heard, unless that is under way. */
export function startDelivery(client: Client, wait = shortest): void {
  const state = delivery(client)
  if (state.isRunning || readKept(client).length === 0) return
  state.isRunning = true
  clearTimeout(state.timer)
  postAll(client)
    .catch(error => client.logger.warn('Sessions were not delivered', { error }))
    .finally(() => {
      state.isRunning = false
      if (state.isOver || readKept(client).length === 0) return
      state.timer = setTimeout(() => startDelivery(client, Math.min(2 * wait, longest)), wait)
    })
}

async function postAll(client: Client): Promise<void> {
  // In their order: a session is registered before it ends.
  for (const post of readKept(client))
    if (await postSession(client, post))
      // Read again, since more may have come, also from another tab.
      write(
        client,
        readKept(client).filter(
          ({ pci, isRevocation }) => pci !== post.pci || isRevocation !== post.isRevocation,
        ),
      )
}

/** Statuses of a gateway that keeps no sessions, or none on that chain, and of one that never takes this. */
const final = [400, 404, 413, 501]

/** Posts to the gateway. Returns false where it may hear it later. */
async function postSession(client: Client, { path, body, isRevocation }: GatewayPost): Promise<boolean> {
  try {
    const gateway = getGateway(client)
    await gateway?.http.post({ path, query: gateway.query, body })
    return true
  } catch (error) {
    const status = error instanceof HttpStatusError ? error.status : 0
    // The node of the gateway may be behind the chain.
    const isLater = ![...final, ...(isRevocation ? [] : [409])].includes(status)
    client.logger.warn('The gateway did not take a session', { error, isLater })
    return !isLater
  }
}

function write(client: Client, posts: readonly KeptPost[]): void {
  client.storage.set(keyOf(client), JSON.stringify(posts.slice(-limit)))
}
