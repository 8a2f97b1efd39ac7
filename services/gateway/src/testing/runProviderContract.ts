import type { ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Hex } from 'viem'
import { CallRefused } from '../callRefused.js'
import type { Names } from '../modules/names/createNames.js'
import type { HoldingsQuery } from '../providers/holding.js'
import type { OnrampAsked } from '../providers/onramp.js'
import { ProviderError } from '../providers/providerError.js'
import type { Swap } from '../providers/swap.js'
import type { Provider } from '../providers/types.js'
import { openHost, type ProviderRequest } from './openHost.js'
import { findFault, spoil } from './providerAnswers.js'

/** The tested source: a provider, and for our own also the names that it finds. */
export type Source = Provider & { readonly names?: Names | undefined }

/** Source and test framework of `runProviderContract`. */
export type RunProviderContractParameters = {
  /** Shown as the name of the suite. */
  readonly name: string
  /** Creates the provider for a host at `url`, with a timeout of `timeout` milliseconds. */
  open(parameters: { readonly url: string; readonly timeout: number }): Source | Promise<Source>
  /** Answer of the host, as in its documentation. `undefined` is a 404. */
  answer(request: ProviderRequest): unknown
  /** Parameters of each call that the provider supports. */
  readonly calls: {
    readonly balances?: HoldingsQuery & { readonly chainId: string }
    readonly history?: { readonly chainId: string; readonly account: string }
    readonly nfts?: { readonly chainId: string; readonly account: string }
    readonly prices?: { readonly chainId: string; readonly tokens: readonly string[] }
    readonly swap?: Swap
    readonly purchase?: OnrampAsked & {
      readonly account: string
      /** CAIP-2 id, for the list of purchases. */
      readonly chainId: string
    }
    readonly names?: { readonly chainId: string; readonly account: Hex; readonly name: string }
  }
  /** Names of `calls` that are answered without the host, regardless of its state. */
  readonly local?: readonly string[]
  /** Answers of the host that a call rejects, by call. */
  readonly hostile?: { readonly [call: string]: readonly unknown[] }
  /** Adds bad rows to an answer. Default: an invalid row in every list. */
  spoil?(body: unknown, request: ProviderRequest): unknown
  /** Checks the results of the documented answers. */
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

const lists = ['balances', 'nfts', 'options', 'purchases']
const noSignal = () => new AbortController().signal
const tooMuch = 33_554_432
const piece = ' '.repeat(65_536)

/**
 * The contract tests of a provider. Every source of chain data passes them: nodes, exchanges and hosted providers. An
 * absent member is unsupported. A present member answers in our form, omits a bad row, and throws `ProviderError` when
 * its host is unreachable, slow, sends invalid data or does not end its answer.
 *
 * @example
 * runProviderContract({ name: 'blockscout', open, answer, calls: { balances }, test: { describe, it, expect } })
 */
export function runProviderContract(parameters: RunProviderContractParameters): void {
  const { name, open, answer, calls, local = [], hostile = {}, check, test } = parameters
  const spoilAnswer = parameters.spoil ?? spoil
  const { describe, it, expect } = test

  const withHost = <result>(
    act: Parameters<typeof openHost>[0],
    timeout: number,
    ask: (provider: Source, requests: readonly ProviderRequest[]) => Promise<result>,
  ) => openHost(act, async (url, requests) => ask(await open({ url, timeout }), requests))

  const reply = async (
    request: ProviderRequest,
    response: ServerResponse,
    change = (body: unknown) => body,
  ) => {
    const body = await answer(request)
    response.writeHead(body === undefined ? 404 : 200, { 'content-type': 'application/json' })
    response.end(JSON.stringify(body === undefined ? {} : change(body)))
  }

  const work = (provider: Source): { readonly [call: string]: () => Promise<unknown> } => {
    const { balances, history, nfts, prices, swap, purchase, names: named } = calls
    const { readBalances, readHistory, readNfts, readPrices, swaps, onramp, names } = provider
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
          spender: () => swaps.readSpender(swap.chainId, noSignal()),
        }),
      ...(purchase &&
        onramp?.readPurchases && {
          purchases: async () => onramp.readPurchases?.(purchase.chainId, purchase.account, noSignal()),
        }),
      ...(named &&
        names && {
          profile: () => names.find(named.name, noSignal()),
          identity: () => names.readIdentity(named.account, named.chainId, noSignal()),
          profiles: () => names.list(named.account, noSignal()),
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

  /** Expects every call to fail with our error, without a key in it. */
  async function expectFailures(provider: Source): Promise<void> {
    for (const [call, run] of Object.entries(work(provider))) {
      if (local.includes(call)) await run()
      else await expectFailure(call, run)
    }
  }

  async function expectFailure(call: string, run: () => Promise<unknown>): Promise<void> {
    const error: unknown = await run().then(
      () => 'an answer',
      (cause: unknown) => cause,
    )
    const isOurs = error instanceof ProviderError || error instanceof CallRefused
    expect(`${call}: ${isOurs ? 'ProviderError' : String(error)}`).toBe(`${call}: ProviderError`)
    if (error instanceof Error) expect(error.message.includes('secret')).toBe(false)
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
        (request, response) => reply(request, response, body => spoilAnswer(body, request)),
        10_000,
        async provider => {
          await withHost(
            (request, response) => reply(request, response),
            10_000,
            async good => {
              for (const [call, run] of Object.entries(work(provider))) {
                const expected = await work(good)[call]?.()
                if (lists.includes(call)) expect(await run()).toEqual(expected)
              }
            },
          )
        },
      ))

    const faults: { readonly [fault: string]: (response: ServerResponse) => unknown } = {
      'is away': response => response.destroy(),
      'answers 500': response => response.writeHead(500).end('{"error":{"code":-32603,"message":"secret"}}'),
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
        // The reader leaves before the end.
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

    for (const [call, answers] of Object.entries(hostile)) {
      it(`refuses hostile answers: ${call}`, () => {
        let given: unknown
        return withHost(
          (_, response) => response.end(JSON.stringify(given)),
          10_000,
          async provider => {
            for (const each of answers) {
              given = each
              await expectFailure(call, async () => work(provider)[call]?.())
            }
          },
        )
      })
    }

    it('fails by a ProviderError when its host is slow', () =>
      // It never answers.
      withHost(() => undefined, 50, expectFailures))
  })
}
