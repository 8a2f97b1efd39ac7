import { createOwned } from '../../../client/internal.js'
import { getGateway } from '../../../gateway/getGateway.js'
import { HttpStatusError } from '../../../http/errors.js'
import type { Client } from '../../../types/client.js'

/** A call to deliver to the gateway. */
export type GatewayPost = {
  readonly path: string
  readonly body: object
  /** Whether it ends a session. */
  readonly isRevocation: boolean
}

/** An undelivered registration or revocation of a session. */
export type KeptPost = GatewayPost & {
  readonly pci: string
  /** In milliseconds since 1970. */
  readonly at: number
}

/** Milliseconds for which a call is kept. */
const lifetime = 30 * 24 * 3_600_000
const limit = 100
/** Shortest and longest milliseconds between two attempts. */
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

/** Undelivered calls, oldest first. Invalid values in storage are ignored. */
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

/** Stores a call, also across reloads, and posts it until it is delivered. */
export function deliver(client: Client, post: GatewayPost & { readonly pci: string }): void {
  write(client, [...readKept(client), { ...post, at: Date.now() }])
  startDelivery(client)
}

/** Posts the undelivered calls, unless this is already in progress. */
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
  // In order: the gateway refuses to revoke a session that is not registered yet, and is not asked again.
  const failed = new Set<string>()
  for (const post of readKept(client))
    if (failed.has(post.pci) || !(await postSession(client, post))) failed.add(post.pci)
    // Read again, since another call, or another tab, may have added entries.
    else
      write(
        client,
        readKept(client).filter(
          ({ pci, isRevocation }) => pci !== post.pci || isRevocation !== post.isRevocation,
        ),
      )
}

/** Statuses of a gateway without sessions, or without sessions on that chain, and of a gateway that never accepts the call. */
const final = [400, 404, 413, 501]

/** Posts to the gateway. Returns false if a later attempt may succeed. */
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
