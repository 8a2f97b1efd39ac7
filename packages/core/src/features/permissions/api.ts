import * as z from 'zod/mini'
import { callGateway, maybe, parseRows } from '../../gateway/callGateway.js'
import { HttpStatusError } from '../../http/errors.js'
import type { Client } from '../../types/client.js'
import type { CaipAddress } from '../../types/namespace.js'
import type { SmartSession } from './types.js'

type Hex = `0x${string}`

function createSchema() {
  const hex = z.custom<Hex>(value => typeof value === 'string' && /^0x([\da-f]{2})+$/i.test(value))
  const terms = z.object({ type: z.string(), data: z.record(z.string(), z.unknown()) })
  return z.object({
    pci: hex,
    context: hex,
    expiry: z.int(),
    createdAt: maybe(z.int()),
    revokedAt: maybe(z.int()),
    signer: maybe(z.object({ data: z.object({ address: hex }) })),
    permissions: z.array(terms),
    policies: z.catch(z.array(terms), []),
    project: maybe(z.object({ id: maybe(z.string()), url: maybe(z.string()) })),
  })
}

/** Statuses of a gateway that keeps no sessions, or none on that chain. */
const without = [400, 404, 501]

/** Reads the sessions of an account on a network; empty where the gateway keeps none there. */
export async function fetchSessions(
  client: Client,
  { address, signal }: { readonly address: CaipAddress; readonly signal?: AbortSignal | undefined },
): Promise<readonly SmartSession[]> {
  const call = 'sessions'
  const path = `v1/sessions/${address}`
  try {
    const schema = () => z.object({ pcis: z.array(z.unknown()) })
    const { pcis } = await callGateway(client, { call, path, signal, schema })
    const caipNetworkId = address.slice(0, address.lastIndexOf(':')) as SmartSession['caipNetworkId']
    const chainId: Hex = `0x${Number(caipNetworkId.split(':')[1]).toString(16)}`
    return parseRows(client, { call, rows: pcis, schema: createSchema() }).map(row => {
      const { createdAt, revokedAt, signer, project, ...rest } = row
      return {
        ...{ ...rest, address, caipNetworkId, chainId },
        status: revokedAt ? 'revoked' : 'active',
        signer: signer?.data.address,
        createdAt: createdAt ?? undefined,
        project: project ? { id: project.id ?? undefined, url: project.url ?? undefined } : undefined,
      }
    })
  } catch (error) {
    if (error instanceof HttpStatusError && without.includes(error.status)) return []
    throw error
  }
}
