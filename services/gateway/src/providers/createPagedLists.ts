import { CallRefused } from '../callRefused.js'
import { dedupeInFlight } from './dedupeInFlight.js'
import { own, type Providers } from './loadProviders.js'
import type { ProviderError } from './providerError.js'
import { tryEach } from './tryEach.js'
import type { PageOf, PageQuery } from './types.js'

/** Lists with pages, of every chain with a provider. */
export type PagedLists<row> = {
  /** CAIP-2 ids. */
  readonly chains: readonly string[]
  /** Reads a page. Throws CallRefused for a cursor that no answer contained, and ProviderError. */
  read(query: PageQuery & { readonly isFresh: boolean }): Promise<PageOf<row>>
}

/**
 * Creates lists that come from the first provider that answers. A cursor names the provider that created it: no other
 * provider can continue from there.
 */
export function createPagedLists<row>(parameters: {
  /** CAIP-2 ids of the known chains. */
  readonly known: readonly string[]
  readonly providers: Providers
  readonly pick: (
    provider: Exclude<ReturnType<Providers['of']>[number], typeof own>,
  ) => ((query: PageQuery) => Promise<PageOf<row>>) | undefined
  /** Lists that this gateway reads itself. */
  readonly ours: PagedLists<row> | undefined
  onError(error: ProviderError): void
}): PagedLists<row> {
  const { known, providers, pick, ours, onError } = parameters
  const listOf = (chainId: string) =>
    providers.of(chainId).flatMap(one => {
      if (one === own) return ours?.chains.includes(chainId) ? [{ name: own, read: ours.read }] : []
      const read = pick(one)
      return read ? [{ name: one.name, read }] : []
    })
  const join = dedupeInFlight<PageOf<row>>()
  return {
    chains: [...new Set([...known, ...(ours?.chains ?? [])])].filter(id => listOf(id).length > 0),
    async read({ cursor, ...query }) {
      const list = listOf(query.chainId)
      const [, name, place] = cursor === undefined ? [] : (/^([a-z0-9]+):(.*)$/s.exec(decode(cursor)) ?? [])
      const chosen = cursor === undefined ? list : list.filter(one => one.name === name)
      if (list.length > 0 && chosen.length === 0)
        throw new CallRefused(400, 'cursor', 'not a cursor returned by this gateway')
      const read = (signal: AbortSignal) =>
        tryEach(
          chosen,
          async one => {
            const { rows, next } = await one.read({ ...query, cursor: place, signal })
            return { rows, next: next === undefined ? undefined : encode(`${one.name}:${next}`) }
          },
          onError,
          signal,
        )
      // A fresh read must not share a read that began before the request.
      if (query.isFresh) return read(query.signal)
      return join(JSON.stringify([query.chainId, query.account, cursor]), query.signal, read)
    },
  }
}

const encode = (text: string) => Buffer.from(text).toString('base64url')
const decode = (text: string) => Buffer.from(text, 'base64url').toString()
