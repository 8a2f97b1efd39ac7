import { ProviderRpcError } from '../../errors/providerErrors.js'
import type { Client } from '../../types/client.js'
import type { Connector } from '../../types/connection.js'
import { Eip1193Error } from './errors.js'
import { guardRequest } from './guardRequest.js'
import type { PendingRequest } from './types.js'

/** Parameters of {@link guardProvider}. */
export type GuardProviderParameters<provider> = {
  /** An EIP-1193 provider, or an object with the signing methods of a Solana wallet. */
  readonly provider: provider
  /** Connector of the provider. A connector with a type other than `auth` is never filtered. */
  readonly connector: Connector
  /** Called when an approval is no longer awaited; for `notSafe` methods only. */
  readonly abort?: ((request: PendingRequest) => void) | undefined
}

type Call = (...given: readonly unknown[]) => unknown

/** Functions of Solana wallets, for which EIP-1193 has method names. */
const solanaMethods: { readonly [name: string]: string } = {
  signIn: 'solana_signMessage',
  signMessage: 'solana_signMessage',
  signTransaction: 'solana_signTransaction',
  signAllTransactions: 'solana_signAllTransactions',
  signAndSendTransaction: 'solana_signAndSendTransaction',
  signAndSendAllTransactions: 'solana_signAndSendTransaction',
  sendTransaction: 'solana_signAndSendTransaction',
}

/** Members that bypass `request`: older forms of it, and members that return or change the prototype. */
const bypasses: readonly PropertyKey[] = [
  'send',
  'sendAsync',
  'constructor',
  '__proto__',
  '__defineGetter__',
  '__defineSetter__',
  '__lookupGetter__',
  '__lookupSetter__',
]

/**
 * Puts the policy for embedded wallets in front of a provider: reads pass, the modal shows requests that sign, all others
 * are refused. Errors carry the number of EIP-1193 as `code`. The provider of a connector with a type other than `auth` is
 * returned unchanged.
 *
 * The guarded provider has no prototype. The wallet gets a copy of each request, so that the checked request is the sent
 * request; `params` have to be values that `structuredClone` accepts. Providers that the wallet returns are guarded too,
 * and listeners are called with the guarded provider as `this`.
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
  const listeners = new WeakMap<Call, Call>()
  const guardedWallets = new WeakMap<object, object>()

  async function guard(method: string, params: unknown, send: () => unknown): Promise<unknown> {
    try {
      return shield(
        await guardRequest(client, { connector, method, params, abort, send: async () => send() }),
      )
    } catch (error) {
      throw error instanceof ProviderRpcError ? new Eip1193Error(error) : error
    }
  }

  function wrap(key: PropertyKey, call: Call): Call {
    if (key === 'request')
      return async (...given) => {
        const request = copyRequest(given[0])
        return guard(request.method, request.params, () => call(request, ...given.slice(1)))
      }
    const method = Object.hasOwn(solanaMethods, key) ? solanaMethods[String(key)] : undefined
    return method
      ? (...given) => guard(method, given, () => call(...given))
      : (...given) => shield(call(...given))
  }

  /** Returns a value from the wallet in a form that the page may have: never the wallet itself. */
  function shield(value: unknown): unknown {
    if (value === provider) return guarded
    if (value instanceof Promise) return value.then(shield)
    if (typeof value !== 'object' || value === null) return value
    if (!isWallet(value)) return value
    const known = guardedWallets.get(value) ?? guardProvider(client, { provider: value, connector, abort })
    guardedWallets.set(value, known)
    return known
  }

  /** Wraps a function of the page for the wallet. Returns the same function each time, so that a listener can be removed. */
  function toListener(value: unknown): unknown {
    if (typeof value !== 'function') return value
    const listener: Call = (...given) => Reflect.apply(value, guarded, given.map(shield))
    const known = listeners.get(value as Call) ?? listener
    listeners.set(value as Call, known)
    return known
  }

  // Not a proxy of the provider itself: the functions of a frozen provider could not be replaced.
  const guarded = new Proxy<provider>(Object.create(null), {
    has: (_, key) => !bypasses.includes(key) && Reflect.has(provider, key),
    set: (_, key, value) => !bypasses.includes(key) && Reflect.set(provider, key, toListener(value)),
    get(_, key) {
      if (bypasses.includes(key)) return undefined
      const member: unknown = Reflect.get(provider, key)
      if (typeof member !== 'function') return shield(member)
      const known = wrapped.get(key)
      if (known?.member === member) return known.call
      const call = wrap(key, (...given) => Reflect.apply(member, provider, given.map(toListener)))
      wrapped.set(key, { member, call })
      return call
    },
  })
  return guarded
}

/** Reads each member of a request once, so that a getter cannot show one request and send another. */
function copyRequest(value: unknown): { readonly method: string; readonly params?: unknown } {
  let copy: unknown
  try {
    copy = structuredClone(value)
  } catch (cause) {
    const invalid = new ProviderRpcError('The request cannot be copied', {
      cause,
      rpcCode: -32602,
      metaMessages: ['Pass plain values as `params`: no functions and no objects with hidden state.'],
    })
    throw new Eip1193Error(invalid)
  }
  const request: { readonly method?: unknown; readonly params?: unknown } =
    typeof copy === 'object' && copy !== null ? copy : {}
  return { ...request, method: String(request.method) }
}

/** Whether an object that a wallet returned is itself a wallet. */
function isWallet(value: object): boolean {
  return ['request', 'send', 'sendAsync', ...Object.keys(solanaMethods)].some(
    name => typeof Reflect.get(value, name) === 'function',
  )
}
