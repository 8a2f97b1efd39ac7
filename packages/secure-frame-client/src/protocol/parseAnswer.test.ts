import { describe, expect, it } from 'vitest'
import { isWithinLimits } from './isWithinLimits.js'
import { limits } from './limits.js'
import { parseAnswer, parseMessage } from './parseAnswer.js'

const id = '3f1d7c9e-6f0b-4a8e-9d63-2f4b1c0a7e55'
const address = '0xab16a96D359eC26a11e2C2b3d8f8B8942d5Bfcdb'
const user = { email: 'ana@example.test', address, chainId: 31337 }

describe('parseMessage', () => {
  it('tells answers from events', () => {
    expect(parseMessage({ id, type: 'RELOAD_SUCCESS' })).toEqual({
      status: 'answer',
      id,
      type: 'RELOAD_SUCCESS',
      payload: undefined,
    })
    expect(parseMessage({ type: 'SESSION_UPDATE', payload: { isConnected: true, user } })).toEqual({
      status: 'event',
      event: { type: 'SESSION_UPDATE', payload: { isConnected: true, user } },
    })
    expect(parseMessage({ type: 'APPROVAL_OPENED' })).toMatchObject({ status: 'event' })
  })

  it.each([
    undefined,
    { type: 'READY', payload: {} },
    { type: 'toString' },
    { type: 'RESIZE', payload: { height: -1 } },
    { type: 'RESIZE', payload: { height: Number.NaN } },
    { type: 'SESSION_UPDATE', payload: { isConnected: true, token: 'secret' } },
    { id: 7, type: 'RELOAD_SUCCESS' },
    { id, type: 'RELOAD_SUCCESS', extra: 1 },
  ])('drops %j', value => {
    expect(parseMessage(value)).toEqual({ status: 'dropped' })
  })
})

describe('parseAnswer', () => {
  it.each([
    ['CONNECT_EMAIL', { action: 'VERIFY_DEVICE', number: '07' }],
    ['CONNECT_EMAIL', { action: 'VERIFY_OTP', codeDigits: 8 }],
    ['UPDATE_EMAIL', { action: 'VERIFY_PRIMARY_OTP', codeDigits: 8 }],
    ['CONNECT_OTP', undefined],
    ['GET_USER', user],
    ['GET_USER', { ...user, email: null, accounts: [{ address, type: 'eoa', path: "m/44'/60'/0'/0/0" }] }],
    ['GET_SMART_ACCOUNT_ENABLED_NETWORKS', { smartAccountEnabledNetworks: [] }],
  ] as const)('reads the answer to %s', (type, payload) => {
    expect(parseAnswer(type, { type: `${type}_SUCCESS`, payload })).toEqual({ status: 'success', payload })
  })

  it('reads an error with its data', () => {
    const payload = { message: 'no', code: 'OTP_INVALID', data: { left: 4, retryAfter: 30 } }
    expect(parseAnswer('CONNECT_OTP', { type: 'CONNECT_OTP_ERROR', payload })).toEqual({
      status: 'error',
      error: payload,
    })
  })

  it.each([
    ['CONNECT_EMAIL', 'CONNECT_OTP_SUCCESS', {}, 'Invalid enum value'],
    ['CONNECT_EMAIL', 'CONNECT_EMAIL_SUCCESS', { action: 'TRUST_ME' }, 'Invalid enum value'],
    ['CONNECT_EMAIL', 'CONNECT_EMAIL_SUCCESS', { action: 'VERIFY_DEVICE', number: '7' }, 'Invalid input'],
    ['CONNECT_EMAIL', 'CONNECT_EMAIL_SUCCESS', { action: 'VERIFY_OTP', codeDigits: 7 }, 'Invalid enum value'],
    ['GET_USER', 'GET_USER_SUCCESS', { ...user, address: 'nowhere' }, 'Invalid input'],
    ['RELOAD', 'RELOAD_ERROR', { code: 1 }, 'Required'],
    ['RELOAD', 'RELOAD_ERROR', { message: 'no', stack: 'at frame' }, 'Invalid input'],
  ] as const)('refuses %s answered by %s %j', (type, answered, payload, message) => {
    expect(parseAnswer(type, { type: answered, payload })).toEqual({ status: 'invalid', message })
  })

  it.each([
    ['personal_sign', `0x${'a'.repeat(130)}`, true],
    ['personal_sign', '0x1234', false],
    ['eth_sendTransaction', `0x${'a'.repeat(64)}`, true],
    ['eth_sendTransaction', `0x${'a'.repeat(63)}`, false],
    ['solana_signMessage', { signature: '2id3' }, true],
    ['solana_signMessage', '2id3', false],
    ['eth_call', null, true],
  ])('checks the result of %s', (method, payload, fits) => {
    const { status } = parseAnswer('RPC_REQUEST', { type: 'RPC_REQUEST_SUCCESS', payload }, method)
    expect(status).toBe(fits ? 'success' : 'invalid')
  })
})

describe('isWithinLimits', () => {
  const nest = (levels: number) => {
    let value: unknown = 1
    for (let level = 0; level < levels; level++) value = [value]
    return value
  }

  it('takes plain data up to the limits', () => {
    expect(isWithinLimits({ a: [1, 'two', null, true, undefined, { b: {} }] })).toBe(true)
    expect(isWithinLimits(nest(limits.messageDepth))).toBe(true)
    expect(isWithinLimits(nest(limits.messageDepth + 1))).toBe(false)
    expect(isWithinLimits('x'.repeat(limits.messageBytes - 8))).toBe(true)
    expect(isWithinLimits('x'.repeat(limits.messageBytes))).toBe(false)
    // Three bytes each.
    expect(isWithinLimits('€'.repeat(limits.messageBytes / 2))).toBe(false)
  })

  it('ends on values that hold themselves or share parts', () => {
    const own: unknown[] = []
    own.push(own)
    expect(isWithinLimits(own)).toBe(false)
    let shared: unknown = 1
    for (let level = 0; level < 30; level++) shared = [shared, shared]
    expect(isWithinLimits(shared)).toBe(false)
    expect(isWithinLimits(new Array(2 ** 31))).toBe(false)
  })

  it.each([
    new Map(),
    new Date(),
    new Uint8Array(1),
    1n,
    Number.POSITIVE_INFINITY,
    /x/,
    new Error('x'),
    new Blob([]),
    JSON.parse('{"__proto__":1}'),
  ])('refuses %s', value => {
    expect(isWithinLimits({ value })).toBe(false)
  })
})
