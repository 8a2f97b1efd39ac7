import { first, last, readPath, toRecipient } from './readRouterCall.js'
import { type ReadArguments, readStrictly } from './readStrictly.js'
import { native, type SwapContext, type SwapStep } from './types.js'

type Reader<result> = ReadArguments<result, SwapContext>

/** As an amount: the balance of the router. No token amount is as large. */
const routerBalance = 2n ** 255n
/** The router cuts the minimum that it checks a payment against to 160 bits. */
const mostLeast = 2n ** 160n

const pays = (token: string, to: string, least: bigint): SwapStep | undefined =>
  least < mostLeast ? { gives: { token, to, least } } : undefined

function swap(
  tokens: readonly string[] | undefined,
  [recipient, amount, least, isPaidByUser]: readonly [string, bigint, bigint, boolean],
  { account, router }: SwapContext,
): SwapStep | undefined {
  if (!tokens) return undefined
  return {
    // The account pays by Permit2, never with the value of the call.
    takes: isPaidByUser ? { token: first(tokens), amount } : undefined,
    gives: { token: last(tokens), to: toRecipient(recipient, account, router), least },
  }
}

/**
 * Commands that only swap exact amounts and pay, by number. A command with its highest bit set may fail, and is not
 * included.
 */
const commands: { readonly [command: string]: Reader<SwapStep> } = {
  // V3_SWAP_EXACT_IN
  '00': readStrictly(
    ['address', 'uint', 'uint', 'bytes', 'bool'],
    ([to, amount, least, path, byUser], context: SwapContext) =>
      swap(readPath(path), [to, amount, least, byUser], context),
  ),
  // PERMIT2_TRANSFER_FROM
  '02': readStrictly(['address', 'address', 'uint'], ([token, , amount]) => ({
    takes: { token: token.toLowerCase(), amount },
  })),
  // SWEEP
  '04': readStrictly(['address', 'address', 'uint'], ([token, to, least], { account, router }: SwapContext) =>
    pays(/^0x0+$/.test(token) ? native : token.toLowerCase(), toRecipient(to, account, router), least),
  ),
  // TRANSFER and PAY_PORTION, of the router's balance
  '05': readStrictly(['address', 'address', 'uint'], () => ({})),
  '06': readStrictly(['address', 'address', 'uint'], () => ({})),
  // V2_SWAP_EXACT_IN
  '08': readStrictly(
    ['address', 'uint', 'uint', 'address[]', 'bool'],
    ([to, amount, least, tokens, byUser], context: SwapContext) =>
      swap(tokens, [to, amount, least, byUser], context),
  ),
  // WRAP_ETH
  '0b': readStrictly(['address', 'uint'], ([to, amount], { account, router, wrapped }: SwapContext) => ({
    takes: amount === routerBalance ? undefined : { token: native, amount },
    gives:
      amount === routerBalance || wrapped === undefined
        ? undefined
        : { token: wrapped, to: toRecipient(to, account, router), least: amount },
  })),
  // UNWRAP_WETH
  '0c': readStrictly(['address', 'uint'], ([to, least], { account, router }: SwapContext) =>
    pays(native, toRecipient(to, account, router), least),
  ),
}

const readCommandList = (
  [list, inputs]: readonly [string, readonly string[], ...unknown[]],
  context: SwapContext,
) => {
  const numbers = list.slice(2).match(/../g) ?? []
  const steps = numbers.map((command, index) => commands[command]?.(inputs[index]?.slice(2) ?? '', context))
  return numbers.length === inputs.length && steps.every(step => step !== undefined) ? steps : undefined
}

const executes: { readonly [selector: string]: Reader<readonly SwapStep[]> } = {
  '3593564c': readStrictly(['bytes', 'bytes[]', 'uint'], readCommandList),
  '24856bc3': readStrictly(['bytes', 'bytes[]'], readCommandList),
}

/**
 * Reads a call of Uniswap's Universal Router, `execute` with or without a deadline. Undefined where a command does more
 * than swap an exact amount or pay.
 */
export const readCommands: Reader<readonly SwapStep[]> = (data, context) =>
  executes[data.slice(0, 8)]?.(data.slice(8), context)
