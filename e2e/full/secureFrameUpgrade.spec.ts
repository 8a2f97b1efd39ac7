import { type Hex, parseEther } from 'viem'
import { generatePrivateKey, privateKeyToAddress } from 'viem/accounts'
import { approvalWindow, approveInWindow } from '../fixtures/approvals.js'
import { isUpgraded } from '../fixtures/deployDelegate.js'
import { expect, test } from '../fixtures/secureTest.js'
import type { LabPage } from '../pages/labPage.js'

/** Status of the account on the network that has upgrades, as the kit says. */
async function atomicOf(lab: LabPage): Promise<unknown> {
  await lab.start('capabilities')
  const { value } = await lab.result('capabilities')
  return (value as { [chain: string]: { atomic?: { status?: string } } })['eip155:31338']?.atomic?.status
}

/** The hash of a batch's one transaction, once that is on the chain. */
async function hashOf(lab: LabPage, id: string): Promise<Hex> {
  const readStatus = async () => {
    await lab.start('calls-status', id)
    return (await lab.result('calls-status')).value as { status: number; hashes: Hex[] }
  }
  await expect.poll(readStatus).toMatchObject({ status: 200, atomic: true, hashes: [expect.any(String)] })
  return (await readStatus()).hashes[0] ?? '0x'
}

test('upgrade: without smart accounts a batch upgrades the eoa in place, and the settings turn it back', async ({
  openLab,
  secureSite,
  signUp,
  approve,
  smartAccounts,
  chains: [, chain],
}) => {
  test.slow()
  const delegate = smartAccounts.contracts.eip7702StatelessDeleGator
  const query = { secureSite: secureSite.url, smartAccounts: 'no', defaultNetwork: '31338' }
  const lab = await openLab({ query })
  const { page } = lab
  const bundlerCalls: string[] = []
  page.on('request', request => {
    if (request.url().endsWith('/v1/bundler')) bundlerCalls.push(request.url())
  })
  await lab.openConnect()
  await signUp(page, 'upgrade@example.test')
  await lab.expectState({ status: 'connected', caipNetworkId: 'eip155:31338' })
  const { address: eoa = '0x', allAccounts } = await lab.state()
  expect(allAccounts).toEqual([eoa])
  await chain.setBalance({ address: eoa, value: parseEther('1') })
  expect(await atomicOf(lab)).toBe('ready')

  const paid = [generatePrivateKey(), generatePrivateKey()].map(privateKeyToAddress)
  const balances = () => Promise.all(paid.map(address => chain.getBalance({ address })))
  await lab.start('send-calls', paid.join(' '))
  const declined = await approvalWindow(page)
  await expect(declined.getByText(delegate, { exact: true })).toBeVisible()
  await expect(declined.getByText(/^From now on the account runs the code of a contract/)).toBeVisible()
  await declined.getByTestId('reject').click()
  expect((await lab.result('send-calls')).error?.code).toBe('calls/upgrade-rejected')
  expect(await chain.getCode({ address: eoa })).toBeUndefined()

  await lab.start('send-calls', paid.join(' '))
  await expect((await approvalWindow(page)).getByText('Call 2: Send')).toBeVisible()
  await approve(page)
  const { id } = (await lab.result('send-calls')).value as { id: string }
  const first = await chain.getTransaction({ hash: await hashOf(lab, id) })
  expect([first.type, first.from, first.to]).toEqual(['eip7702', eoa.toLowerCase(), eoa.toLowerCase()])
  expect(await balances()).toEqual([1n, 2n])
  expect(await isUpgraded(chain, eoa, delegate)).toBe(true)
  expect(await atomicOf(lab)).toBe('supported')

  await page.reload()
  await lab.expectState({ status: 'connected', address: eoa, accountType: 'eoa' })
  expect(await hashOf(lab, id)).toBe(first.hash)
  await lab.start('send-calls', paid.join(' '))
  const again = await approvalWindow(page)
  await expect(again.getByText('Call 2: Send')).toBeVisible()
  await expect(again.getByText(delegate)).toHaveCount(0)
  await approve(page)
  const { id: next } = (await lab.result('send-calls')).value as { id: string }
  const { type } = await chain.getTransaction({ hash: await hashOf(lab, next) })
  expect([type, await balances()]).toEqual(['eip1559', [2n, 4n]])
  expect(bundlerCalls).toEqual([])
  await lab.start('sign-message', 'hello')
  await approve(page)
  const signature = (await lab.value('sign-message')) as Hex
  expect(await chain.verifyMessage({ address: eoa, message: 'hello', signature })).toBe(true)

  await lab.openAccount()
  await page.getByTestId('account-settings').click()
  await page.getByTestId('account-type-upgraded').click()
  const turning = await approvalWindow(page)
  await expect(turning.getByRole('heading', { level: 1 })).toHaveText('Revert the upgrade')
  await expect(turning.getByText(delegate, { exact: true })).toBeVisible()
  await approveInWindow(page)
  await expect(page.getByTestId('account-type-upgraded')).toHaveCount(0)
  expect(await chain.getCode({ address: eoa })).toBeUndefined()
  await lab.modal.close()
  expect(await atomicOf(lab)).toBe('ready')
  await lab.expectState({ address: eoa, accountType: 'eoa' })
})
