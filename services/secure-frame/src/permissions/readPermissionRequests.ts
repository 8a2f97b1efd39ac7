import type { Grant } from '@latchkit/delegations'
import type { Hex } from 'viem'
import { isAddressEqual } from 'viem/utils'
import * as z from 'zod/mini'
import { refuseForm, UnsupportedPermissionError } from './errors.js'
import { type ReadPermission, readPermission } from './readPermission.js'
import { readSigner } from './readSigner.js'

/** A requested grant, and the part of the request that it comes from. */
export type RequestedGrant = Grant & {
  /** The permission as the request has it, for the answer. */
  readonly asked: AskedPermission
}

/** A request for permissions. Each grant becomes a delegation. */
export type PermissionRequest = {
  /** `undefined` for the current chain. */
  readonly chainId?: number | undefined
  /** The account that is to give the permissions; `undefined` for the user's choice. */
  readonly account?: Hex | undefined
  readonly delegate: Hex
  readonly until: number
  /** Not empty. */
  readonly grants: readonly RequestedGrant[]
  /** Whether the request has a list of permissions, so that its answer may have several. */
  readonly hasList: boolean
}

const most = { requests: 10, permissions: 20, grants: 20, year: 365 * 24 * 60 * 60 }
const text = z.string().check(z.minLength(1), z.maxLength(100))
const address = z.string().check(z.regex(/^0x[\da-fA-F]{40}$/, 'must be an address'))
const chainId = z.pipe(
  z.union([z.string().check(z.regex(/^0x[\da-fA-F]{1,13}$/)), z.int().check(z.minimum(1))]),
  z.transform(Number),
)
const policy = z.strictObject({ type: text, data: z.record(z.string(), z.unknown()) })
const policies = z.optional(z.array(policy).check(z.maxLength(most.permissions)))
const permission = z.strictObject({
  type: text,
  data: z.record(z.string(), z.unknown()),
  policies,
  /** False: the answer may be without it. Absent is as true: older apps expect whatever they ask for. */
  required: z.optional(z.boolean()),
  isAdjustmentAllowed: z.optional(z.boolean()),
})
const timestamp = z.int().check(z.minimum(1))

/** A permission as a request has it. */
export type AskedPermission = z.output<typeof permission>

const grantRequest = z.strictObject({
  chainId: z.optional(chainId),
  // Both names were in drafts.
  address: z.optional(address),
  account: z.optional(address),
  expiry: timestamp,
  signer: z.optional(z.unknown()),
  permission: z.optional(permission),
  permissions: z.optional(z.array(permission).check(z.minLength(1), z.maxLength(most.permissions))),
  policies,
  isAdjustmentAllowed: z.optional(z.boolean()),
})
/** Drafts had it on rules, too. Nothing is adjusted. */
const rule = z.extend(policy, { isAdjustmentAllowed: z.optional(z.boolean()) })
const executionRequest = z.strictObject({
  chainId,
  from: z.optional(z.nullable(address)),
  to: address,
  permission,
  rules: z.optional(z.nullable(z.array(rule).check(z.maxLength(most.permissions)))),
})
const callLimit = z.strictObject({ count: z.int().check(z.minimum(1)) })
const addresses = z.strictObject({ addresses: z.array(address).check(z.minLength(1)) })
const expiry = z.strictObject({ timestamp })

/**
 * Reads the parameters of `wallet_grantPermissions`, of the older drafts of ERC-7715 and as viem sends them. A permission with
 * `required: false` is left out if it has no enforcer, as long as another permission remains.
 *
 * @param now seconds since 1970
 * @throws UnsupportedPermissionError with the name of what has no enforcer
 * @throws FrameError -32602 for parameters of another form
 */
export async function readGrantRequests(params: unknown, now: number): Promise<readonly PermissionRequest[]> {
  const schema = z.array(grantRequest).check(z.minLength(1), z.maxLength(most.requests))
  // Some kits send a request without its list.
  const requests = parse(schema, Array.isArray(params) ? params : [params]).map(async request => {
    const { permission: single, permissions, expiry: until } = request
    if ((single === undefined) === (permissions === undefined))
      throw refuseForm('A request has either permission or permissions')
    if (request.address && request.account) throw refuseForm('A request has either address or account')
    const delegate = await readSigner(request.signer)
    checkExpiry(until, now)
    const asked = permissions ?? (single ? [single] : [])
    return finish({
      chainId: request.chainId,
      account: (request.address ?? request.account) as Hex | undefined,
      delegate,
      until,
      asked,
      now,
      policies: request.policies ?? [],
      hasList: permissions !== undefined,
    })
  })
  return await Promise.all(requests)
}

/**
 * Reads the parameters of `wallet_requestExecutionPermissions` (ERC-7715).
 *
 * @param now seconds since 1970
 * @throws UnsupportedPermissionError with the name of what has no enforcer, and for a permission without an expiry
 * @throws FrameError -32602 for parameters of another form
 */
export function readExecutionRequests(params: unknown, now: number): readonly PermissionRequest[] {
  const schema = z.array(executionRequest).check(z.minLength(1), z.maxLength(most.requests))
  return parse(schema, params).map(request => {
    const delegate = request.to as Hex
    const rules = request.rules ?? []
    const until = readRules(rules, delegate)
    checkExpiry(until, now)
    return finish({
      chainId: request.chainId,
      account: (request.from ?? undefined) as Hex | undefined,
      delegate,
      until,
      asked: [request.permission],
      now,
      policies: [],
      hasList: false,
    })
  })
}

type Rules = readonly z.output<typeof policy>[]

/** When a request ends, by its rules. */
function readRules(rules: Rules, delegate: Hex): number {
  let until: number | undefined
  for (const { type, data } of rules) {
    if (type === 'expiry' && until === undefined) until = parse(expiry, data).timestamp
    else if (type === 'redeemer') {
      // It is the only redeemer of each delegation anyway.
      const others = parse(addresses, data).addresses.filter(other => !isAddressEqual(other as Hex, delegate))
      if (others.length > 0)
        throw new UnsupportedPermissionError('rule', type, 'only the account of the request redeems')
    } else throw new UnsupportedPermissionError('rule', type, 'rules are one expiry, and redeemer')
  }
  if (until === undefined) throw new UnsupportedPermissionError('expiry', 'none', 'a permission needs an end')
  return until
}

function checkExpiry(until: number, now: number) {
  if (until <= now) throw new UnsupportedPermissionError('expiry', String(until), 'it is over')
  if (until > now + most.year)
    throw new UnsupportedPermissionError('expiry', String(until), 'it is more than a year away')
}

type FinishParameters = Omit<PermissionRequest, 'grants'> & {
  readonly asked: readonly AskedPermission[]
  readonly now: number
  /** Of the whole request. */
  readonly policies: Rules
}

function finish({ asked, now, policies: shared, ...request }: FinishParameters): PermissionRequest {
  const { delegate, until, hasList } = request
  let refused: UnsupportedPermissionError | undefined
  const grants = asked.flatMap(permitted => {
    try {
      const { type, data, rest } = takeAllowance(permitted)
      const read = readPermission({ type, data, now, until })
      return limitCalls(read, rest).map(part => ({ ...part, delegate, until, asked: permitted }))
    } catch (error) {
      // The whole permission is omitted: without its policy, it would be wider.
      if (permitted.required !== false || !(error instanceof UnsupportedPermissionError)) throw error
      refused ??= error
      return []
    }
  })
  if (refused && grants.length === 0) throw refused
  if (grants.length > most.grants) throw refuseForm(`A request has at most ${most.grants} permissions`)
  if (!hasList && grants.length > 1)
    throw new UnsupportedPermissionError(
      ...(['permission', asked[0]?.type ?? '', 'its parts need a request each'] as const),
    )
  return { ...request, grants: limitCalls(grants, shared) }
}

/** viem has the amount of an allowance as a policy of the permission. */
function takeAllowance({ type, data, policies: own = [] }: AskedPermission) {
  const [allowance, ...others] = own.filter(known => known.type === 'token-allowance')
  if (!allowance) return { type, data, rest: own }
  const isTaken = /^(?:native|erc20)-token-transfer$/.test(type) && !Object.hasOwn(data, 'allowance')
  if (!isTaken || others.length > 0)
    throw new UnsupportedPermissionError('policy', 'token-allowance', `${type} has no such policy`)
  const rest = own.filter(known => known !== allowance)
  return {
    type,
    data: { ...data, ...parse(z.strictObject({ allowance: z.string() }), allowance.data) },
    rest,
  }
}

/** The grants with the limits of the policies. Each delegation counts on its own, so a number cannot hold for several. */
function limitCalls<grant extends ReadPermission>(grants: readonly grant[], list: Rules): readonly grant[] {
  return list.reduce<readonly grant[]>((limited, { type, data }) => {
    if (type !== 'call-limit')
      throw new UnsupportedPermissionError('policy', type, 'the only policy is call-limit')
    const [only] = limited
    if (!only || limited.length > 1)
      throw new UnsupportedPermissionError('policy', type, 'it holds for a single permission')
    const { count } = parse(callLimit, data)
    return [{ ...only, calls: Math.min(count, only.calls ?? count) }]
  }, grants)
}

function parse<schema extends z.ZodMiniType>(schema: schema, value: unknown): z.output<schema> {
  const { success, data, error } = z.safeParse(schema, value)
  if (success) return data
  const [issue] = error.issues
  throw refuseForm(`The request does not have its form at ${issue?.path.join('.') || 'its start'}`, error)
}
