import type { Transport } from 'wagmi'
import { endpointTransport } from './endpointTransport.js'
import { type RankedTransportParameters, rankedTransport } from './rankedTransport.js'

/** What reads of a network go through. Loaded with the first of them. */
export function readTransport(parameters: RankedTransportParameters): Transport {
  const { urls } = parameters
  return urls.length < 2 ? endpointTransport(urls[0]) : rankedTransport(parameters)
}
