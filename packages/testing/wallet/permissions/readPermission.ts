import type { Permission, Spending } from '@latchkit/delegations'
import { isAddress, isHex, maxUint256 } from 'viem'
import { isRecord } from '../../src/common/isRecord.js'
import type { AskedPermission } from '../../src/common/permissionTypes.js'
import { RpcError } from '../../src/common/rpc.js'

/** The types that MetaMask grants and that move an asset. */
export const permissionTypes: readonly string[] = [
  'native-token-periodic',
  'native-token-stream',
  'erc20-token-periodic',
  'erc20-token-stream',
]

/**
 * Reads what a permission allows. Throws for a type that is not granted and for data of another form.
 *
 * @param now seconds since 1970: the start of a permission that names none
 */
export function readPermission({ type, data }: AskedPermission['permission'], now: number): Permission {
  if (!permissionTypes.includes(type))
    throw new RpcError(-32602, `This wallet does not grant ${type}. It grants ${permissionTypes.join(', ')}.`)
  const spending = type.endsWith('-periodic') ? readPeriodic(data, now) : readStream(data, now)
  if (type.startsWith('native-')) return { kind: 'native', spending }
  const { tokenAddress } = data
  if (!isHex(tokenAddress) || !isAddress(tokenAddress, { strict: false }))
    throw new RpcError(-32602, '`tokenAddress` must be an address.')
  return { kind: 'erc20', token: tokenAddress, spending }
}

type Data = Record<string, unknown>

const readPeriodic = (data: Data, now: number): Spending => ({
  limit: 'periodic',
  amount: amountOf(data, 'periodAmount'),
  period: secondsOf(data, 'periodDuration'),
  start: secondsOf(data, 'startTime', now),
})

function readStream(data: Data, now: number): Spending {
  const [initial, most] = [amountOf(data, 'initialAmount', 0n), amountOf(data, 'maxAmount', maxUint256)]
  if (most < initial) throw new RpcError(-32602, '`maxAmount` is less than `initialAmount`.')
  const perSecond = amountOf(data, 'amountPerSecond')
  return { limit: 'stream', initial, most, perSecond, start: secondsOf(data, 'startTime', now) }
}

function amountOf(data: Data, name: string, otherwise?: bigint): bigint {
  const value = data[name] ?? undefined
  if (value === undefined && otherwise !== undefined) return otherwise
  if (!isHex(value) || value === '0x' || value.length > 66)
    throw new RpcError(-32602, `\`${name}\` must be a hexadecimal quantity.`)
  if (BigInt(value) === 0n && otherwise !== 0n) throw new RpcError(-32602, `\`${name}\` must not be 0.`)
  return BigInt(value)
}

function secondsOf(data: Data, name: string, otherwise?: number): number {
  const value = data[name] ?? otherwise
  if (typeof value === 'number' && Number.isSafeInteger(value) && value > 0) return value
  throw new RpcError(-32602, `\`${name}\` must be a number of seconds.`)
}

/**
 * Reads one request of `wallet_requestExecutionPermissions`. A start that the site leaves to the wallet is `now`, seconds since
 * 1970, also in the answer.
 */
export function readAsked(given: unknown, now: number): AskedPermission {
  if (!isRecord(given) || !isRecord(given.permission) || !isRecord(given.permission.data))
    throw new RpcError(-32602, 'A request has `chainId`, `to`, `permission` and `rules`.')
  const { to, rules } = given
  const { type, isAdjustmentAllowed, data } = given.permission
  if (!isHex(to) || !isAddress(to, { strict: false })) throw new RpcError(-32602, '`to` must be an address.')
  if (typeof type !== 'string' || typeof isAdjustmentAllowed !== 'boolean')
    throw new RpcError(-32602, 'A permission has `type` and `isAdjustmentAllowed`.')
  const permission = { type, isAdjustmentAllowed, data: { ...data, startTime: data.startTime ?? now } }
  readPermission(permission, now)
  return { to, permission, until: readExpiry(rules, now) }
}

function readExpiry(rules: unknown, now: number): number {
  const [rule, ...others] = Array.isArray(rules) ? rules : []
  if (!isRecord(rule) || rule.type !== 'expiry' || !isRecord(rule.data) || others.length > 0)
    throw new RpcError(-32602, 'This wallet takes one rule, `expiry`, and needs it.')
  const until = secondsOf(rule.data, 'timestamp')
  if (until <= now) throw new RpcError(-32602, 'The permission is over already.')
  return until
}
