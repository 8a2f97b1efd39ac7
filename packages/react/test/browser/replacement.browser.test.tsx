import type { TransactionOutcome, TransactionReplacement } from '@latchkit/core'
import { addPendingTransaction, pendingTransactionsAtom } from '@latchkit/core/activity'
import { accountAtom } from '@latchkit/core/connection'
import { UserRejectedError } from '@latchkit/core/errors'
import { mainnet } from '@latchkit/core/networks'
import { mockAdapter } from '@latchkit/core/testing'
import { describe, expect, it } from 'vitest'
import { byId, connectors, inShadow, testIds } from './mountApp.js'
import { openAccount } from './openAccount.js'
import { violations } from './violations.js'

describe('replacing a pending transaction', () => {
  const tab = () => byId('tab-activity')
  const fees = { speedUp: 30_000_000_000_000n, cancel: 21_000_000_000_000n }
  /** Opens the activity with a pending transaction, that can be replaced until it has ended. */
  async function openPending(send: TransactionReplacement['send'], config = {}) {
    let end = (_outcome: TransactionOutcome) => {}
    const adapter = {
      ...mockAdapter({ namespace: 'eip155', connectors }),
      getReplacement: async () => ({ nonce: 7, fees, send }),
      waitForTransaction: () => new Promise<TransactionOutcome>(resolve => (end = resolve)),
    }
    const { client } = await openAccount('empty', config, 'Account', adapter)
    const { address = '' } = client.store.get(accountAtom)
    const chain = `eip155:${mainnet.id}` as const
    addPendingTransaction(client, { hash: '0xfeed', chain, address, sentAt: Date.now() })
    await tab().click()
    await byId(testIds.transaction('0xfeed')).click()
    await expect.element(byId(testIds.replacementCancel)).toBeVisible()
    return { client, end: (outcome: TransactionOutcome) => end(outcome) }
  }
  const view = () => byId(testIds.view('ReplaceTransaction'))

  it('says what it costs, cancels it, and keeps a row that says so', async () => {
    const { end } = await openPending(async () => ({ hash: '0xbeef', hasSameNonce: true }))
    await expect.element(view()).toHaveTextContent('0.00003 ETH')
    await expect.element(view()).toHaveTextContent('0.000021 ETH')
    await expect.element(view()).toHaveTextContent('shows nonce 7')
    expect(await violations()).toEqual([])
    await byId(testIds.replacementCancel).click()
    await expect.element(byId(testIds.toast)).toHaveTextContent('Cancellation sent')
    const row = byId(testIds.transaction('0xfeed'))
    await expect.element(row).toHaveTextContent('Canceling')
    end({ status: 'cancelled', hash: '0xbeef' })
    await expect.element(byId(testIds.toast)).toHaveTextContent('Transaction canceled')
    await expect.element(row).toHaveTextContent('Canceled')
    await expect.element(tab()).toHaveAccessibleName('Activity')
    expect(await violations()).toEqual([])
    await row.click()
    await expect.element(byId(testIds.view('AccountItem'))).toHaveTextContent('0xbeef')
    expect(await violations()).toEqual([])
  })

  it('says that it was too late to cancel', async () => {
    const { end } = await openPending(async () => ({ hash: '0xbeef', hasSameNonce: true }))
    await byId(testIds.replacementCancel).click()
    await expect.element(byId(testIds.transaction('0xfeed'))).toHaveTextContent('Canceling')
    end({ status: 'confirmed', hash: '0xfeed' })
    await expect.element(byId(testIds.toast)).toHaveTextContent('Too late to cancel')
    expect(inShadow(testIds.transaction('0xfeed'))).toBeUndefined()
  })

  it.each([
    ['ignored the nonce', async () => ({ hash: '0xbeef', hasSameNonce: false }), 'sent a second transaction'],
    ['rejected it', () => Promise.reject(new UserRejectedError()), 'Nothing was sent'],
    ['failed', () => Promise.reject(new Error('Fault')), 'did not replace the transaction'],
  ])('says that the wallet %s', async (_, send, text) => {
    const { client } = await openPending(send)
    await byId(testIds.replacementSpeedUp).click()
    await expect.element(byId(testIds.toast)).toHaveTextContent(text)
    expect(client.store.get(pendingTransactionsAtom).map(({ hash }) => hash)).toContain('0xfeed')
  })

  it('leaves the view of a transaction that has ended', async () => {
    const { end } = await openPending(async () => ({ hash: '0xbeef', hasSameNonce: true }), { locale: 'ar' })
    expect(await violations()).toEqual([])
    end({ status: 'confirmed', hash: '0xfeed' })
    await expect.element(byId(testIds.view('Account'))).toBeVisible()
  })
})
