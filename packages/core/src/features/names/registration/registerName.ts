import { createOwned, getStore } from '../../../client/internal.js'
import { HttpStatusError } from '../../../http/errors.js'
import { getQueryClient } from '../../../query/getQueryClient.js'
import type { NamespaceAdapter } from '../../../types/adapter.js'
import type { Client } from '../../../types/client.js'
import { accountAtom } from '../../connection/start/atoms.js'
import { networkAtom } from '../../networks/start/atoms.js'
import { getNetworkServices } from '../../networks/support.js'
import type { Profile } from '../profileQueryOptions.js'
import { validateName } from '../validateName.js'
import { registeringNameAtom } from './atoms.js'
import {
  InvalidNameError,
  NamePendingError,
  NameRegistrationError,
  NamesNetworkError,
  NamesNotConfiguredError,
  NameTakenError,
  NoSignerError,
} from './errors.js'

/** Parameters of {@link registerName}. */
export type RegisterNameParameters = {
  /** Without the parent, such as `alice`. Letters, digits and hyphens, at least 4. */
  readonly name: string
  /** Called after all checks, before the request to the wallet, which waits for a returned promise. */
  readonly onAsk?: (() => void | Promise<void>) | undefined
}

const getRegistering = /*#__PURE__*/ createOwned('names.registering', () => ({
  pending: undefined as { readonly name: string; readonly done: Promise<Profile> } | undefined,
}))

/**
 * Registers a name below the `names.parent` of the client for the connected account, by a signature, and returns it. The
 * name then has the address of the account. A second call for the same name returns the promise of the first.
 *
 * @throws NamesNotConfiguredError `names/not-configured`
 * @throws InvalidNameError `names/invalid-name`
 * @throws NamesNetworkError `names/network-not-found`
 * @throws NoSignerError `names/no-signer`
 * @throws NamePendingError `names/pending`
 * @throws NameTakenError `names/taken`
 * @throws NameRegistrationError `names/registration-failed`
 *
 * @example
 * const { name } = await registerName(client, { name: 'alice' })
 */
export function registerName(
  client: Client,
  { name: given, onAsk }: RegisterNameParameters,
): Promise<Profile> {
  const name = given.toLowerCase()
  const registering = getRegistering(client)
  const { pending } = registering
  if (pending)
    return pending.name === name
      ? pending.done
      : Promise.reject(new NamePendingError({ pending: pending.name }))
  const done = register(client, name, onAsk).finally(() => {
    registering.pending = undefined
    getStore(client).set(registeringNameAtom, undefined)
  })
  registering.pending = { name, done }
  getStore(client).set(registeringNameAtom, name)
  return done
}

/** Whether it looks like a name that has names below it; the gateway knows its own. */
const isParent = (name: string) => name === name.toLowerCase() && /^[^\s./:]+(?:\.[^\s./:]+)*$/.test(name)

async function register(
  client: Client,
  label: string,
  onAsk: RegisterNameParameters['onAsk'],
): Promise<Profile> {
  const { parent } = client.config.names ?? {}
  // Checked before the wallet asks for a signature that the gateway would refuse.
  if (!parent || !isParent(parent) || !client.config.gateway) throw new NamesNotConfiguredError()
  const problem = validateName(label)
  if (problem) throw new InvalidNameError({ problem })
  const { network, isSupported } = client.store.get(networkAtom)
  if (!network || !isSupported || !getNetworkServices(network).names) throw new NamesNetworkError()
  const { address } = client.store.get(accountAtom)
  const adapter: NamespaceAdapter | undefined = client.adapters.find(
    ({ namespace }) => namespace === network.chainNamespace,
  )
  if (!address || !adapter?.signMessage) throw new NoSignerError()
  const name = `${label}.${parent}`
  let profile: Profile
  try {
    await onAsk?.()
    const timestamp = Math.floor(Date.now() / 1000)
    const message = JSON.stringify({ name, attributes: {}, timestamp })
    const signature = await adapter.signMessage({ message, address })
    const { postName } = await import('../lazy/registrationApi.js')
    profile = await postName(client, { coin_type: toCoinType(network.id), address, message, signature })
  } catch (cause) {
    if (isTaken(cause)) throw new NameTakenError({ wanted: name, cause })
    throw new NameRegistrationError({ wanted: name, cause })
  }
  const queryClient = await getQueryClient(client)
  const kinds = ['identity', 'accountNames', 'profile', 'nameSuggestions']
  for (const kind of kinds)
    void queryClient.invalidateQueries({ queryKey: ['latchkit', client.uid, kind] }).catch(() => {})
  return profile
}

/** ENSIP-11. */
function toCoinType(id: string | number): number {
  const chainId = Number(id)
  return chainId === 1 ? 60 : ((2 ** 31) | chainId) >>> 0
}

function isTaken(error: unknown): boolean {
  return (
    error instanceof HttpStatusError &&
    error.status === 409 &&
    /"name":"name"/.test(JSON.stringify(error.body))
  )
}
