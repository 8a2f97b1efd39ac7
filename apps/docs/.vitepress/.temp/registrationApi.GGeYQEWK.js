import { C as validateName } from './account.DZPedvV0.js'
import { createProfileSchema, toProfile } from './api.Cr4c0nAy.js'
import { t as callGateway, r as parseRows } from './callGateway.BnQTXqn8.js'
import { a as array, o as boolean, m as object, b as string, C as unknown } from './schemas.A5mWzwqY.js'

// ../../packages/core/dist/features/names/lazy/registrationApi.js
var createSuggestionsSchema = () => object({ suggestions: array(unknown()) })
/** Reads the names that are similar to a name. Leaves out values that are malformed, not below the parent, or not a name. */
async function fetchSuggestions(client, { name, parent, signal }) {
  const call = 'suggestions'
  const { suggestions } = await callGateway(client, {
    call,
    path: `v1/profile/suggestions/${encodeURIComponent(name)}`,
    signal,
    schema: createSuggestionsSchema,
  })
  const schema = object({
    name: string(),
    registered: boolean(),
  })
  return parseRows(client, {
    call,
    rows: suggestions,
    schema,
  }).flatMap(({ name: whole, registered }) => {
    const label = whole.endsWith(`.${parent}`) ? whole.slice(0, -parent.length - 1) : ''
    return validateName(label)
      ? []
      : [
          {
            name: label,
            registered,
          },
        ]
  })
}
/** Reads the names of an account. */
async function fetchAccountNames(client, { address, signal }) {
  const call = 'reverse'
  const path = `v1/profile/reverse/${encodeURIComponent(address)}`
  const rows = await callGateway(client, {
    call,
    path,
    signal,
    schema: () => array(unknown()),
  })
  return parseRows(client, {
    call,
    rows,
    schema: createProfileSchema(),
  }).map(row => toProfile(client, row))
}
/** Registers a name. */
async function postName(client, body) {
  const row = await callGateway(client, {
    call: 'register',
    path: 'v1/profile/account',
    body,
    schema: createProfileSchema,
  })
  return toProfile(client, row)
}

export { fetchAccountNames, fetchSuggestions, postName }
