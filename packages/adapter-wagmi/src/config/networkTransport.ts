import type { Network } from '@latchkit/core'
import { http, type Transport } from 'wagmi'
import { loadActions } from '../actions/loadActions.js'

export type NetworkTransportParameters = {
  /** Returns the network at the time of each request. */
  read(): Network | undefined
  /** Whether endpoints may be probed. */
  isWanted(): boolean
}

/**
 * Creates a transport to the RPC endpoints that a network has at the time of each request, because a network may be
 * replaced while the app runs.
 */
export function networkTransport({ read, isWanted }: NetworkTransportParameters): Transport {
  return parameters => {
    const readUrls = () => read()?.rpcUrls.default.http ?? []
    const first = http(readUrls()[0])(parameters)
    let known: string | undefined
    let made: Promise<ReturnType<Transport>> | undefined
    function current(): Promise<ReturnType<Transport>> {
      const urls = readUrls()
      if (made && known === urls.join()) return made
      known = urls.join()
      made = make(urls, isWanted).then(transport => transport(parameters))
      return made
    }
    return { ...first, request: async (...request) => (await current()).request(...request) }
  }
}

async function make(urls: readonly string[], isWanted: () => boolean): Promise<Transport> {
  const { readTransport } = await loadActions()
  return readTransport({ urls, isWanted })
}
