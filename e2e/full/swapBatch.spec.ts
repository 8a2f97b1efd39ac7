import { localExchange, localTokenAbi } from '@latchkit/local-stack'
import type { WalletConfig } from '@latchkit/testing'
import { getAddress, type Hex, parseEther } from 'viem'
import { deployDelegate, isUpgraded } from '../fixtures/deployDelegate.js'
import { openExchange } from '../fixtures/exchange.js'
import { freshKeys } from '../fixtures/freshKeys.js'
import { test as base, expect } from '../fixtures/test.js'
import { notice, previewSwapToEther } from '../pages/accountFlows.js'

type BatchFixtures = {
  /** How the wallet sends batches. */
  batches: NonNullable<WalletConfig['batches']>
  /** The account of the wallet, which is new. */
  owner: { readonly privateKey: Hex; readonly address: Hex }
  /** A contract on the first chain, whose code the account can get. */
  delegate: Hex
  /** Opens the preview of a swap of gold for ether, with what the chain says of the account. */
  swapGold: (amount: string) => Promise<{
    readonly confirm: () => Promise<void>
    /** Gold of the account, and the allowance of the exchange. */
    readonly read: () => Promise<readonly bigint[]>
    readonly isDone: () => Promise<void>
  }>
}

const { gold, swapRouter } = localExchange
const given = parseEther('1000')

const test = base.extend<BatchFixtures>({
  batches: ['none', { option: true }],
  delegate: async ({ stack }, use) => use(await deployDelegate(stack.chains[0])),
  owner: async ({ chains }, use) => {
    const [owner] = await freshKeys(chains)
    if (owner) await use(owner)
  },
  walletConfig: async ({ batches, delegate, owner }, use) =>
    use({ batches, delegate, wallets: [{ privateKeys: [owner.privateKey] }], solana: false }),
  swapGold: async ({ stack, chains: [chain], owner, openGateway, openLab, wallet }, use) => {
    const [local] = stack.chains
    const gateway = await openGateway(await openExchange(local, [owner.address]))
    const lab = await openLab({ query: { gateway: gateway.url } })
    await lab.connect(wallet)
    await lab.openAccount()
    const { page } = lab
    const common = { abi: localTokenAbi, address: gold } as const
    await use(async amount => {
      await previewSwapToEther(page, `token-eip155:${local.id}:${getAddress(gold)}`, amount)
      return {
        confirm: () => page.getByTestId('swap-confirm').click(),
        read: () =>
          Promise.all([
            chain.readContract({ ...common, functionName: 'balanceOf', args: [owner.address] }),
            chain.readContract({ ...common, functionName: 'allowance', args: [owner.address, swapRouter] }),
          ]),
        async isDone() {
          await page.bringToFront()
          await notice(page, /Swapped TGLD to .*\d ETH/)
          await expect(page.getByTestId('view-Account')).toBeVisible()
        },
      }
    })
  },
})

for (const batches of ['none', 'sequential'] as const)
  test.describe(`a wallet that executes calls separately (${batches})`, () => {
    test.use({ batches })

    test('is prompted for the approval, then for the swap', async ({ swapGold, wallet }) => {
      const { confirm, read, isDone } = await swapGold('3')
      await confirm()
      await wallet.approve()
      await expect.poll(read).toEqual([given, parseEther('3')])
      await wallet.approve()
      await isDone()
      expect(await read()).toEqual([given - parseEther('3'), 0n])
    })
  })

test.describe('a wallet that sends batches as one', () => {
  test.use({ batches: 'supported' })

  test('is prompted once, for exactly the sold amount', async ({
    swapGold,
    wallet,
    chains: [chain],
    owner,
  }) => {
    const { confirm, read, isDone } = await swapGold('3')
    const count = await chain.getTransactionCount({ address: owner.address })
    await confirm()
    const approval = await wallet.approval()
    await expect(approval.getByTestId('call-to-0')).toHaveText(gold, { ignoreCase: true })
    await expect(approval.getByTestId('call-to-1')).toHaveText(swapRouter, { ignoreCase: true })
    await wallet.approve()
    await isDone()
    expect(await read()).toEqual([given - parseEther('3'), 0n])
    // The authorisation, with which the wallet upgrades the account in the same transaction, has a nonce as well.
    expect(await chain.getTransactionCount({ address: owner.address })).toBe(count + 2)
  })
})

test.describe('a wallet that is ready', () => {
  test.use({ batches: 'ready' })

  test('swaps without the upgrade where that is rejected, and with it in one', async ({
    swapGold,
    wallet,
    chains: [chain],
    owner,
    delegate,
  }) => {
    const first = await swapGold('3')
    await first.confirm()
    await wallet.reject()
    await wallet.approve()
    await expect.poll(first.read).toEqual([given, parseEther('3')])
    await wallet.approve()
    await first.isDone()
    expect(await isUpgraded(chain, owner.address, delegate)).toBe(false)
    const second = await swapGold('4')
    await second.confirm()
    await wallet.approve()
    await expect.poll(second.read).toEqual([given - parseEther('7'), 0n])
    await second.isDone()
    expect(await isUpgraded(chain, owner.address, delegate)).toBe(true)
  })
})
