import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { HoldingsQuery } from '../balances/types.js'
import { CallRefused } from '../callRefused.js'
import type { OnrampAsked } from '../onramp/types.js'
import { ProviderError } from '../providers/providerError.js'
import type { Provider } from '../providers/types.js'
import type { Swap } from '../swaps/types.js'
import { findFault, spoil } from './providerAnswers.js'

/** A request that a provider sent. */
export type ProviderRequest = {
  readonly method: string
  readonly path: string
  readonly query: URLSearchParams
  readonly headers: IncomingMessage['headers']
  readonly body: unknown
}

/** What `runProviderContract` tests, and with which test framework. */
export type RunProviderContractParameters = {
  /** Shown as the name of the suite. */
  readonly name: string
  /** Creates the provider for a host at `url`. It waits `timeout` milliseconds for an answer. */
  open(parameters: { readonly url: string; readonly timeout: number }): Provider | Promise<Provider>
  /** What the host answers, as its documentation says. `undefined` is a 404. */
  answer(request: ProviderRequest): unknown
  /** What is asked, for each thing that the provider supports. */
  readonly calls: {
    readonly balances?: HoldingsQuery & { readonly chainId: string }
    readonly history?: { readonly chainId: string; readonly account: string }
    readonly nfts?: { readonly chainId: string; readonly account: string }
    readonly prices?: { readonly chainId: string; readonly tokens: readonly string[] }
    readonly swap?: Swap
    readonly purchase?: OnrampAsked & { readonly account: string }
  }
  /** Checks what the documented answers are made into. */
  check?(results: { readonly [call: string]: unknown }, requests: readonly ProviderRequest[]): void
  readonly test: {
    describe(name: string, body: () => void): void
    it(name: string, body: () => Promise<void>): void
    expect(value: unknown): {
      toBe(expected: unknown): void
      toEqual(expected: unknown): void
    }
  }
}

const noSignal = () => new AbortController().signal
const tooMuch = 33_554_432
const piece = ' '.repeat(65_536)

/**
 * The tests of the contract of a provider, which every source of chain data passes: nodes, exchanges and hosted ones. What
 * a provider does not have it does not support; what it has answers in our form, leaves a bad row out, and fails by
 * `ProviderError` when its host is away, slow, talks nonsense or does not end.
 *
 * @example
 * runProviderContract({ name: 'blockscout', open, answer, calls: { balances }, test: { describe, it, expect } })
 */
export function runProviderContract(parameters: RunProviderContractParameters): void {
  const { name, open, answer, calls, check, test } = parameters
  const { describe, it, expect } = test

  /** A host that does one thing, and a provider that asks it. */
  async function withHost<result>(
    act: (request: ProviderRequest, response: ServerResponse) => unknown,
    timeout: number,
    work: (provider: Provider, requests: readonly ProviderRequest[]) => Promise<result>,
  ): Promise<result> {
    const requests: ProviderRequest[] = []
    const server = createServer(async (incoming, response) => {
      const chunks: Buffer[] = []
      for await (const chunk of incoming) chunks.push(chunk)
      const text = Buffer.concat(chunks).toString()
      const url = new URL(incoming.url ?? '/', 'http://host')
      const { method = 'GET', headers } = incoming
      const body: unknown = text ? JSON.parse(text) : undefined
      const request = { method, headers, body, path: url.pathname, query: url.searchParams }
      requests.push(request)
      await act(request, response)
    }).listen(0, '127.0.0.1')
    await once(server, 'listening')
    const address = server.address()
    const port = typeof address === 'object' && address ? address.port : 0
    try {
      return await work(await open({ url: `http://127.0.0.1:${port}`, timeout }), requests)
    } finally {
      const closed = once(server, 'close')
      server.close()
      server.closeAllConnections()
      await closed
    }
  }

  const reply = async (
    request: ProviderRequest,
    response: ServerResponse,
    change = (body: unknown) => body,
  ) => {
    const body = await answer(request)
    response.writeHead(body === undefined ? 404 : 200, { 'content-type': 'application/json' })
    response.end(JSON.stringify(body === undefined ? {} : change(body)))
  }

  const work = (provider: Provider): { readonly [call: string]: () => Promise<unknown> } => {
    const { balances, history, nfts, prices, swap, purchase } = calls
    const { readBalances, readHistory, readNfts, readPrices, swaps, onramp } = provider
    return {
      ...(balances &&
        readBalances && { balances: () => readBalances(balances.chainId, balances, noSignal()) }),
      ...(history &&
        readHistory && {
          history: () => readHistory({ ...history, cursor: undefined, signal: noSignal() }),
        }),
      ...(nfts && readNfts && { nfts: () => readNfts({ ...nfts, cursor: undefined, signal: noSignal() }) }),
      ...(prices && readPrices && { prices: () => readPrices(prices.chainId, prices.tokens, noSignal()) }),
      ...(swap &&
        swaps && {
          quote: () => swaps.quote(swap, noSignal()),
          build: () => swaps.build({ ...swap, slippage: 100n }, noSignal()),
        }),
      ...(purchase &&
        onramp && {
          options: () => onramp.readOptions(noSignal()),
          offer: () => onramp.quote(purchase, noSignal()),
          page: () =>
            onramp.createUrl(
              { ...purchase, partnerUserId: undefined, ipAddress: '192.0.2.1' },
              'http://gateway.example',
              noSignal(),
            ),
        }),
    }
  }

  /** Every call fails by our error, and says no key. */
  async function expectFailures(provider: Provider): Promise<void> {
    for (const [call, run] of Object.entries(work(provider))) {
      const error: unknown = await run().then(
        () => 'an answer',
        (cause: unknown) => cause,
      )
      const isOurs = error instanceof ProviderError || error instanceof CallRefused
      expect(`${call}: ${isOurs ? 'ProviderError' : String(error)}`).toBe(`${call}: ProviderError`)
      if (error instanceof Error) expect(error.message.includes('secret')).toBe(false)
    }
  }

  describe(`${name}, as a provider`, () => {
    it('answers in our form', () =>
      withHost(
        (request, response) => reply(request, response),
        10_000,
        async (provider, requests) => {
          const results: { [call: string]: unknown } = {}
          for (const [call, run] of Object.entries(work(provider))) results[call] = await run()
          const asked = Object.keys(calls).length
          expect(Object.keys(results).length >= asked).toBe(true)
          for (const [call, result] of Object.entries(results)) {
            expect(`${call}: ${findFault(call, result)}`).toBe(`${call}: undefined`)
          }
          check?.(results, requests)
        },
      ))

    it('leaves out bad rows, and none of their neighbours', () =>
      withHost(
        (request, response) => reply(request, response, spoil),
        10_000,
        async provider => {
          await withHost(
            (request, response) => reply(request, response),
            10_000,
            async good => {
              for (const [call, run] of Object.entries(work(provider))) {
                const expected = await work(good)[call]?.()
                if (call === 'balances' || call === 'nfts' || call === 'options') {
                  expect(await run()).toEqual(expected)
                }
              }
            },
          )
        },
      ))

    const faults: { readonly [fault: string]: (response: ServerResponse) => unknown } = {
      'is away': response => response.destroy(),
      'answers 500': response => response.writeHead(500).end('{"error":"secret"}'),
      'refuses the key': response => response.writeHead(401).end('{}'),
      'is over its quota': response => response.writeHead(429).end('{}'),
      'answers with a page': response => response.end('<html>secret</html>'),
      'answers null': response => response.end('null'),
      'answers a number': response => response.end('5'),
      'stops in the middle': response => {
        response.write('{"items":[')
        response.destroy()
      },
      'says that 32 MB come': response => {
        response.writeHead(200, { 'content-length': tooMuch })
        response.write(piece)
      },
      'sends 32 MB': response => {
        const parts = Array.from({ length: tooMuch / piece.length }, () => piece)
        // The reader goes away before the end.
        void pipeline(Readable.from(parts), response).catch(() => {})
      },
    }
    it('fails by a ProviderError, whatever its host does', () => {
      let fault: (typeof faults)[string] | undefined
      return withHost(
        (_, response) => void fault?.(response),
        10_000,
        async provider => {
          for (const each of Object.values(faults)) {
            fault = each
            await expectFailures(provider)
          }
        },
      )
    })

    it('fails by a ProviderError when its host is slow', () =>
      // It never answers.
      withHost(() => undefined, 50, expectFailures))
  })
}
