import { ProviderRpcError } from '../../errors/providerErrors.js'
import type { Client } from '../../types/client.js'
import type { Connector } from '../../types/connection.js'
import { Eip1193Error } from './errors.js'
import { guardRequest } from './guardRequest.js'
import type { PendingRequest } from './types.js'

/** What {@link guardProvider} takes. */
export type GuardProviderParameters<provider> = {
  /** An EIP-1193 provider, or an object with the signing methods of a Solana wallet. */
  readonly provider: provider
  /** Whose provider it is. One whose type is not `auth` is never filtered. */
  readonly connector: Connector
  /** Called when an approval is no longer awaited; for `notSafe` methods only. */
  readonly abort?: ((request: PendingRequest) => void) | undefined
}

type Call = (...given: readonly unknown[]) => unknown

/** Solana wallets have functions where EIP-1193 has method names. */
const solanaMethods: { readonly [name: string]: string } = {
  signIn: 'solana_signMessage',
  signMessage: 'solana_signMessage',
  signTransaction: 'solana_signTransaction',
  signAllTransactions: 'solana_signAllTransactions',
  signAndSendTransaction: 'solana_signAndSendTransaction',
  signAndSendAllTransactions: 'solana_signAndSendTransaction',
  sendTransaction: 'solana_signAndSendTransaction',
}

/** Ways past `request` that some providers still have. */
const bypasses: readonly PropertyKey[] = ['send', 'sendAsync']

/**
 * Puts the policy for embedded wallets in front of a provider: what only reads passes, what signs is shown by the modal,
 * anything else is refused. Errors carry the number of EIP-1193 as `code`. The provider of a connector whose type is not
 * `auth` is returned as it is.
 *
 * @see https://eips.ethereum.org/EIPS/eip-1193
 * @example
 * const provider = guardProvider(client, { provider: frameProvider, connector })
 * await provider.request({ method: 'personal_sign', params }) // shows the view ApproveTransaction
 */
export function guardProvider<provider extends object>(
  client: Client,
  { provider, connector, abort }: GuardProviderParameters<provider>,
): provider {
  if (connector.type !== 'auth') return provider
  const wrapped = new Map<PropertyKey, { readonly member: unknown; readonly call: Call }>()

  async function guard(method: string, params: unknown, send: () => Promise<unknown>): Promise<unknown> {
    try {
      return await guardRequest(client, { connector, method, params, abort, send })
    } catch (error) {
      throw error instanceof ProviderRpcError ? new Eip1193Error(error) : error
    }
  }

  function wrap(key: PropertyKey, call: Call): Call {
    if (key === 'request')
      return (...given) => {
        const { method, params } = toRequest(given[0])
        return guard(method, params, async () => call(...given))
      }
    const method = Object.hasOwn(solanaMethods, key) ? solanaMethods[String(key)] : undefined
    return method ? (...given) => guard(method, given, async () => call(...given)) : call
  }

  // Not a proxy of the provider itself: a frozen one could not be given other functions.
  return new Proxy<provider>(Object.create(provider), {
    has: (_, key) => !bypasses.includes(key) && Reflect.has(provider, key),
    set: (_, key, value) => Reflect.set(provider, key, value),
    get(_, key) {
      if (bypasses.includes(key)) return undefined
      const member: unknown = Reflect.get(provider, key)
      if (typeof member !== 'function') return member
      const known = wrapped.get(key)
      if (known?.member === member) return known.call
      const call = wrap(key, (...given) => Reflect.apply(member, provider, given))
      wrapped.set(key, { member, call })
      return call
    },
  })
}

function toRequest(value: unknown): { readonly method: string; readonly params: unknown } {
  const { method, params } =
    typeof value === 'object' && value !== null
      ? (value as { readonly method?: unknown; readonly params?: unknown })
      : {}
  return { method: String(method), params }
}
