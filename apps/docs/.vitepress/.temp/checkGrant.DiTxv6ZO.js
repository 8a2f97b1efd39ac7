import {
  a as InvalidPermissionsError,
  o as UnsupportedPermissionError,
} from './permissionTestIds.CrtGCPDo.js'

// ../../packages/core/dist/features/permissions/lazy/checkGrant.js
/** Seconds. */
var year = 31536e3
var most = 20
var isHex = (value, pattern) => typeof value === 'string' && pattern.test(value)
var address = value => isHex(value, /^0x[\da-f]{40}$/i)
var quantity = value => isHex(value, /^0x[\da-f]{1,64}$/i)
var amount = value => quantity(value) && !/^0x0+$/.test(String(value))
var seconds = value => Number.isSafeInteger(value) && Number(value) > 0
var text = value => typeof value === 'string' && value.length <= 2e3
var isBoolean = value => typeof value === 'boolean'
var optional = kind => value => value === void 0 || value === null || kind(value)
var listOf = kind => value =>
  Array.isArray(value) && value.length > 0 && value.length <= most && value.every(kind)
var objects = value => Array.isArray(value) && value.every(one => typeof one === 'object' && one)
var said = { justification: optional(text) }
var allowance = {
  allowanceAmount: amount,
  startTime: optional(seconds),
  ...said,
}
var periodic = {
  periodAmount: amount,
  periodDuration: seconds,
  startTime: optional(seconds),
  ...said,
}
var stream = {
  initialAmount: optional(quantity),
  maxAmount: optional(amount),
  amountPerSecond: amount,
  startTime: optional(seconds),
  ...said,
}
var recurring = {
  allowance: amount,
  start: seconds,
  period: seconds,
}
var ofToken = { tokenAddress: address }
/** The data of each type: whatever is not listed is not allowed. */
var forms = {
  'native-token-allowance': allowance,
  'native-token-periodic': periodic,
  'native-token-stream': stream,
  'native-token-recurring-allowance': recurring,
  'erc20-token-allowance': {
    ...allowance,
    ...ofToken,
  },
  'erc20-token-periodic': {
    ...periodic,
    ...ofToken,
  },
  'erc20-token-stream': {
    ...stream,
    ...ofToken,
  },
  'erc20-recurring-allowance': {
    ...recurring,
    token: address,
  },
  'erc721-token-transfer': {
    address,
    tokenIds: listOf(quantity),
  },
}
/** Data as ERC-7715 has it in its example; wallets have the other name. */
var ofExample = {
  'native-token-allowance': {
    allowance: amount,
    ...said,
  },
  'erc20-token-allowance': {
    allowance: amount,
    ...said,
    ...ofToken,
  },
}
var byAbi = {
  address,
  abi: objects,
  functions: listOf(value => typeof value === 'object'),
}
var bySignature = {
  address,
  calls: listOf(text),
}
var permittedFunction = {
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
function checkGrant(request, now) {
  const { chainId, address: account, expiry, signer, permissions, policies = [] } = request
  need(chainId === void 0 || isHex(chainId, /^0x[1-9a-f][\da-f]{0,12}$/), 'A chain id is in hex, from 0x.')
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
var isTerms = value => {
  const { type, data } = toRecord(value)
  return typeof type === 'string' && typeof data === 'object' && data !== null
}
var toRecord = value => (typeof value === 'object' && value !== null ? { ...value } : {})
function need(holds, reason) {
  if (!holds) throw new InvalidPermissionsError({ reason })
}
function refuse(part, asked, why) {
  throw new UnsupportedPermissionError({
    part,
    asked: asked.slice(0, 100),
    why,
  })
}
function checkSigner(value) {
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
  need(
    isHex(key.publicKey, /^0x(0[23][\da-f]{64}|04[\da-f]{128})$/i),
    'A public key has 33 or 65 bytes, in hex.',
  )
}
function checkPermission({ type, data }) {
  if (type === 'contract-call') {
    checkForm(type, data, Object.hasOwn(data, 'calls') ? bySignature : byAbi)
    for (const permitted of Array.isArray(data.functions) ? data.functions : []) checkFunction(permitted)
    return
  }
  const known = Object.hasOwn(data, 'allowance') && Object.hasOwn(ofExample, type) ? ofExample : forms
  const form = Object.hasOwn(known, type) ? known[type] : void 0
  if (!form) refuse('permission', type, 'No contract holds it')
  checkForm(type, data, form)
}
function checkFunction(value) {
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
function checkForm(type, data, fields) {
  for (const name of Object.keys(data))
    need(Object.hasOwn(fields, name), `${type}: \`${name}\` is not part of it.`)
  for (const [name, isRight] of Object.entries(fields))
    need(isRight(toRecord(data)[name]), `${type}: \`${name}\` is absent, or not of its form.`)
}

export { checkGrant }
