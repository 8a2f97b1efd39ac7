import { a as activityAtom, m as createOwned, b as getStore } from './client.ChoDqs0c.js'
import { t as getMethodPolicy, r as refusedMethods } from './methods.8s9p6jDL.js'
import { Vt as ProviderRpcError } from './withFee.ex26ucEJ.js'

// ../../packages/core/dist/features/requests/errors.js
/**
 * The method asks for a signature or a change that no `auth` connector allows, or the request was pending when such a method
 * was requested (`requests/not-allowed`, EIP-1193 number 4200).
 */
var RequestNotAllowedError = class extends ProviderRpcError {
  name = 'RequestNotAllowedError'
  constructor({ method }) {
    super('Requested RPC call is not allowed', {
      code: 'requests/not-allowed',
      rpcCode: 4200,
      metaMessages: [
        `The embedded wallet answers no ${method}. Requests that were pending were rejected too.`,
      ],
    })
  }
}
/** An `auth` connector does not have the method (`requests/method-not-found`, JSON-RPC number -32601). */
var MethodNotFoundError = class extends ProviderRpcError {
  name = 'MethodNotFoundError'
  constructor({ method }) {
    super('The method does not exist', {
      code: 'requests/method-not-found',
      rpcCode: -32601,
      metaMessages: [
        `The embedded wallet does not have "${method}". Use another method, or offer the action to other wallets only.`,
      ],
    })
  }
}
/** The request was given up before the wallet answered (`requests/aborted`, EIP-1193 number 4001). */
var RequestAbortedError = class extends ProviderRpcError {
  name = 'RequestAbortedError'
  constructor({ method }) {
    super('Request was aborted', {
      code: 'requests/aborted',
      rpcCode: 4001,
      metaMessages: [`${method} was rejected, or the modal was closed meanwhile. Offer to try again.`],
    })
  }
}
/** An error in the format of EIP-1193, where `code` is a number. The `cause` is the error of Latchkit. */
var Eip1193Error = class extends Error {
  name = 'ProviderRpcError'
  code
  constructor(cause) {
    super(cause.shortMessage, { cause })
    this.code = cause.rpcCode
  }
}
// ../../packages/core/dist/features/requests.js
var getRegistry = /*#__PURE__*/ createOwned('requests', () => {
  const open = /* @__PURE__ */ new Map()
  return {
    nextId: 1,
    open,
    last: void 0,
    shownCalls: void 0,
    approvalWindow: void 0,
    failedAbort: void 0,
    returned: void 0,
    isReturnedTaken: true,
    destroy() {
      for (const { request, end } of open.values()) end(new RequestAbortedError(request))
      open.clear()
    },
  }
})
/** Updates the atoms from the open requests. */
function publishActivity(client) {
  const { open, last, shownCalls, approvalWindow, failedAbort, returned } = getRegistry(client)
  const pending = [...open.values()].map(({ request }) => request)
  getStore(client).set(activityAtom, {
    pending,
    last,
    shownCalls,
    approvalWindow,
    failedAbort,
    returned,
  })
}
/**
 * Returns the policy of an `auth` connector for a method: without approval, with approval, or not allowed. Names are
 * compared case-sensitively. The lists are those of the secure frame.
 *
 * @example
 * getRequestPolicy('personal_sign') // 'notSafe'
 */
function getRequestPolicy(method) {
  return getMethodPolicy(method)
}
/**
 * Sends one request to an `auth` connector under the policy: `safe` methods pass, `notSafe` methods pass and are shown.
 * Methods that ask for another signature or change are refused together with all pending requests. An unknown method, with
 * which libraries test what a wallet supports, is an error for its caller and changes nothing else. Requests to other
 * connectors are sent unchanged.
 *
 * @throws RequestNotAllowedError `requests/not-allowed`
 * @throws MethodNotFoundError `requests/method-not-found`
 * @throws RequestAbortedError `requests/aborted`, if it was aborted before the wallet answered
 *
 * @example
 * await guardRequest(client, { connector, method, params, send: () => frame.request({ method, params }) })
 */
async function guardRequest(client, { connector, method, params, send, abort }) {
  if (connector.type !== 'auth') return send()
  const registry = getRegistry(client)
  const id = registry.nextId++
  const policy = getRequestPolicy(method)
  if (policy === 'notAllowed') {
    if (!refusedMethods.includes(method)) throw new MethodNotFoundError({ method })
    throw refuseRequest(client, {
      id,
      connector,
      method,
      params,
    })
  }
  const request = {
    id,
    connector,
    method,
    params,
    policy,
  }
  return new Promise((resolve, reject) => {
    registry.open.set(id, {
      request,
      end(error) {
        reject(error)
        if (policy !== 'notSafe') return
        try {
          abort?.(request)
        } catch (cause) {
          client.logger.warn('A request could not be aborted', {
            method,
            cause,
          })
        }
      },
    })
    publishActivity(client)
    ask(send).then(
      value => {
        finish(client, registry, {
          status: 'success',
          request,
        })
        resolve(value)
      },
      error => {
        finish(client, registry, {
          status: 'error',
          request,
          error,
        })
        reject(error)
      },
    )
  })
}
/** A synchronous throw of the wallet is also an answer. */
async function ask(send) {
  return send()
}
/** Does nothing for a request that was rejected meanwhile. */
function finish(client, registry, outcome) {
  if (!registry.open.delete(outcome.request.id)) return
  registry.last = outcome
  publishActivity(client)
}
/** Refuses a method of `refusedMethods`, and rejects all pending requests. */
function refuseRequest(client, request) {
  const registry = getRegistry(client)
  const error = new RequestNotAllowedError(request)
  client.logger.error(error.shortMessage, { method: request.method })
  for (const { end } of registry.open.values()) end(error)
  registry.open.clear()
  registry.last = {
    status: 'notAllowed',
    request,
    error,
  }
  publishActivity(client)
  return error
}
/** Functions of Solana wallets, for which EIP-1193 has method names. */
var solanaMethods = {
  signIn: 'solana_signMessage',
  signMessage: 'solana_signMessage',
  signTransaction: 'solana_signTransaction',
  signAllTransactions: 'solana_signAllTransactions',
  signAndSendTransaction: 'solana_signAndSendTransaction',
  signAndSendAllTransactions: 'solana_signAndSendTransaction',
  sendTransaction: 'solana_signAndSendTransaction',
}
/** Members that bypass `request`: older forms of it, and members that return or change the prototype. */
var bypasses = [
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
function guardProvider(client, { provider, connector, abort }) {
  if (connector.type !== 'auth') return provider
  const wrapped = /* @__PURE__ */ new Map()
  const listeners = /* @__PURE__ */ new WeakMap()
  const guardedWallets = /* @__PURE__ */ new WeakMap()
  async function guard(method, params, send) {
    try {
      return shield(
        await guardRequest(client, {
          connector,
          method,
          params,
          abort,
          send: async () => send(),
        }),
      )
    } catch (error) {
      throw error instanceof ProviderRpcError ? new Eip1193Error(error) : error
    }
  }
  function wrap(key, call) {
    if (key === 'request')
      return async (...given) => {
        const request = copyRequest(given[0])
        return guard(request.method, request.params, () => call(request, ...given.slice(1)))
      }
    const method = Object.hasOwn(solanaMethods, key) ? solanaMethods[String(key)] : void 0
    return method
      ? (...given) => guard(method, given, () => call(...given))
      : (...given) => shield(call(...given))
  }
  /** Returns a value from the wallet in a form that the page may have: never the wallet itself. */
  function shield(value) {
    if (value === provider) return guarded
    if (value instanceof Promise) return value.then(shield)
    if (typeof value !== 'object' || value === null) return value
    if (!isWallet(value)) return value
    const known =
      guardedWallets.get(value) ??
      guardProvider(client, {
        provider: value,
        connector,
        abort,
      })
    guardedWallets.set(value, known)
    return known
  }
  /** Wraps a function of the page for the wallet. Returns the same function each time, so that a listener can be removed. */
  function toListener(value) {
    if (typeof value !== 'function') return value
    const listener = (...given) => Reflect.apply(value, guarded, given.map(shield))
    const known = listeners.get(value) ?? listener
    listeners.set(value, known)
    return known
  }
  const guarded = new Proxy(Object.create(null), {
    has: (_, key) => !bypasses.includes(key) && Reflect.has(provider, key),
    set: (_, key, value) => !bypasses.includes(key) && Reflect.set(provider, key, toListener(value)),
    get(_, key) {
      if (bypasses.includes(key)) return void 0
      const member = Reflect.get(provider, key)
      if (typeof member !== 'function') return shield(member)
      const known = wrapped.get(key)
      if (known?.member === member) return known.call
      const call = wrap(key, (...given) => Reflect.apply(member, provider, given.map(toListener)))
      wrapped.set(key, {
        member,
        call,
      })
      return call
    },
  })
  return guarded
}
/** Reads each member of a request once, so that a getter cannot show one request and send another. */
function copyRequest(value) {
  let copy
  try {
    copy = structuredClone(value)
  } catch (cause) {
    throw new Eip1193Error(
      new ProviderRpcError('The request cannot be copied', {
        cause,
        rpcCode: -32602,
        metaMessages: ['Pass plain values as `params`: no functions and no objects with hidden state.'],
      }),
    )
  }
  const request = typeof copy === 'object' && copy !== null ? copy : {}
  return {
    ...request,
    method: String(request.method),
  }
}
/** Whether an object that a wallet returned is itself a wallet. */
function isWallet(value) {
  return ['request', 'send', 'sendAsync', ...Object.keys(solanaMethods)].some(
    name => typeof Reflect.get(value, name) === 'function',
  )
}
/**
 * Rejects one pending request of an `auth` connector with "Request was aborted". A request that needs approval is also
 * aborted in the wallet.
 *
 * @example
 * rejectRequest(client, { id: request.id })
 */
function rejectRequest(client, { id }) {
  const registry = getRegistry(client)
  const found = registry.open.get(id)
  if (!found) return
  const { request } = found
  const error = new RequestAbortedError(request)
  registry.open.delete(id)
  found.end(error)
  registry.last = {
    status: 'rejected',
    request,
    error,
  }
  publishActivity(client)
}
/**
 * Rejects every pending request of `auth` connectors with "Request was aborted". Requests that need approval are also
 * aborted in the wallet; the wallet still executes a read, and its response is dropped.
 *
 * @example
 * rejectRequests(client)
 */
function rejectRequests(client) {
  for (const id of [...getRegistry(client).open.keys()]) rejectRequest(client, { id })
}
/** Keeps the request that this tab was left for. It is not there in other tabs. */
function leftRequest({ config, platform }) {
  const driver = platform.tabStorage?.()
  const path = `${config.storageKey}.frame.leftRequest`
  return {
    /** Undefined if there is none, if it has expired, or if the app changed the stored value. */
    read() {
      try {
        const request = JSON.parse(driver?.get(path) ?? 'null')
        return request && request.until >= Date.now() ? request : void 0
      } catch {
        return
      }
    },
    /** Stores it without `params` if they are not JSON. */
    write(request) {
      try {
        driver?.set(path, JSON.stringify(request))
      } catch {
        driver?.set(
          path,
          JSON.stringify({
            ...request,
            params: void 0,
          }),
        )
      }
    },
    remove: () => driver?.remove(path),
  }
}

export {
  getRegistry as t,
  guardProvider as n,
  leftRequest as r,
  publishActivity as i,
  RequestAbortedError as s,
  rejectRequest as a,
  rejectRequests as o,
}
