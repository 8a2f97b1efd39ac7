import { exampleTokens } from '../../wallet/exampleTokens.js'
import { sign } from '../../wallet/pictures.js'
import { readAccountCall } from './accountCalls.js'
import { readNameCall } from './nameCalls.js'
import { readOnrampCall } from './onrampCalls.js'
import { readSwapCall } from './swapCalls.js'

/** Address of the gateway of the gallery. Nothing is requested there. */
export const gatewayUrl = 'https://gateway.example.com'

/** A call of the gateway. `last` is the end of its path. */
export type GatewayCall = {
  readonly url: URL
  readonly last: string
  readonly body: { readonly [field: string]: unknown }
}

const calls = [readAccountCall, readNameCall, readOnrampCall, readSwapCall]

/**
 * Answers the calls of the gateway in this document. The site is static, so there is no server that could; requests to
 * other addresses stay as they are.
 */
export function serveGateway(): void {
  serveCalls()
  servePictures()
}

function serveCalls() {
  const { fetch } = window
  window.fetch = async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input, location.href)
    if (url.origin !== gatewayUrl) return fetch.call(window, input, init)
    const body = typeof init?.body === 'string' ? JSON.parse(init.body) : {}
    const last = url.pathname.split('/').at(-1) ?? ''
    const call = { url, last, body }
    for (const read of calls) {
      const answer = read(call)
      if (answer !== undefined) return Response.json(answer)
    }
    return Response.json({}, { status: 404 })
  }
}

const symbols: { readonly [currency: string]: string | undefined } = { USD: '$', EUR: '€', GBP: '£' }

/** React sets the source of an image by both, the attribute and the property. */
function servePictures() {
  const { prototype } = HTMLImageElement
  const { setAttribute } = prototype
  const source = Object.getOwnPropertyDescriptor(prototype, 'src')
  prototype.setAttribute = function (name, value) {
    setAttribute.call(this, name, name === 'src' ? toPicture(value) : value)
  }
  Object.defineProperty(prototype, 'src', {
    ...source,
    set(value: string) {
      source?.set?.call(this, toPicture(value))
    },
  })
}

/** The picture of a token or a currency in place of its address at the gateway. */
function toPicture(address: string): string {
  if (!address.startsWith(gatewayUrl)) return address
  const id = new URL(address).pathname.split('/').at(-1) ?? ''
  return (
    exampleTokens.find(({ symbol }) => symbol === id)?.iconUrl ?? sign('#3f6b4f', symbols[id] ?? id.charAt(0))
  )
}
