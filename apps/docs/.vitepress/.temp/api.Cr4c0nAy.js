import { M as cleanText } from './account.DZPedvV0.js'
import { t as callGateway } from './callGateway.BnQTXqn8.js'
import {
  n as _catch,
  a as array,
  f as nullish,
  m as object,
  h as optional,
  _ as record,
  b as string,
} from './schemas.A5mWzwqY.js'
import { jt as HttpStatusError, at as readImageUrl } from './withFee.ex26ucEJ.js'

// ../../packages/core/dist/features/names/lazy/api.js
var text = () => _catch(nullish(string()), void 0)
var createIdentitySchema = () =>
  object({
    name: text(),
    avatar: text(),
  })
/** The schema of a name's profile, created at first use. */
var createProfileSchema = () =>
  object({
    name: string(),
    addresses: record(string(), object({ address: string() })),
    attributes: _catch(optional(array(object({ avatar: text() }))), void 0),
  })
/** Reads the profile of a name from the gateway; `null` if the name is not registered. */
async function fetchProfile(client, { name, signal }) {
  try {
    return toProfile(
      client,
      await callGateway(client, {
        call: 'profile',
        path: `v1/profile/account/${encodeURIComponent(name)}`,
        signal,
        schema: createProfileSchema,
      }),
      name,
    )
  } catch (error) {
    if (error instanceof HttpStatusError && error.status === 404) return null
    throw error
  }
}
/** Returns a profile for display. */
function toProfile(client, { name, addresses, attributes }, wanted = name) {
  return {
    name: cleanText(name) || wanted,
    addresses: Object.fromEntries(Object.entries(addresses).map(([type, { address }]) => [type, address])),
    avatar: readImageUrl(client, attributes?.[0]?.avatar ?? void 0),
  }
}
/** Reads the name and the image of an account. */
async function fetchIdentity(client, { address, chainId, signal }) {
  const { name, avatar } = await callGateway(client, {
    call: 'identity',
    path: `v1/identity/${encodeURIComponent(address)}`,
    query: { chainId },
    signal,
    schema: createIdentitySchema,
  })
  return {
    name: cleanText(name ?? '') || void 0,
    avatar: readImageUrl(client, avatar ?? void 0),
  }
}

export { createProfileSchema, fetchIdentity, fetchProfile, toProfile }
