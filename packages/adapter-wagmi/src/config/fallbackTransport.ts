import { fallback, http, type Transport } from 'wagmi'

/** One endpoint after the other. Loaded by networks that have several: it is a tenth of what the adapter weighs. */
export function fallbackTransport(urls: readonly string[]): Transport {
  return fallback(urls.map(url => http(url)))
}
