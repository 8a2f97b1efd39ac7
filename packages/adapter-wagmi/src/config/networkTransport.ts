import { http, type Transport } from 'wagmi'
import { loadActions } from '../actions/loadActions.js'
import type { Scope } from '../types.js'

/**
 * Creates a transport to the RPC endpoints that a network has at the time of each request, because a network may be
 * replaced while the app runs, and the client may start after the first request.
 */
export function networkTransport(scope: Scope, id: number): Transport {
  const read = () => scope.networks.find(network => Number(network.id) === id)
  return parameters => {
    const first = http(read()?.rpcUrls.default.http[0])(parameters)
    let known: readonly unknown[] = []
    let made: Promise<ReturnType<Transport>> | undefined
    function current(): Promise<ReturnType<Transport>> {
      const network = read()
      const used = [network?.rpcUrls.default.http.join(), scope.context?.config]
      if (made && used.every((value, index) => value === known[index])) return made
      known = used
      made = loadActions().then(({ networkReads }) => networkReads({ scope, network })(parameters))
      // The next request loads it again.
      made.catch(() => {
        made = undefined
      })
      return made
    }
    return { ...first, request: async (...request) => (await current()).request(...request) }
  }
}
