import { type ReadArguments, readStrictly } from './readStrictly.js'
import { native, type SwapContext, type SwapStep } from './types.js'

type Reader = ReadArguments<readonly SwapStep[], SwapContext>

/** A call that only pays out the router's balance. */
const pays = (token: string, least: bigint, to: string): readonly SwapStep[] => [
  { gives: { token: token.toLowerCase(), to: to.toLowerCase(), least } },
]
const paysWithFee = (token: string, least: bigint, to: string, bips: bigint) =>
  pays(token, least - (least * bips) / 10_000n, to)

/** Offset of its only argument, which has a dynamic size. */
const exactInputPlace = '20'.padStart(64, '0')
const exactInput = readStrictly(
  ['bytes', 'address', 'uint', 'uint'],
  ([path, recipient, amount, least], context: SwapContext) => {
    const tokens = readPath(path)
    return tokens && swap(tokens, amount, least, recipient, context, 'v3')
  },
)

/** Calls of SwapRouter02 that swap or pay, by selector. */
const steps: { readonly [selector: string]: Reader } = {
  // exactInput
  b858183f: (data, context) =>
    data.startsWith(exactInputPlace) ? exactInput(data.slice(exactInputPlace.length), context) : undefined,
  // exactInputSingle: two tokens, a fee, the recipient, two amounts, and a price limit
  '04e45aaf': readStrictly(
    ['address', 'address', 'uint', 'address', 'uint', 'uint', 'uint'],
    ([from, to, , recipient, amount, least], context: SwapContext) =>
      swap([from, to], amount, least, recipient, context, 'v3'),
  ),
  // swapExactTokensForTokens, without a deadline
  '472b43f3': readStrictly(
    ['uint', 'uint', 'address[]', 'address'],
    ([amount, least, tokens, to], context: SwapContext) => swap(tokens, amount, least, to, context, 'v2'),
  ),
  // wrapETH
  '1c58db4f': readStrictly(['uint'], ([amount]) => [{ takes: { token: native, amount } }]),
  // pull
  f2d5d56b: readStrictly(['address', 'uint'], ([token, amount]) => [
    { takes: { token: token.toLowerCase(), amount } },
  ]),
  // refundETH
  '12210e8a': readStrictly([], () => []),
  // unwrapWETH9
  '49404b7c': readStrictly(['uint', 'address'], ([least, to]) => pays(native, least, to)),
  '49616997': readStrictly(['uint'], ([least], { account }: SwapContext) => pays(native, least, account)),
  // unwrapWETH9WithFee
  '9b2c0a37': readStrictly(['uint', 'address', 'uint', 'address'], ([least, to, bips]) =>
    paysWithFee(native, least, to, bips),
  ),
  d4ef38de: readStrictly(['uint', 'uint', 'address'], ([least, bips], { account }: SwapContext) =>
    paysWithFee(native, least, account, bips),
  ),
  // sweepToken
  df2ab5bb: readStrictly(['address', 'uint', 'address'], ([token, least, to]) => pays(token, least, to)),
  e90a182f: readStrictly(['address', 'uint'], ([token, least], { account }: SwapContext) =>
    pays(token, least, account),
  ),
  // sweepTokenWithFee
  e0e189a0: readStrictly(['address', 'uint', 'address', 'uint', 'address'], ([token, least, to, bips]) =>
    paysWithFee(token, least, to, bips),
  ),
  '3068c554': readStrictly(
    ['address', 'uint', 'uint', 'address'],
    ([token, least, bips], { account }: SwapContext) => paysWithFee(token, least, account, bips),
  ),
}

const readAll = (data: readonly string[], context: SwapContext) => {
  const all = data.map(each => steps[each.slice(2, 10)]?.(each.slice(10), context))
  return all.every(each => each !== undefined) ? all.flat() : undefined
}

// In the router of v2, a recipient is always an address, also 1 and 2.
const sellsToken = readStrictly(
  ['uint', 'uint', 'address[]', 'address', 'uint'],
  ([amount, least, tokens, to]) => [
    { takes: { token: first(tokens), amount }, gives: { token: last(tokens), to: to.toLowerCase(), least } },
  ],
)
const sellsCurrency = readStrictly(['uint', 'address[]', 'address', 'uint'], ([least, tokens, to]) =>
  pays(last(tokens), least, to),
)
const buysCurrency = readStrictly(
  ['uint', 'uint', 'address[]', 'address', 'uint'],
  ([amount, least, tokens, to]) => [
    { takes: { token: first(tokens), amount }, gives: { token: native, to: to.toLowerCase(), least } },
  ],
)

/** Whole calls: SwapRouter02 calls, alone or several, and calls of the router of v2. */
const wholes: { readonly [selector: string]: Reader } = {
  ...steps,
  // multicall: with a deadline, with the hash of the previous block, and plain
  '5ae401dc': readStrictly(['uint', 'bytes[]'], ([, data], context: SwapContext) => readAll(data, context)),
  '1f0464d1': readStrictly(['uint', 'bytes[]'], ([, data], context: SwapContext) => readAll(data, context)),
  ac9650d8: readStrictly(['bytes[]'], ([data], context: SwapContext) => readAll(data, context)),
  // swapExactTokensForTokens, swapExactETHForTokens and swapExactTokensForETH, and the same for tokens with a fee
  '38ed1739': sellsToken,
  '5c11d795': sellsToken,
  '7ff36ab5': sellsCurrency,
  b6f9de95: sellsCurrency,
  '18cbafe5': buysCurrency,
  '791ac947': buysCurrency,
}

/**
 * Reads a call of Uniswap's SwapRouter02 or router of v2. Undefined where it contains anything but swaps of exact
 * amounts and payments.
 */
export const readRouterCall: Reader = (data, context) => wholes[data.slice(0, 8)]?.(data.slice(8), context)

/** A swap by SwapRouter02. Recipient 1 is the caller, 2 is the router. */
function swap(
  tokens: readonly string[],
  amount: bigint,
  least: bigint,
  recipient: string,
  { account, router, wrapped, sold, bought }: SwapContext,
  version: 'v2' | 'v3',
): readonly SwapStep[] {
  const to = toRecipient(recipient, account, router)
  const [token, given] = [first(tokens), last(tokens)]
  // The router pays with its own currency where it has enough, else with tokens of the account. Before it pays a pool
  // of v3, it calls the token that the pool gives: a token of an attacker could take the currency out of the router.
  const isPaidByValue =
    sold === native && token === wrapped && (version === 'v2' || (tokens.length === 2 && given === bought))
  return [
    {
      // 0 means the router's balance.
      takes: amount === 0n ? undefined : { token: isPaidByValue ? native : token, amount },
      gives: { token: given, to, least },
    },
  ]
}

/** Resolves a recipient: 1 means the caller, 2 means the router. */
export function toRecipient(recipient: string, account: string, router: string): string {
  const to = recipient.toLowerCase()
  return to === `0x${'1'.padStart(40, '0')}` ? account : to === `0x${'2'.padStart(40, '0')}` ? router : to
}

/** Returns the tokens of a path of v3, which has the fees of the pools between them. Undefined for an invalid path. */
export function readPath(path: string): readonly string[] | undefined {
  const hops = (path.length - 42) / 46
  if (!Number.isInteger(hops) || hops < 1) return undefined
  return Array.from({ length: hops + 1 }, (_, index) => `0x${path.slice(2 + index * 46, 42 + index * 46)}`)
}

export const first = (tokens: readonly string[]): string => tokens[0]?.toLowerCase() ?? ''
export const last = (tokens: readonly string[]): string => tokens.at(-1)?.toLowerCase() ?? ''
