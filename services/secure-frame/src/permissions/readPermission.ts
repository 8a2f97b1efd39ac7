import type { Grant, Permission, Spending } from '@latchkit/delegations'
import type { Hex } from 'viem'
import { isAddress } from 'viem/utils'
import * as z from 'zod/mini'
import { refuseForm, UnsupportedPermissionError } from './errors.js'
import { contractCallData, readContractCall } from './readContractCall.js'

/** A part of a grant that the type and the data of a permission say. */
export type ReadPermission = Pick<Grant, 'permission' | 'from' | 'calls'>

export type ReadPermissionParameters = {
  readonly type: string
  readonly data: unknown
  /** Default start of a permission, in seconds since 1970. */
  readonly now: number
  readonly until: number
}

const quantity = z.pipe(
  z.string().check(z.regex(/^0x[\da-fA-F]{1,64}$/, 'must be a number in hex')),
  z.transform(value => BigInt(value)),
)
const amount = quantity.check(z.refine(value => value !== 0n, 'must not be 0'))
const absent = <schema extends z.ZodMiniType>(schema: schema) => z.optional(z.nullable(schema))
const seconds = z.int().check(z.minimum(1))
const address = z.string().check(z.refine(value => isAddress(value), 'must be an address'))
/** Ignored fields of the app: a reason, and the symbol of a coin. */
const said = {
  justification: absent(z.string().check(z.maxLength(2000))),
  ticker: z.optional(z.string().check(z.maxLength(100))),
}

const schemas = {
  allowance: { allowance: amount },
  allowanceAmount: { allowanceAmount: amount, startTime: absent(seconds) },
  recurring: { allowance: amount, start: absent(seconds), period: seconds },
  periodic: { periodAmount: amount, periodDuration: seconds, startTime: absent(seconds) },
  stream: {
    initialAmount: absent(quantity),
    maxAmount: absent(amount),
    amountPerSecond: amount,
    startTime: absent(seconds),
  },
} as const
type Form = keyof typeof schemas

const tokenNames = ['address', 'token', 'tokenAddress'] as const

/** Form and asset of each type that spends, in the drafts of ERC-7715 that have it. */
const spendingTypes: Readonly<
  Record<string, { readonly isNative: boolean; readonly forms: readonly Form[] }>
> = {
  'native-token-transfer': { isNative: true, forms: ['allowance'] },
  'native-token-allowance': { isNative: true, forms: ['allowanceAmount', 'allowance'] },
  'native-token-recurring-allowance': { isNative: true, forms: ['recurring'] },
  'native-token-periodic': { isNative: true, forms: ['periodic'] },
  'native-token-stream': { isNative: true, forms: ['stream'] },
  'erc20-token-transfer': { isNative: false, forms: ['allowance'] },
  'erc20-token-allowance': { isNative: false, forms: ['allowanceAmount', 'allowance'] },
  'erc20-recurring-allowance': { isNative: false, forms: ['recurring'] },
  'erc20-token-recurring-allowance': { isNative: false, forms: ['recurring'] },
  'erc20-token-periodic': { isNative: false, forms: ['periodic'] },
  'erc20-token-stream': { isNative: false, forms: ['stream'] },
}

/** Types of permissions that are granted. */
export const permissionTypes: readonly string[] = [
  ...Object.keys(spendingTypes),
  'erc721-token-transfer',
  'erc721-token-allowance',
  'contract-call',
]

/**
 * Reads a permission of a request. It becomes several where a single delegation would allow more: for each token of
 * ERC-721, and for functions with separate conditions.
 *
 * @throws UnsupportedPermissionError for a type without an enforcer
 * @throws FrameError -32602 for data that its type does not have
 */
export function readPermission(parameters: ReadPermissionParameters): readonly ReadPermission[] {
  const { type, data } = parameters
  if (type === 'contract-call')
    return readContractCall(parse(type, contractCallData, data)).map(permission => ({ permission }))
  if (type === 'erc721-token-transfer' || type === 'erc721-token-allowance') return readTokens(type, data)
  const spending = Object.hasOwn(spendingTypes, type) ? spendingTypes[type] : undefined
  if (!spending)
    throw new UnsupportedPermissionError('permission', type, `types are ${permissionTypes.join(', ')}`)
  return [readSpending(parameters, spending)]
}

function parse<schema extends z.ZodMiniType>(type: string, schema: schema, value: unknown): z.output<schema> {
  const { success, data, error } = z.safeParse(schema, value)
  if (!success) throw refuseForm(`The data of the permission ${type} does not have its form`, error)
  return data
}

const token = (name: (typeof tokenNames)[number]) => z.strictObject({ [name]: address })

function readToken(type: string, data: unknown): { readonly address: Hex; readonly rest: unknown } {
  const given = parse(type, z.record(z.string(), z.unknown()), data)
  const [name, ...others] = tokenNames.filter(known => Object.hasOwn(given, known))
  if (!name || others.length > 0)
    throw refuseForm(`The data of the permission ${type} does not name its token`)
  const { [name]: value, ...rest } = given
  const parsed = parse(type, token(name), { [name]: value })
  return { address: parsed[name] as Hex, rest }
}

function readTokens(type: string, data: unknown): readonly ReadPermission[] {
  const { address: contract, rest } = readToken(type, data)
  const schema = z.strictObject({
    tokenIds: z.array(quantity).check(z.minLength(1), z.maxLength(20)),
    justification: said.justification,
  })
  const { tokenIds } = parse(type, schema, rest)
  return [...new Set(tokenIds)].map(tokenId => ({
    permission: { kind: 'erc721', token: contract, tokenId },
    // An allowance for a token is used up by its transfer, also if the account gets it again.
    calls: 1,
  }))
}

function readSpending(
  { type, data, now, until }: ReadPermissionParameters,
  { isNative, forms }: { readonly isNative: boolean; readonly forms: readonly Form[] },
): ReadPermission {
  const { address: contract, rest } = isNative ? { address: undefined, rest: data } : readToken(type, data)
  const isForm = (form: Form) => z.safeParse(z.strictObject({ ...schemas[form], ...said }), rest).success
  const form = forms.find(isForm) ?? forms[0]
  const give = (spending: Spending, from?: number): ReadPermission => {
    const permission: Permission = contract
      ? { kind: 'erc20', token: contract, spending }
      : { kind: 'native', spending }
    const start = 'start' in spending ? spending.start : (from ?? now)
    if (start >= until) throw refuseForm(`The permission ${type} starts when it has ended`)
    return { permission, ...(from !== undefined && from > now && { from }) }
  }
  switch (form) {
    case 'allowance': {
      const { allowance } = parse(type, z.strictObject({ ...schemas.allowance, ...said }), rest)
      return give({ limit: 'total', amount: allowance })
    }
    case 'allowanceAmount': {
      const read = parse(type, z.strictObject({ ...schemas.allowanceAmount, ...said }), rest)
      return give({ limit: 'total', amount: read.allowanceAmount }, read.startTime ?? undefined)
    }
    case 'recurring': {
      const read = parse(type, z.strictObject({ ...schemas.recurring, ...said }), rest)
      return give({
        limit: 'periodic',
        amount: read.allowance,
        period: read.period,
        start: read.start ?? now,
      })
    }
    case 'periodic': {
      const read = parse(type, z.strictObject({ ...schemas.periodic, ...said }), rest)
      const { periodAmount, periodDuration: period, startTime } = read
      return give({ limit: 'periodic', amount: periodAmount, period, start: startTime ?? now })
    }
    default: {
      const read = parse(type, z.strictObject({ ...schemas.stream, ...said }), rest)
      return give(toStream(read, until, now))
    }
  }
}

type Stream = { initialAmount?: bigint | null | undefined; maxAmount?: bigint | null | undefined } & {
  amountPerSecond: bigint
  startTime?: number | null | undefined
}

function toStream(read: Stream, until: number, now: number): Spending {
  const { amountPerSecond: perSecond, startTime } = read
  const initial = read.initialAmount ?? 0n
  const start = startTime ?? now
  // No stream without an end: it stops with the permission.
  const whole = initial + perSecond * BigInt(Math.max(until - start, 0))
  const most = read.maxAmount ?? whole
  // The enforcers refuse each use of a stream that starts above its most, or passes 256 bits.
  if (most < initial || whole >= 2n ** 256n)
    throw refuseForm('The amounts of the stream do not fit each other')
  return { limit: 'stream', initial, perSecond, most, start }
}
