import { BaseError } from '@latchkit/core/errors'
import { defineNetwork, solana } from '@latchkit/core/networks'
import { AmountTooLowError, BelowReserveError, SendFailedError } from '@latchkit/core/send'
import { describe, expect, it } from 'vitest'
import { createLatchkit } from '../../../page/latchkit/createLatchkit.js'
import { describeFailure } from './describeFailure.js'

const latchkit = createLatchkit({ metadata: { name: 'App' }, networks: [solana] })
const names = { network: defineNetwork(solana), symbol: 'USDC', receiver: '8aLp' }
const describeError = (error: unknown) => describeFailure(latchkit, error, names)
const refuse = (problem: string) =>
  Object.assign(new BaseError('refused', { code: 'solana/transfer-refused' }), { problem })

describe('describeFailure', () => {
  it.each([
    ['not-transferable', 'form', 'USDC cannot be transferred'],
    ['paused', 'form', 'paused transfers of USDC'],
    ['frozen', 'form', 'frozen USDC in your account'],
    ['programmable', 'form', 'Rules of the issuer apply to this NFT'],
    ['confidential', 'form', 'Your balance of USDC is confidential'],
    ['fee-changed', 'form', 'The fee of USDC has changed'],
    ['hook', 'form', 'sets conditions that this app cannot meet'],
    ['receiver-frozen', 'receiver', 'The receiver cannot get USDC'],
    ['receiver-confidential', 'receiver', 'only confidential transfers of USDC'],
    ['memo-required', 'receiver', 'only transfers with a memo'],
    ['of a later version', 'form', 'Something went wrong'],
  ])('has a text for a token that is %s', (problem, field, part) => {
    expect(describeError(refuse(problem))).toEqual({ field, message: expect.stringContaining(part) })
  })

  it('names the amount that a new account needs, and that an account keeps', () => {
    expect(describeError(new AmountTooLowError({ minimum: 890_880n }))).toEqual({
      field: 'amount',
      message: 'The receiver has no account yet. Send at least 0.00089088 SOL.',
    })
    expect(describeError(new BelowReserveError({ reserve: 1n })).message).toContain('0.000000001 SOL')
  })

  it.each([
    ['solana/transaction-too-large', {}, 'too large. Send less'],
    ['solana/wrong-cluster', {}, 'does not belong to Solana'],
    ['solana/wallet-lacks-network', {}, 'does not support Solana'],
    ['networks/not-found', {}, 'does not list that network'],
    ['http/status', { status: 429 }, 'too many requests'],
    ['http/status', { status: 413 }, 'because it is too large'],
    ['http/status', { status: 503 }, 'does not answer'],
    ['http/timeout', {}, 'does not answer'],
  ])('has a text for %s %o', (code, more, part) => {
    const error = Object.assign(new BaseError('failed', { code }), more)
    expect(describeError(error)).toEqual({ field: 'form', message: expect.stringContaining(part) })
  })

  it('has the reason of the adapter for a transfer that was not sent, where there is one', () => {
    const failed = (cause: unknown) => describeError(new SendFailedError({ cause }))
    expect(failed(refuse('memo-required'))).toMatchObject({ field: 'form' })
    expect(failed(refuse('frozen')).message).toContain('has frozen USDC')
    expect(failed(new Error('rejected')).message).toContain('Failed to send transaction')
  })
})
