import { encodeRedemption } from '@latchkit/core/redemption'
import * as fc from 'fast-check'
import {
  concatHex,
  encodeAbiParameters,
  encodeFunctionData,
  encodePacked,
  erc20Abi,
  erc721Abi,
  type Hex,
  hexToBigInt,
  pad,
  parseAbi,
  parseAbiParameters,
  size,
  slice,
  toFunctionSelector,
} from 'viem'
import type { Grants } from './openGrants.js'

/** Accounts without code, which take every call. */
const [shop, stranger] = [`0x${'51'.repeat(20)}`, `0x${'52'.repeat(20)}`] as const
const [batchMode, tryMode] = [`0x01${'00'.repeat(31)}`, `0x0001${'00'.repeat(30)}`] as const

const hex = (value: number): Hex => `0x${value.toString(16)}`
const inputs = [{ type: 'bytes' }, { type: 'uint64' }]
const play = toFunctionSelector('play(bytes,uint64)')
const played = (level: number) => encodeAbiParameters(inputs, ['0x1234', BigInt(level)])

/** Permissions of every kind. Each allows 8 in all, the last 8 wei in each of two calls. */
function askForAll({ token, nft }: Grants, now: number) {
  const flow = { initialAmount: hex(5), amountPerSecond: hex(1), maxAmount: hex(8), startTime: now - 100 }
  const spendings = [
    ['token-allowance', { allowance: hex(8) }],
    ['token-periodic', { periodAmount: hex(8), periodDuration: 86_400, startTime: now - 10 }],
    ['token-stream', flow],
  ] as const
  const args = [null, { operator: 'EQUAL', value: hex(5) }]
  return [
    ...spendings.map(([type, data]) => ({ kind: 'native', type: `native-${type}`, data })),
    ...spendings.map(([type, data]) => ({ kind: 'erc20', type: `erc20-${type}`, data: { ...data, token } })),
    { kind: 'erc721', type: 'erc721-token-transfer', data: { address: nft, tokenIds: [hex(2)] } },
    {
      kind: 'call',
      type: 'contract-call',
      policies: [{ type: 'call-limit', data: { count: 2 } }],
      data: {
        address: shop,
        abi: [{ type: 'function', name: 'play', inputs }],
        functions: [{ functionName: 'play', args, valueLimit: hex(8) }],
      },
    },
  ]
}

type Call = { readonly to: Hex; readonly value: bigint; readonly data: Hex }
type Redemption = {
  readonly index: number
  readonly by: 'delegate' | 'stranger'
  readonly mode: 'single' | 'batch' | 'try'
  readonly calls: readonly Call[]
}

const amount = fc.oneof(fc.bigInt(0n, 5n), fc.constantFrom(8n, 9n))
const often = <value>(usual: value, ...others: readonly value[]) =>
  fc.oneof(
    { weight: 12, arbitrary: fc.constant(usual) },
    { weight: 1, arbitrary: fc.constantFrom(...others) },
  )

function drawRedemption(grants: Grants, kinds: readonly string[]): fc.Arbitrary<Redemption> {
  const { token, nft, account } = grants
  const transfer = (to: Hex, value: bigint) =>
    encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [to, value] })
  const transferFrom = (from: Hex, id: bigint) =>
    encodeFunctionData({ abi: erc721Abi, functionName: 'transferFrom', args: [from, stranger, id] })
  const right = (kind: string, value: bigint): Call => {
    if (kind === 'native') return { to: stranger, value, data: '0x' }
    if (kind === 'erc20') return { to: token, value: 0n, data: transfer(stranger, value) }
    if (kind === 'erc721') return { to: nft, value: 0n, data: transferFrom(account.address, 2n) }
    return { to: shop, value, data: concatHex([play, played(5)]) }
  }
  const data = amount.chain(value =>
    fc.constantFrom<Hex[]>(
      ...(['0x', '0x00', play] as const),
      transfer(shop, value),
      concatHex([transfer(shop, value), '0x00']),
      encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args: [stranger, value] }),
      transferFrom(account.address, 1n),
      transferFrom(account.address, 2n),
      transferFrom(shop, 2n),
      concatHex([play, played(5)]),
      concatHex([play, played(6)]),
    ),
  )
  /** Data that differs from a call of `play` in a single part. */
  const near = fc.constantFrom(
    concatHex([play, played(6)]),
    concatHex([play, pad('0x05'), pad('0x40')]),
    concatHex([toFunctionSelector('stop()'), played(5)]),
  )
  // A contract that takes no ether would refuse a call of the coin by itself.
  const target = (kind: string) =>
    kind === 'native' ? fc.constantFrom(shop, stranger) : fc.constantFrom<Hex[]>(shop, stranger, token, nft)
  const call = (kind: string): fc.Arbitrary<Call> =>
    amount.chain(value => {
      const usual = right(kind, value)
      const keep = <part>(own: part, other: fc.Arbitrary<part>) =>
        fc.oneof({ weight: 6, arbitrary: fc.constant(own) }, { weight: 1, arbitrary: other })
      return fc.record({
        to: keep<Hex>(usual.to, target(kind)),
        value: keep(usual.value, amount),
        data: keep<Hex>(usual.data, kind === 'call' ? fc.oneof(near, data) : data),
      })
    })
  return fc.nat(kinds.length - 1).chain(index =>
    fc.record({
      index: fc.constant(index),
      by: often<'delegate' | 'stranger'>('delegate', 'stranger'),
      mode: often<'single' | 'batch' | 'try'>('single', 'batch', 'try'),
      calls: fc.array(call(kinds[index] ?? ''), { minLength: 1, maxLength: 3 }),
    }),
  )
}

/** Whether a redemption is inside its grant, by the words of the grant alone. */
function isInside({ by, mode, calls }: Redemption, kind: string, { account, token, nft }: Grants): boolean {
  if (by !== 'delegate' || mode !== 'single') return false
  const sum = (values: readonly bigint[]) => values.reduce((all, value) => all + value, 0n)
  switch (kind) {
    case 'native':
      return calls.every(({ data }) => data === '0x') && sum(calls.map(({ value }) => value)) <= 8n
    case 'erc20': {
      const areTransfers = calls.every(
        ({ to, value, data }) =>
          to === token && value === 0n && size(data) === 68 && slice(data, 0, 4) === '0xa9059cbb',
      )
      return areTransfers && sum(calls.map(({ data }) => hexToBigInt(slice(data, 36)))) <= 8n
    }
    case 'erc721': {
      const [first, ...others] = calls
      const abi = parseAbi(['function transferFrom(address from, address to, uint256 id)'])
      const args = [account.address, stranger, 2n] as const
      const expected = encodeFunctionData({ abi, args })
      return others.length === 0 && first?.to === nft && first.value === 0n && first.data === expected
    }
    default:
      return (
        calls.length <= 2 &&
        calls.every(
          ({ to, value, data }) =>
            to === shop &&
            value <= 8n &&
            size(data) >= 68 &&
            slice(data, 0, 4) === play &&
            slice(data, 36, 68) === pad('0x05'),
        )
      )
  }
}

const executions = parseAbiParameters('(address target, uint256 value, bytes callData)[]')
const abi = parseAbi(['function redeemDelegations(bytes[] contexts, bytes32[] modes, bytes[] executions)'])

function encode(context: Hex, { mode, calls }: Redemption): Hex {
  if (mode === 'single') return encodeRedemption(context, calls)
  if (mode === 'batch') {
    const list = calls.map(({ to, value, data }) => ({ target: to, value, callData: data }))
    return encodeFunctionData({
      abi,
      args: [[context], [batchMode], [encodeAbiParameters(executions, [list])]],
    })
  }
  const packed = calls.map(({ to, value, data }) =>
    concatHex([encodePacked(['address', 'uint256'], [to, value]), data]),
  )
  return encodeFunctionData({ abi, args: [calls.map(() => context), calls.map(() => tryMode), packed] })
}

/**
 * Has random calls simulated against grants of every kind, on the chain as it is. Returns those that the contracts refused
 * though they are inside their grant, or made though they are not, and how many were inside.
 */
export async function redeemRandomly(grants: Grants, { seed, runs }: { seed: number; runs: number }) {
  const { timestamp } = await grants.chain.getBlock()
  const now = Number(timestamp)
  const asked = askForAll(grants, now)
  const kinds = asked.map(({ kind }) => kind)
  const permissions = asked.map(({ kind: _, ...permission }) => permission)
  const contexts = await Promise.all(
    permissions.map(async permission => {
      const given = await grants.account.give({ expiry: now + 86_400, permissions: [permission] })
      return given[0]?.context ?? '0x'
    }),
  )
  const drawn = fc.sample(drawRedemption(grants, kinds), { numRuns: runs, seed })
  const results = await Promise.all(
    drawn.map(async redemption => {
      const by = redemption.by === 'stranger' ? stranger : undefined
      const refusal = await grants.refuse(encode(contexts[redemption.index] ?? '0x', redemption), by)
      const kind = kinds[redemption.index] ?? ''
      return { kind, redemption, refusal, inside: isInside(redemption, kind, grants) }
    }),
  )
  // A call that fails by itself would show nothing of the grant.
  const isByGrant = (refusal: string) => /Enforcer:|^InvalidDelegate$/.test(refusal)
  const wrong = results.filter(({ refusal, inside }) =>
    inside ? refusal !== undefined : refusal === undefined || !isByGrant(refusal),
  )
  return { wrong, inside: results.filter(({ inside }) => inside).map(({ kind }) => kind), results }
}
