import { type Hex, hexToBigInt, hexToNumber, size, slice, toFunctionSelector } from 'viem'
import { type Caveat, type Delegation, rootAuthority } from './delegations.js'
import type { Enforcers } from './enforcers.js'
import { toCaveats } from './toCaveats.js'
import type { EqualData, Grant, Permission, Spending } from './types.js'

/** Permission of a delegation. Read from the signed data, never from the data of the page. */
export type DelegationDescription = Grant & {
  /** The account that gives the permission. */
  readonly account: Hex
  /**
   * Maximum that can be spent until the end of the permission, in the smallest unit: of the coin, or of the token of
   * `erc20`. `undefined` when calls are unlimited, and for a token of ERC-721.
   */
  readonly total?: bigint | undefined
  /**
   * Whether its calls could move tokens, or approve that: `total` has only their value, so that they need a warning.
   */
  readonly movesTokens: boolean
}

/** Widely used selectors of ERC-20, ERC-721, ERC-1155 and ERC-2612 that move tokens or approve that. */
const moving: ReadonlySet<string> = new Set(
  [
    'transfer(address,uint256)',
    'transferFrom(address,address,uint256)',
    'approve(address,uint256)',
    'increaseAllowance(address,uint256)',
    'safeTransferFrom(address,address,uint256)',
    'safeTransferFrom(address,address,uint256,bytes)',
    'safeTransferFrom(address,address,uint256,uint256,bytes)',
    'safeBatchTransferFrom(address,address,uint256[],uint256[],bytes)',
    'setApprovalForAll(address,bool)',
    'permit(address,address,uint256,uint256,uint8,bytes32,bytes32)',
  ].map(signature => toFunctionSelector(signature)),
)

/**
 * Describes a delegation for an approval, a list or a revocation.
 *
 * @param now seconds since 1970
 * @throws RangeError for a delegation that {@link toCaveats} did not create: a part of it could not be shown
 */
export function describeDelegation(
  delegation: Delegation,
  { enforcers, now }: { readonly enforcers: Enforcers; readonly now: number },
): DelegationDescription {
  const { delegate, delegator: account, authority, caveats } = delegation
  const grant = read(delegate, caveats, enforcers)
  if (authority.toLowerCase() !== rootAuthority || !isSame(toCaveats(grant, account, enforcers), caveats))
    throw new RangeError('the delegation has caveats that are not known')
  return { ...grant, account, total: sumUp(grant, now), movesTokens: movesTokens(grant) }
}

const isSame = (ours: readonly Caveat[], theirs: readonly Caveat[]) => toText(ours) === toText(theirs)
const toText = (caveats: readonly Caveat[]) =>
  JSON.stringify(caveats.map(({ enforcer, terms, args }) => [enforcer, terms, args])).toLowerCase()

/** Reads the probable grant of the caveats. The caller then checks that its caveats match exactly. */
function read(delegate: Hex, caveats: readonly Caveat[], enforcers: Enforcers): Grant {
  const names = new Map(Object.entries(enforcers).map(([name, address]) => [address.toLowerCase(), name]))
  const found: Partial<Record<keyof Enforcers, Hex>> = {}
  const equal: EqualData[] = []
  for (const { enforcer, terms } of caveats) {
    const name = names.get(enforcer.toLowerCase()) as keyof Enforcers | undefined
    if (!name) throw new RangeError(`the enforcer ${enforcer} is not known`)
    if (name === 'AllowedCalldataEnforcer' && size(terms) === 64)
      equal.push({ start: readNumber(terms, 0), word: slice(terms, 32) })
    else found[name] = terms
  }
  try {
    const times = found.TimestampEnforcer ?? '0x'
    const after = hexToNumber(slice(times, 0, 16))
    const limit = found.LimitedCallsEnforcer
    return {
      delegate,
      permission: readPermission(found, equal),
      ...(after > 0 && { from: after + 1 }),
      until: hexToNumber(slice(times, 16, 32)),
      ...(limit && { calls: readNumber(limit, 0) }),
    }
  } catch (cause) {
    throw new RangeError('the delegation has caveats that are not known', { cause })
  }
}

function readPermission(
  found: Partial<Record<keyof Enforcers, Hex>>,
  equal: readonly EqualData[],
): Permission {
  const native = readSpending([
    found.NativeTokenTransferAmountEnforcer,
    found.NativeTokenPeriodTransferEnforcer,
    found.NativeTokenStreamingEnforcer,
  ])
  if (native) return { kind: 'native', spending: native }
  const erc20 = [
    found.ERC20TransferAmountEnforcer,
    found.ERC20PeriodTransferEnforcer,
    found.ERC20StreamingEnforcer,
  ] as const
  const terms = erc20.find(one => one !== undefined)
  const spending = readSpending([cutToken(erc20[0]), cutToken(erc20[1]), cutToken(erc20[2])])
  if (terms && spending) return { kind: 'erc20', token: slice(terms, 0, 20), spending }
  const nft = found.ERC721TransferEnforcer
  if (nft) return { kind: 'erc721', token: slice(nft, 0, 20), tokenId: hexToBigInt(slice(nft, 20)) }
  const methods = found.AllowedMethodsEnforcer ?? '0x'
  return {
    kind: 'call',
    target: found.AllowedTargetsEnforcer ?? '0x',
    selectors: Array.from({ length: size(methods) / 4 }, (_, index) =>
      slice(methods, index * 4, index * 4 + 4),
    ),
    equal,
    valueLimit: readAmount(found.ValueLteEnforcer ?? '0x', 0),
  }
}

const cutToken = (terms: Hex | undefined) => terms && slice(terms, 20)

type Terms = Hex | undefined

function readSpending([total, periodic, stream]: readonly [Terms, Terms, Terms]): Spending | undefined {
  if (total) return { limit: 'total', amount: readAmount(total, 0) }
  if (periodic) {
    const [period, start] = [readNumber(periodic, 1), readNumber(periodic, 2)]
    return { limit: 'periodic', amount: readAmount(periodic, 0), period, start }
  }
  if (!stream) return undefined
  const start = readNumber(stream, 3)
  return {
    limit: 'stream',
    initial: readAmount(stream, 0),
    perSecond: readAmount(stream, 2),
    most: readAmount(stream, 1),
    start,
  }
}

const readAmount = (terms: Hex, index: number) => hexToBigInt(slice(terms, index * 32, index * 32 + 32))
const readNumber = (terms: Hex, index: number) => hexToNumber(slice(terms, index * 32, index * 32 + 32))

const movesTokens = ({ permission }: Grant) =>
  permission.kind === 'call' && permission.selectors.some(selector => moving.has(selector.toLowerCase()))

const least = (one: bigint, other: bigint) => (one < other ? one : other)

/** Returns the maximum that can be spent from `now` until the grant ends. */
function sumUp({ permission, from = 0, until, calls }: Grant, now: number): bigint | undefined {
  if (permission.kind === 'erc721') return undefined
  if (permission.kind === 'call') {
    if (permission.valueLimit === 0n) return 0n
    return calls === undefined ? undefined : permission.valueLimit * BigInt(calls)
  }
  const { spending } = permission
  if (spending.limit === 'total') return spending.amount
  const first = Math.max(now, from, spending.start)
  const last = until - 1
  if (last < first) return 0n
  const { start } = spending
  if (spending.limit === 'stream')
    return least(spending.most, spending.initial + spending.perSecond * BigInt(last - start))
  const { amount, period } = spending
  const periods = Math.floor((last - start) / period) - Math.floor((first - start) / period) + 1
  return amount * BigInt(periods)
}
