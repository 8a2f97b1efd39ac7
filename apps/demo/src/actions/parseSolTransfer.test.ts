import { expect, test } from 'vitest'
import { parseSolTransfer, solanaTestReceiver as receiver, testReceiver } from './parseTransfer.js'

const whole = { amount: '0.5', receiver, balance: 1_000_000_000n }

test('an amount in lamports, and who gets it', () => {
  expect(parseSolTransfer({ ...whole, receiver: ` ${receiver} ` }).transfer).toEqual({
    to: receiver,
    value: 500_000_000n,
  })
  expect(parseSolTransfer({ ...whole, balance: undefined }).transfer?.value).toBe(500_000_000n)
})

test.each([
  [{ amount: '0' }, /above 0/],
  [{ amount: '-1' }, /above 0/],
  [{ amount: '0.0000000001' }, /9 decimals/],
  [{ amount: 'much' }, /above 0/],
  [{ amount: '1.000000001' }, /more than/],
])('refuses %j', (changes, message) => {
  const { transfer, amountError } = parseSolTransfer({ ...whole, ...changes })
  expect(transfer).toBeUndefined()
  expect(amountError).toMatch(message)
})

test.each([testReceiver, '', `${receiver}0`])('refuses the receiver "%s"', other => {
  const { transfer, receiverError } = parseSolTransfer({ ...whole, receiver: other })
  expect(transfer).toBeUndefined()
  expect(receiverError).toMatch(/base58/)
})
