import * as z from 'zod/mini'
import { callGateway } from '../../../gateway/lazy/callGateway.js'
import { readImageUrl } from '../../../gateway/readImageUrl.js'
import { HttpStatusError } from '../../../http/errors.js'
import type { Client } from '../../../types/client.js'
import { cleanText } from '../../../validate/cleanText.js'
import type { Identity } from '../identityQueryOptions.js'
import type { Profile } from '../profileQueryOptions.js'

const text = () => z.catch(z.nullish(z.string()), undefined)

const createIdentitySchema = () => z.object({ name: text(), avatar: text() })

/** The schema of a name's profile, created at first use. */
export const createProfileSchema = () =>
  z.object({
    name: z.string(),
    addresses: z.record(z.string(), z.object({ address: z.string() })),
    attributes: z.catch(z.optional(z.array(z.object({ avatar: text() }))), undefined),
  })

/** Reads the profile of a name from the gateway; `null` if the name is not registered. */
export async function fetchProfile(
  client: Client,
  { name, signal }: { readonly name: string; readonly signal?: AbortSignal | undefined },
): Promise<Profile | null> {
  try {
    const profile = await callGateway(client, {
      call: 'profile',
      path: `v1/profile/account/${encodeURIComponent(name)}`,
      signal,
      schema: createProfileSchema,
    })
    return toProfile(client, profile, name)
  } catch (error) {
    if (error instanceof HttpStatusError && error.status === 404) return null
    throw error
  }
}

/** Returns a profile for display. */
export function toProfile(
  client: Client,
  { name, addresses, attributes }: z.output<ReturnType<typeof createProfileSchema>>,
  wanted = name,
): Profile {
  return {
    name: cleanText(name) || wanted,
    addresses: Object.fromEntries(Object.entries(addresses).map(([type, { address }]) => [type, address])),
    avatar: readImageUrl(client, attributes?.[0]?.avatar ?? undefined),
  }
}

/** Reads the name and the image of an account. */
export async function fetchIdentity(
  client: Client,
  {
    address,
    chainId,
    signal,
  }: { readonly address: string; readonly chainId: string; readonly signal?: AbortSignal | undefined },
): Promise<Identity> {
  const { name, avatar } = await callGateway(client, {
    call: 'identity',
    path: `v1/identity/${encodeURIComponent(address)}`,
    query: { chainId },
    signal,
    schema: createIdentitySchema,
  })
  return { name: cleanText(name ?? '') || undefined, avatar: readImageUrl(client, avatar ?? undefined) }
}
