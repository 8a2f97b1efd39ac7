import { expect, it } from 'vitest'
import { checkPaymentAmount } from './checkPaymentAmount.js'

const limits = [
  { id: 'card', min: 10, max: 7500 },
  { id: 'ach_bank_account', min: 10, max: 25_000 },
]

it.each([
  ['10', 'USD', { amount: '10', methods: ['card', 'ach_bank_account'] }],
  ['٥٠٫٥', 'EUR', { amount: '50.5', methods: ['card', 'ach_bank_account'] }],
  ['7500,01', 'USD', { amount: '7500.01', methods: ['ach_bank_account'] }],
  ['25000.01', 'USD', { problem: 'too-high' }],
  ['9.99', 'USD', { problem: 'too-low' }],
  ['0', 'USD', { problem: 'too-low' }],
  ['1,000.00', 'USD', { problem: 'invalid' }],
  ['-5', 'USD', { problem: 'invalid' }],
  ['10.001', 'USD', { problem: 'too-precise' }],
  ['10.5', 'JPY', { problem: 'too-precise' }],
  [' ', 'USD', { problem: 'empty' }],
])('takes %j %s as %o', (text, id, expected) => {
  expect(checkPaymentAmount(text, { id, limits })).toEqual(expected)
})

it('takes any amount above zero where no limits are known', () => {
  expect(checkPaymentAmount('1', { id: 'GBP', limits: [] })).toEqual({ amount: '1', methods: [] })
  expect(checkPaymentAmount('0', { id: 'GBP', limits: [] })).toEqual({ problem: 'too-low' })
})
