import { BaseError } from '@latchkit/core/errors'
import { AmountTooLowError, BelowReserveError, SendFailedError } from '@latchkit/core/send'
import { describe, expect, it } from 'vitest'
import { sendMessages } from './sendMessages.js'
import { toOutcomeText, toSendText } from './toSendText.js'

const names = {
  symbol: 'USDC',
  currency: 'SOL',
  decimals: 9,
  locale: 'en',
  network: 'Solana',
  receiver: '8aLp',
}
const refuse = (problem: string) =>
  Object.assign(new BaseError('refused', { code: 'solana/transfer-refused' }), { problem })

describe('toSendText', () => {
  it.each([
    ['not-transferable', 'form', 'send.notTransferable'],
    ['paused', 'form', 'send.paused'],
    ['frozen', 'form', 'send.frozen'],
    ['programmable', 'form', 'send.programmable'],
    ['confidential', 'form', 'send.confidential'],
    ['fee-changed', 'form', 'send.feeChanged'],
    ['hook', 'form', 'send.hook'],
    ['receiver-frozen', 'receiver', 'send.receiverFrozen'],
    ['receiver-confidential', 'receiver', 'send.receiverConfidential'],
    ['memo-required', 'receiver', 'send.memoRequired'],
    ['of a later version', 'form', 'send.somethingWrong'],
  ] as const)('has a text for a token that is %s', (problem, field, key) => {
    expect(toSendText(refuse(problem), names)).toMatchObject({ field, key })
    expect(sendMessages[key]).not.toContain('{amount}')
  })

  it('names the amount that a new account needs, and that an account keeps', () => {
    expect(toSendText(new AmountTooLowError({ minimum: 890_880n }), names)).toEqual({
      field: 'amount',
      key: 'send.amountLow',
      parameters: { amount: '0.00089088', symbol: 'SOL' },
    })
    expect(toSendText(new BelowReserveError({ reserve: 1n }), names)).toMatchObject({
      key: 'send.reserve',
      parameters: { amount: '0.000000001' },
    })
  })

  it.each([
    ['solana/transaction-too-large', {}, 'send.tooLarge'],
    ['solana/wrong-cluster', {}, 'send.wrongCluster'],
    ['solana/wallet-lacks-network', {}, 'send.walletNetwork'],
    ['networks/not-found', {}, 'send.networkUnknown'],
    ['http/status', { status: 429 }, 'send.nodeBusy'],
    ['http/status', { status: 413 }, 'send.nodeRefused'],
    ['http/status', { status: 503 }, 'send.nodeSilent'],
    ['http/timeout', {}, 'send.nodeSilent'],
  ] as const)('has a text for %s %o', (code, more, key) => {
    const error = Object.assign(new BaseError('failed', { code }), more)
    expect(toSendText(error, names)).toMatchObject({ field: 'form', key })
  })

  it('has the reason of the adapter for a transfer that was not sent, where there is one', () => {
    const failed = (cause: unknown) => toSendText(new SendFailedError({ cause }), names)
    expect(failed(refuse('frozen'))).toMatchObject({ field: 'form', key: 'send.frozen' })
    expect(failed(new Error('rejected'))).toMatchObject({ field: 'form', key: 'send.failed' })
  })
})

it.each([
  ['confirmed', 'Sent {amount}'],
  ['failed', 'failed on the network'],
  ['replaced', 'was replaced'],
  ['expired', 'Nothing was sent'],
  ['unknown', 'It is not known yet'],
] as const)('has a text for a transfer that is %s', (status, part) => {
  expect(sendMessages[toOutcomeText(status)]).toContain(part)
})
