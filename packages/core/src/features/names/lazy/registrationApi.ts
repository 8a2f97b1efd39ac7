import * as z from 'zod/mini'
import { callGateway, parseRows } from '../../../gateway/lazy/callGateway.js'
import type { Client } from '../../../types/client.js'
import type { Profile } from '../profileQueryOptions.js'
import type { NameSuggestion } from '../registration/nameSuggestionsQueryOptions.js'
import { validateName } from '../validateName.js'
import { createProfileSchema, toProfile } from './api.js'

type Aborted = { readonly signal?: AbortSignal | undefined }

const createSuggestionsSchema = () => z.object({ suggestions: z.array(z.unknown()) })

/** Reads the names that are similar to a name. Leaves out values that are malformed, not below the parent, or not a name. */
export async function fetchSuggestions(
  client: Client,
  { name, parent, signal }: { readonly name: string; readonly parent: string } & Aborted,
): Promise<readonly NameSuggestion[]> {
  const call = 'suggestions'
  const { suggestions } = await callGateway(client, {
    call,
    path: `v1/profile/suggestions/${encodeURIComponent(name)}`,
    signal,
    schema: createSuggestionsSchema,
  })
  const schema = z.object({ name: z.string(), registered: z.boolean() })
  return parseRows(client, { call, rows: suggestions, schema }).flatMap(({ name: whole, registered }) => {
    const label = whole.endsWith(`.${parent}`) ? whole.slice(0, -parent.length - 1) : ''
    return validateName(label) ? [] : [{ name: label, registered }]
  })
}

/** Reads the names of an account. */
export async function fetchAccountNames(
  client: Client,
  { address, signal }: { readonly address: string } & Aborted,
): Promise<readonly Profile[]> {
  const call = 'reverse'
  const path = `v1/profile/reverse/${encodeURIComponent(address)}`
  const rows = await callGateway(client, { call, path, signal, schema: () => z.array(z.unknown()) })
  return parseRows(client, { call, rows, schema: createProfileSchema() }).map(row => toProfile(client, row))
}

/** Registers a name. */
export async function postName(
  client: Client,
  body: {
    readonly coin_type: number
    readonly address: string
    readonly message: string
    readonly signature: string
  },
): Promise<Profile> {
  const path = 'v1/profile/account'
  const row = await callGateway(client, { call: 'register', path, body, schema: createProfileSchema })
  return toProfile(client, row)
}
