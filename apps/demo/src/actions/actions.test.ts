import { describe, expect, test } from 'vitest'
import { formatJson } from './formatJson.js'
import { parseTransfer, testReceiver } from './parseTransfer.js'
import { describeError, findErrorCode } from './useAction.js'

const whole = { amount: '1.5', receiver: testReceiver, decimals: 18, balance: 2n * 10n ** 18n }

describe('parseTransfer', () => {
  test('gives the exact amount and the receiver', () => {
    expect(parseTransfer(whole)).toEqual({
      transfer: { to: testReceiver, value: 1_500_000_000_000_000_000n },
    })
    expect(parseTransfer({ ...whole, amount: ' 0.000001 ', decimals: 6 }).transfer?.value).toBe(1n)
    expect(parseTransfer({ ...whole, balance: undefined }).transfer?.value).toBe(15n * 10n ** 17n)
  })

  test.each(['', '0', '-1', '1,5', 'x', '1e3', '0.0000001'])('refuses the amount "%s"', amount => {
    const parsed = parseTransfer({ ...whole, amount, decimals: 6 })
    expect(parsed.transfer).toBeUndefined()
    expect(parsed.amountError).toMatch(/at most 6 decimals/)
  })

  test('refuses more than there is', () => {
    expect(parseTransfer({ ...whole, amount: '2' }).transfer).toBeDefined()
    expect(parseTransfer({ ...whole, amount: '2.000000000000000001' }).amountError).toMatch(/more than/)
  })

  test('refuses what is no address, and a wrong checksum for what it is', () => {
    expect(parseTransfer({ ...whole, receiver: '0x123' }).receiverError).toMatch(/40 hexadecimal/)
    expect(parseTransfer({ ...whole, receiver: 'vitalik.eth' }).receiverError).toMatch(/40 hexadecimal/)
    const mistyped = testReceiver.replace('C', 'c')
    expect(parseTransfer({ ...whole, receiver: mistyped }).receiverError).toMatch(/capital letters/)
    expect(parseTransfer({ ...whole, receiver: testReceiver.toLowerCase() }).transfer?.to).toBe(
      testReceiver.toLowerCase(),
    )
  })
})

describe('errors', () => {
  test('are shown with their short message, else with their first line', () => {
    const long = Object.assign(new Error('User rejected the request.\n\nDetails: …'), { shortMessage: 'No.' })
    expect(describeError(long)).toBe('No.')
    expect(describeError(new Error('First\nSecond'))).toBe('First')
    expect(describeError('text')).toBe('text')
    expect(describeError(new Error(''))).toBe('Something went wrong')
  })

  test('have the first code of their causes', () => {
    const cause = Object.assign(new Error('inner'), { code: 4001 })
    expect(findErrorCode(new Error('outer', { cause }))).toBe(4001)
    expect(findErrorCode(Object.assign(new Error('x'), { code: 'connection/user-rejected' }))).toBe(
      'connection/user-rejected',
    )
    expect(findErrorCode(new Error('none'))).toBeUndefined()
  })
})

test('formatJson writes bigints as text', () => {
  expect(formatJson({ value: 10n ** 20n })).toBe('{\n  "value": "100000000000000000000"\n}')
})
