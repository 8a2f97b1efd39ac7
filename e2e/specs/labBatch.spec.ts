import type { WalletConfig } from '@latchkit/testing'
import { encodeFunctionData, erc20Abi, getAddress, type Hex, maxUint256 } from 'viem'
import { generatePrivateKey, privateKeyToAddress } from 'viem/accounts'
import type { ChainClient } from '../fixtures/chainClient.js'
import { deployDelegate, isUpgraded } from '../fixtures/deployDelegate.js'
import { freshKeys } from '../fixtures/freshKeys.js'
import { test as base, expect } from '../fixtures/labTest.js'
import type { LabAppPage } from '../pages/labAppPage.js'

type BatchFixtures = {
  /** How the wallet sends batches. */
  batches: NonNullable<WalletConfig['batches']>
  /** The account of the wallet, which is new. */
  owner: { readonly privateKey: Hex; readonly address: Hex }
  /** A contract on the first chain, whose code the account can get. */
  delegate: Hex
}

const test = base.extend<BatchFixtures>({
  batches: ['none', { option: true }],
  delegate: async ({ stack }, use) => use(await deployDelegate(stack.chains[0])),
  owner: async ({ chains }, use) => {
    const [owner] = await freshKeys(chains)
    if (owner) await use(owner)
  },
  walletConfig: async ({ batches, delegate, owner }, use) =>
    use({ batches, delegate, wallets: [{ privateKeys: [owner.privateKey] }], solana: false }),
})

const receivers = (count: number) =>
  Array.from({ length: count }, () => privateKeyToAddress(generatePrivateKey()))
const pay = (addresses: readonly Hex[]) => addresses.map((to, index) => `${to} ${index + 1}`).join(' ')
const balancesOf = (chain: ChainClient, addresses: readonly Hex[]) =>
  Promise.all(addresses.map(address => chain.getBalance({ address })))

type Status = {
  readonly status: number
  readonly atomic: boolean
  readonly receipts: readonly {
    readonly status: string
    readonly transactionHash: Hex
    readonly blockNumber: string
  }[]
}

/** Status of a batch, as the kit says. */
async function statusOf(lab: LabAppPage, id: string): Promise<Status> {
  await lab.start('batch-status', id)
  return (await lab.result('batch-status')).value as Status
}

async function atomicOf(lab: LabAppPage): Promise<unknown> {
  await lab.start('batch-capabilities')
  const { value } = await lab.result('batch-capabilities')
  return (value as { [chain: string]: { atomic?: { status?: string } } })['eip155:31337']?.atomic?.status
}

const errorOf = async (lab: LabAppPage, action: string) => (await lab.result(action)).error?.code

const tag = '@lab:batch'

test('a wallet that knows no batches: separate transactions, each after the last, and no further one after a refusal', {
  tag: [tag, '@full'],
}, async ({ openLabApp, wallet, chains: [chain] }) => {
  test.slow()
  const lab = await openLabApp('batch')
  await lab.connect(wallet)
  const paid = receivers(3)
  await lab.start('send-batch', pay(paid))
  await expect(lab.modal.toast).toHaveText(/3 separate transactions/)
  for (const count of [0, 1, 2]) {
    await wallet.approval()
    const balances = await balancesOf(chain, paid)
    expect(balances.filter(balance => balance > 0n)).toHaveLength(count)
    await wallet.approve()
  }
  const id = await lab.value('send-batch')
  await expect.poll(() => statusOf(lab, id)).toMatchObject({ status: 200, atomic: false })
  expect(await balancesOf(chain, paid)).toEqual([1n, 2n, 3n])
  const { receipts } = await statusOf(lab, id)
  const mined = await Promise.all(
    receipts.map(({ transactionHash: hash }) => chain.getTransactionReceipt({ hash })),
  )
  expect(mined.map(({ blockNumber }) => `${blockNumber}`)).toEqual(receipts.map(one => one.blockNumber))
  await expect(lab.modal.toast).toHaveCount(0)

  await lab.page.reload()
  await lab.expectState({ status: 'connected' })
  expect(await statusOf(lab, id)).toMatchObject({ status: 200 })
  await lab.start('show-batch', id)
  await expect(lab.modal.view('CallsStatus')).toContainText('Completed in 3 transactions.')
  await lab.modal.closeButton.click()
  await lab.modal.expectClosed()

  const left = receivers(2)
  await lab.start('send-batch', pay(left))
  await wallet.approve()
  await wallet.reject()
  expect(await statusOf(lab, await lab.value('send-batch'))).toMatchObject({ status: 600 })
  expect(await balancesOf(chain, left)).toEqual([1n, 0n])
  await lab.start('send-atomic-batch', pay(left))
  expect(await errorOf(lab, 'send-atomic-batch')).toBe('calls/not-atomic')
  expect(wallet.openApprovals()).toBe(0)
})

test.describe('a wallet that sends batches one by one', () => {
  test.use({ batches: 'sequential' })

  test('is prompted once, and refuses what has to be one', { tag: [tag, '@full'] }, async ({
    openLabApp,
    wallet,
    chains: [chain],
  }) => {
    test.slow()
    const lab = await openLabApp('batch')
    await lab.connect(wallet)
    expect(await atomicOf(lab)).toBe('unsupported')
    const paid = receivers(2)
    await lab.start('send-batch', pay(paid))
    const approval = await wallet.approval()
    await expect(approval.getByTestId('calls-atomic')).toHaveText('One after another')
    await expect(approval.getByTestId('call-to-1')).toHaveText(paid[1] ?? '')
    await wallet.approve()
    const id = await lab.value('send-batch')
    await expect.poll(() => statusOf(lab, id)).toMatchObject({ status: 200, atomic: false })
    expect((await statusOf(lab, id)).receipts).toHaveLength(2)
    expect(await balancesOf(chain, paid)).toEqual([1n, 2n])
    await lab.start('send-atomic-batch', pay(paid))
    expect(await errorOf(lab, 'send-atomic-batch')).toBe('calls/not-atomic')
    // By wagmi's own action, which knows nothing of the kit.
    await lab.start('send-calls', pay(paid.slice(1)))
    await wallet.approve()
    const other = await lab.value('send-calls')
    await expect.poll(() => statusOf(lab, other)).toMatchObject({ status: 200 })
    expect(await balancesOf(chain, paid)).toEqual([1n, 3n])
    await lab.start('batch-status', '0x1234')
    expect(await errorOf(lab, 'batch-status')).toBe('calls/unknown-id')
  })
})

test.describe('a wallet that is ready', () => {
  test.use({ batches: 'ready' })

  test('upgrades the account with the first batch, unless that is refused, and sends the calls as one', {
    tag,
  }, async ({ openLabApp, wallet, chains: [chain], owner, delegate }) => {
    test.slow()
    const lab = await openLabApp('batch')
    await lab.connect(wallet)
    expect(await atomicOf(lab)).toBe('ready')
    const paid = receivers(2)
    await lab.start('send-atomic-batch', pay(paid))
    await wallet.reject()
    expect(await errorOf(lab, 'send-atomic-batch')).toBe('calls/upgrade-rejected')
    expect(await isUpgraded(chain, owner.address, delegate)).toBe(false)

    await lab.start('send-atomic-batch', pay(paid))
    const approval = await wallet.approval()
    await expect(approval.getByTestId('calls-delegate')).toHaveText(delegate, { ignoreCase: true })
    await wallet.approve()
    const id = await lab.value('send-atomic-batch')
    await expect.poll(() => statusOf(lab, id)).toMatchObject({ status: 200, atomic: true })
    expect(await balancesOf(chain, paid)).toEqual([1n, 2n])
    const { receipts } = await statusOf(lab, id)
    expect(receipts).toHaveLength(1)
    const [{ transactionHash: hash } = { transactionHash: '0x' as const }] = receipts
    expect(await chain.getTransaction({ hash })).toMatchObject({
      type: 'eip7702',
      from: owner.address.toLowerCase(),
      to: owner.address.toLowerCase(),
    })
    expect(await isUpgraded(chain, owner.address, delegate)).toBe(true)
    expect(await atomicOf(lab)).toBe('supported')
    await lab.start('show-batch', id)
    await expect(lab.modal.view('CallsStatus')).toContainText('Completed in 1 transaction.')
  })
})

test.describe('a wallet that sends batches as one', () => {
  test.use({ batches: 'supported' })

  test('sends all calls or none', { tag: [tag, '@full'] }, async ({
    openLabApp,
    wallet,
    chains: [chain],
    stack,
  }) => {
    test.slow()
    const lab = await openLabApp('batch')
    await lab.connect(wallet)
    expect(await atomicOf(lab)).toBe('supported')
    const paid = receivers(2)
    await lab.start('send-batch', pay(paid))
    await wallet.approve()
    const id = await lab.value('send-batch')
    await expect.poll(() => statusOf(lab, id)).toMatchObject({ status: 200, atomic: true })
    expect(await balancesOf(chain, paid)).toEqual([1n, 2n])

    // The amount exceeds every balance.
    const args = [getAddress(paid[0] ?? '0x'), maxUint256] as const
    const reverting = encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args })
    await lab.start('send-batch', `${pay(paid)} ${stack.chains[0].token}:${reverting} 0`)
    const approval = await wallet.approval()
    await expect(approval.getByTestId('calls-delegate')).toHaveCount(0)
    await wallet.approve()
    expect(await errorOf(lab, 'send-batch')).toBe('rpc/unknown')
    expect(await balancesOf(chain, paid)).toEqual([1n, 2n])
  })
})
