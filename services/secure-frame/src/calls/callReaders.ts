import type { AbiParameter, Hex } from 'viem'
import { hexToBigInt, size, slice } from 'viem/utils'
import { readExecution } from './readExecution.js'
import { readSignature } from './readSignature.js'
import type { Action, Call } from './types.js'

/** Permit2 of Uniswap, at the same address on each network. */
export const permit2 = '0x000000000022D473030F116dDEE9F6B43aC78BA3'

type Found = { readonly action: Action; readonly calls?: readonly Call[] | undefined }
type Triple = readonly [to: unknown, value: unknown, data: unknown]
type Reader = (values: readonly unknown[], call: Call) => Found | undefined

const batch = (calls: readonly Call[] | undefined): Found | undefined =>
  calls && { action: { kind: 'batch' }, calls }
const isPermit2 = ({ to }: Call) => to.toLowerCase() === permit2.toLowerCase()
const big = (value: unknown) => BigInt(value as bigint | number)

const tokenTransfer = (from: unknown, to: unknown, amount: unknown): Found => ({
  action: { kind: 'tokenTransfer', from: from as Hex, to: to as Hex, amount: big(amount) },
})
const tokenApproval =
  (change: 'set' | 'add' | 'subtract'): Reader =>
  ([spender, amount], { to, caller }) => ({
    action: {
      kind: 'tokenApproval',
      token: to,
      owner: caller,
      spender: spender as Hex,
      amount: big(amount),
      change,
    },
  })
const itemTransfer = (
  values: readonly unknown[],
  ids: unknown,
  amounts: unknown,
  data: unknown,
): Found | undefined => {
  const [allIds, allAmounts] = [ids as readonly bigint[], amounts as readonly bigint[]]
  if (allIds.length !== allAmounts.length) return undefined
  const items = allIds.map((id, index) => ({ id, amount: allAmounts[index] ?? 0n }))
  return {
    action: { kind: 'itemTransfer', from: values[0] as Hex, to: values[1] as Hex, items, data: data as Hex },
  }
}
/** The contract calls itself, in the name of its caller. */
const selfCalls = (datas: unknown, { to, caller }: Call) =>
  batch((datas as readonly Hex[]).map(data => ({ to, caller, data, value: 0n })))
const outerCalls = (calls: readonly Triple[] | undefined, { to: caller }: Call) =>
  batch(calls?.map(([to, value, data]) => ({ to: to as Hex, value: big(value), data: data as Hex, caller })))

const readers: readonly (readonly [signature: string, reader: Reader])[] = [
  ['transfer(address,uint256)', ([to, amount], { caller }) => tokenTransfer(caller, to, amount)],
  ['transferFrom(address,address,uint256)', ([from, to, amount]) => tokenTransfer(from, to, amount)],
  ['approve(address,uint256)', tokenApproval('set')],
  ['increaseAllowance(address,uint256)', tokenApproval('add')],
  ['decreaseAllowance(address,uint256)', tokenApproval('subtract')],
  [
    'permit(address,address,uint256,uint256,uint8,bytes32,bytes32)',
    ([owner, spender, amount, until], { to: token }) => ({
      action: {
        kind: 'tokenApproval',
        token,
        owner: owner as Hex,
        spender: spender as Hex,
        amount: big(amount),
        change: 'permit',
        until: big(until),
      },
    }),
  ],
  [
    'approve(address,address,uint160,uint48)',
    ([token, spender, amount, until], call) =>
      isPermit2(call)
        ? {
            action: {
              kind: 'tokenApproval',
              token: token as Hex,
              owner: call.caller,
              spender: spender as Hex,
              amount: big(amount),
              change: 'permit',
              until: big(until),
            },
          }
        : undefined,
  ],
  ['safeTransferFrom(address,address,uint256)', values => itemTransfer(values, [values[2]], [1n], '0x')],
  [
    'safeTransferFrom(address,address,uint256,bytes)',
    values => itemTransfer(values, [values[2]], [1n], values[3]),
  ],
  [
    'safeTransferFrom(address,address,uint256,uint256,bytes)',
    values => itemTransfer(values, [values[2]], [values[3]], values[4]),
  ],
  [
    'safeBatchTransferFrom(address,address,uint256[],uint256[],bytes)',
    values => itemTransfer(values, values[2], values[3], values[4]),
  ],
  [
    'setApprovalForAll(address,bool)',
    ([operator, isApproved]) => ({
      action: { kind: 'allItems', operator: operator as Hex, isApproved: isApproved === true },
    }),
  ],
  ['multicall(bytes[])', ([datas], call) => selfCalls(datas, call)],
  ['multicall(uint256,bytes[])', ([, datas], call) => selfCalls(datas, call)],
  ['multicall(bytes32,bytes[])', ([, datas], call) => selfCalls(datas, call)],
  // Multicall3.
  ['aggregate((address,bytes)[])', ([calls], call) => outerCalls(pairs(calls), call)],
  ['tryAggregate(bool,(address,bytes)[])', ([, calls], call) => outerCalls(pairs(calls), call)],
  [
    'aggregate3((address,bool,bytes)[])',
    ([calls], call) =>
      outerCalls(
        rows(calls).map(([to, , data]) => [to, 0n, data]),
        call,
      ),
  ],
  [
    'aggregate3Value((address,bool,uint256,bytes)[])',
    ([calls], call) =>
      outerCalls(
        rows(calls).map(([to, , value, data]) => [to, value, data]),
        call,
      ),
  ],
  // Smart accounts.
  ['execute(address,uint256,bytes)', ([to, value, data], call) => outerCalls([[to, value, data]], call)],
  [
    'executeBatch((address,uint256,bytes)[])',
    ([calls], call) =>
      outerCalls(
        rows(calls).map(([to, value, data]) => [to, value, data]),
        call,
      ),
  ],
  ['executeBatch(address[],bytes[])', ([tos, datas], call) => outerCalls(zip(tos, undefined, datas), call)],
  [
    'executeBatch(address[],uint256[],bytes[])',
    ([tos, values, datas], call) => outerCalls(zip(tos, values, datas), call),
  ],
  ['execute(bytes32,bytes)', ([mode, data], call) => batch(readExecution(mode as Hex, data as Hex, call))],
  [
    // Safe. One that pays back gas could pay anybody.
    'execTransaction(address,uint256,bytes,uint8,uint256,uint256,uint256,address,address,bytes)',
    ([to, value, data, operation, , , gasPrice], call) =>
      gasPrice === 0n && Number(operation) < 2
        ? batch([
            {
              to: to as Hex,
              value: big(value),
              data: data as Hex,
              caller: call.to,
              isDelegate: operation === 1,
            },
          ])
        : undefined,
  ],
  ['multiSend(bytes)', ([packed], call) => batch(readPacked(packed as Hex, call))],
  // ERC-4337, EntryPoint 0.7 and later, and 0.6.
  [
    'handleOps((address,uint256,bytes,bytes,bytes32,uint256,bytes32,bytes,bytes)[],address)',
    ([operations], call) => batch(readOperations(operations, call)),
  ],
  [
    'handleOps((address,uint256,bytes,bytes,uint256,uint256,uint256,uint256,uint256,bytes,bytes)[],address)',
    ([operations], call) => batch(readOperations(operations, call)),
  ],
]

const rows = (value: unknown) => value as readonly (readonly unknown[])[]
const pairs = (value: unknown) => rows(value).map(([to, data]): Triple => [to, 0n, data])

function zip(tos: unknown, values: unknown, datas: unknown) {
  const [to, data, value] = [tos, datas, values] as (readonly unknown[] | undefined)[]
  // SimpleAccount accepts an empty list of values if every call sends 0.
  if (to?.length !== data?.length || (value?.length && value.length !== to?.length)) return undefined
  return to?.map((one, index): Triple => [one, value?.[index] ?? 0n, data?.[index]])
}

/** Safe's MultiSend: operation, receiver, value and length before the bytes of each call. */
function readPacked(packed: Hex, { caller }: Call): readonly Call[] | undefined {
  const calls: Call[] = []
  let at = 0
  while (at < size(packed)) {
    if (size(packed) < at + 85) return undefined
    const length = hexToBigInt(slice(packed, at + 53, at + 85))
    const end = at + 85 + Number(length)
    const operation = slice(packed, at, at + 1)
    if (length > 1_000_000n || size(packed) < end || (operation !== '0x00' && operation !== '0x01'))
      return undefined
    const value = hexToBigInt(slice(packed, at + 21, at + 53))
    const data = `0x${packed.slice(2 + (at + 85) * 2, 2 + end * 2)}` as Hex
    calls.push({ to: slice(packed, at + 1, at + 21), value, data, caller, isDelegate: operation === '0x01' })
    at = end
  }
  return calls
}

/** Calls of user operations, the ones that make their accounts included. */
function readOperations(operations: unknown, { to: caller }: Call): readonly Call[] | undefined {
  const calls = rows(operations).map(([sender, , initCode, callData]) => {
    const making = initCode as Hex
    if (making !== '0x' && size(making) < 20) return undefined
    const run: Call = { to: sender as Hex, value: 0n, data: callData as Hex, caller }
    return making === '0x'
      ? [run]
      : [{ to: slice(making, 0, 20), value: 0n, data: sliceFrom(making, 20), caller }, run]
  })
  return calls.every(one => one !== undefined) ? calls.flat() : undefined
}

/** `slice` of viem refuses a start at the end. */
function sliceFrom(data: Hex, start: number): Hex {
  return `0x${data.slice(2 + start * 2)}`
}

/**
 * Readers of calls by their selector.
 *
 * @see ERC-20, ERC-721, ERC-1155, EIP-2612, ERC-4337, ERC-7821
 */
export const callReaders: ReadonlyMap<
  string,
  { readonly inputs: readonly AbiParameter[]; readonly reader: Reader }
> = new Map(
  readers.map(([text, reader]) => {
    const { selector, inputs } = readSignature(text)
    return [selector, { inputs, reader }]
  }),
)
