import { InvalidPermissionsError, UnsupportedPermissionError } from '../errors.js'
import type { GrantPermissionsParameters } from '../grantPermissions.js'
import type { NamedTerms } from '../types.js'

/** Seconds. */
const year = 365 * 24 * 3600
const most = 20

type Kind = (value: unknown) => boolean

const isHex = (value: unknown, pattern: RegExp) => typeof value === 'string' && pattern.test(value)
const address: Kind = value => isHex(value, /^0x[\da-f]{40}$/i)
const quantity: Kind = value => isHex(value, /^0x[\da-f]{1,64}$/i)
const amount: Kind = value => quantity(value) && !/^0x0+$/.test(String(value))
const seconds: Kind = value => Number.isSafeInteger(value) && Number(value) > 0
const text: Kind = value => typeof value === 'string' && value.length <= 2000
const isBoolean: Kind = value => typeof value === 'boolean'
const optional =
  (kind: Kind): Kind =>
  value =>
    value === undefined || value === null || kind(value)
const listOf =
  (kind: Kind): Kind =>
  value =>
    Array.isArray(value) && value.length > 0 && value.length <= most && value.every(kind)
const objects: Kind = value => Array.isArray(value) && value.every(one => typeof one === 'object' && one)

const said = { justification: optional(text) }
const allowance = { allowanceAmount: amount, startTime: optional(seconds), ...said }
const periodic = { periodAmount: amount, periodDuration: seconds, startTime: optional(seconds), ...said }
const stream = {
  initialAmount: optional(quantity),
  maxAmount: optional(amount),
  amountPerSecond: amount,
  startTime: optional(seconds),
  ...said,
}
const recurring = { allowance: amount, start: seconds, period: seconds }
const ofToken = { tokenAddress: address }

type Fields = { readonly [field: string]: Kind }

/** The data of each type: whatever is not listed is not allowed. */
const forms: { readonly [type: string]: Fields } = {
  'native-token-allowance': allowance,
  'native-token-periodic': periodic,
  'native-token-stream': stream,
  'native-token-recurring-allowance': recurring,
  'erc20-token-allowance': { ...allowance, ...ofToken },
  'erc20-token-periodic': { ...periodic, ...ofToken },
  'erc20-token-stream': { ...stream, ...ofToken },
  'erc20-recurring-allowance': { ...recurring, token: address },
  'erc721-token-transfer': { address, tokenIds: listOf(quantity) },
}
/** Data as ERC-7715 has it in its example; wallets have the other name. */
const ofExample: { readonly [type: string]: Fields } = {
  'native-token-allowance': { allowance: amount, ...said },
  'erc20-token-allowance': { allowance: amount, ...said, ...ofToken },
}
const byAbi = { address, abi: objects, functions: listOf(value => typeof value === 'object') }
const bySignature = { address, calls: listOf(text) }
const permittedFunction = {
  functionName: text,
  args: optional(value => Array.isArray(value)),
  valueLimit: optional(quantity),
  operation: optional(text),
}

/**
 * Checks a request for permissions. Whatever no contract holds is refused by its name.
 *
 * @param now seconds since 1970
 * @throws InvalidPermissionsError `permissions/invalid`
 * @throws UnsupportedPermissionError `permissions/unsupported`
 */
export function checkGrant(request: GrantPermissionsParameters, now: number): void {
  const { chainId, address: account, expiry, signer, permissions, policies = [] } = request
  need(chainId === undefined || isHex(chainId, /^0x[1-9a-f][\da-f]{0,12}$/), 'A chain id is in hex, from 0x.')
  need(optional(address)(account), '`address` is not 0x and 40 hex digits.')
  need(seconds(expiry), '`expiry` is in seconds since 1970.')
  need(expiry > now, '`expiry` is over.')
  need(expiry <= now + year, '`expiry` is more than a year away.')
  checkSigner(signer)
  need(listOf(isTerms)(permissions), `\`permissions\` has 1 to ${most} permissions.`)
  for (const permission of permissions) {
    const { isAdjustmentAllowed: mayChange } = permission
    need(optional(isBoolean)(mayChange), '`isAdjustmentAllowed` is true or false.')
    checkPermission(permission)
  }
  need(Array.isArray(policies) && policies.every(isTerms), '`policies` is a list.')
  for (const { type, data } of policies) {
    if (type !== 'call-limit') refuse('policy', type, 'The only policy is call-limit')
    need(seconds(data.count), 'A call-limit has a `count` of at least 1.')
  }
  need(policies.length === 0 || permissions.length === 1, 'A policy holds for a single permission.')
}

const isTerms: Kind = value => {
  const { type, data } = toRecord(value)
  return typeof type === 'string' && typeof data === 'object' && data !== null
}
const toRecord = (value: unknown): { readonly [name: string]: unknown } =>
  typeof value === 'object' && value !== null ? { ...value } : {}

function need(holds: unknown, reason: string): asserts holds {
  if (!holds) throw new InvalidPermissionsError({ reason })
}

function refuse(part: string, asked: string, why: string): never {
  throw new UnsupportedPermissionError({ part, asked: asked.slice(0, 100), why })
}

function checkSigner(value: unknown): void {
  const { type, data } = toRecord(value)
  const { keys = [data], address: account } = toRecord(data)
  if (type === 'account') {
    need(address(account), 'The signer has no `address`.')
    return
  }
  if (type !== 'key' && type !== 'keys')
    refuse('signer', String(type), 'Signers are an account, or a secp256k1 key')
  need(Array.isArray(keys), 'The signer has no `keys`.')
  if (keys.length !== 1) refuse('signer', type, 'A delegate is a single key')
  const key = toRecord(keys[0])
  if (key.type !== 'secp256k1') refuse('signer', String(key.type), 'A delegate signs by secp256k1')
  const isKey = isHex(key.publicKey, /^0x(0[23][\da-f]{64}|04[\da-f]{128})$/i)
  need(isKey, 'A public key has 33 or 65 bytes, in hex.')
}

function checkPermission({ type, data }: NamedTerms): void {
  if (type === 'contract-call') {
    checkForm(type, data, Object.hasOwn(data, 'calls') ? bySignature : byAbi)
    for (const permitted of Array.isArray(data.functions) ? data.functions : []) checkFunction(permitted)
    return
  }
  const known = Object.hasOwn(data, 'allowance') && Object.hasOwn(ofExample, type) ? ofExample : forms
  const form = Object.hasOwn(known, type) ? known[type] : undefined
  if (!form) refuse('permission', type, 'No contract holds it')
  checkForm(type, data, form)
}

function checkFunction(value: unknown): void {
  const { args, operation, functionName } = toRecord(value)
  checkForm('contract-call', toRecord(value), permittedFunction)
  if (operation && operation !== 'Call') refuse('operation', String(operation), 'An account only makes calls')
  for (const condition of Array.isArray(args) ? args : []) {
    if (condition === null) continue
    const { operator, value: wanted } = toRecord(condition)
    if (operator !== 'EQUAL')
      refuse('operator', String(operator), 'An argument is only compared for being equal')
    need(quantity(wanted), `A condition of ${String(functionName)} has no value in hex.`)
  }
}

function checkForm(type: string, data: object, fields: Fields): void {
  for (const name of Object.keys(data))
    need(Object.hasOwn(fields, name), `${type}: \`${name}\` is not part of it.`)
  for (const [name, isRight] of Object.entries(fields))
    need(isRight(toRecord(data)[name]), `${type}: \`${name}\` is absent, or not of its form.`)
}
