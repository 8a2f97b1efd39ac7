import type { Network } from '@latchkit/core'
import { fallback, http, type Transport } from 'wagmi'

/**
 * A transport to the RPC endpoints that a network has at the time of each request, so that a network that is
 * replaced while the app runs is not read from where it used to be.
 */
export function networkTransport(read: () => Network | undefined): Transport {
  return parameters => {
    let known: string | undefined
    let made: ReturnType<Transport> | undefined
    const current = () => {
      const urls = read()?.rpcUrls.default.http ?? []
      if (made && known === urls.join()) return made
      known = urls.join()
      const transport = urls.length > 1 ? fallback(urls.map(url => http(url))) : http(urls[0])
      made = transport(parameters)
      return made
    }
    return { ...current(), request: (...request) => current().request(...request) }
  }
}
