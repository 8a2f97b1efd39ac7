import { encodeRedemption } from '@latchkit/core/redemption'
import { deploySmartAccounts, type SmartAccountContracts } from '@latchkit/local-stack'
import { createWalletClient, type Hex, http, numberToHex, parseEther } from 'viem'
import { generatePrivateKey, privateKeyToAccount, privateKeyToAddress } from 'viem/accounts'
import { isUpgraded } from '../fixtures/deployDelegate.js'
import { freshKeys } from '../fixtures/freshKeys.js'
import { test as base, expect } from '../fixtures/labSecureTest.js'

type Fixtures = { contracts: SmartAccountContracts }

/** The extension grants permissions by the contracts of the first chain, with a new account. */
const test = base.extend<Fixtures>({
  contracts: async ({ stack }, use) => use(await deploySmartAccounts(stack.chains[0].rpcUrl)),
  walletConfig: async ({ chains, contracts }, use) => {
    const [owner] = await freshKeys(chains)
    const { eip7702StatelessDeleGator: account, delegationManager, enforcers } = contracts
    await use({
      wallets: [{ privateKeys: owner ? [owner.privateKey] : [] }],
      solana: false,
      permissions: { account, delegationManager, enforcers },
    })
  },
})

type Granted = { readonly pci: Hex; readonly context: Hex; readonly delegationManager: Hex }

test('the hooks of permissions work with a wallet that is not the embedded one', {
  tag: '@lab:sessions',
}, async ({ openLabApp, wallet, contracts, stack, chains: [chain] }) => {
  const lab = await openLabApp('sessions')
  const { page } = lab
  await lab.connect(wallet)
  await lab.modal.expectClosed()
  const account = (await lab.state()).address as Hex
  const key = privateKeyToAccount(generatePrivateKey())
  await chain.setBalance({ address: key.address, value: parseEther('1') })

  await lab.start('supported-permissions')
  const { value: supported } = await lab.result('supported-permissions')
  expect(supported).toMatchObject({
    'native-token-periodic': { chainIds: ['0x7a69', '0x7a6a'], ruleTypes: ['expiry'] },
  })

  const now = Number((await chain.getBlock()).timestamp)
  const data = { periodAmount: numberToHex(parseEther('0.5')), periodDuration: 3600, startTime: now }
  const request = {
    chainId: '0x7a69',
    expiry: now + 86_400,
    signer: { type: 'account', data: { address: key.address } },
    permissions: [{ type: 'native-token-periodic', data }],
  }
  // Declined: nothing is upgraded.
  await lab.start('grant-permissions', JSON.stringify(request))
  await wallet.reject()
  await page.bringToFront()
  expect((await lab.result('grant-permissions')).error?.code).toBe('rpc/user-rejected')
  expect(await isUpgraded(chain, account, contracts.eip7702StatelessDeleGator)).toBe(false)

  await lab.start('grant-permissions', JSON.stringify(request))
  const approval = await wallet.approval()
  await expect(approval.getByTestId('permission-to-0')).toHaveText(key.address)
  await expect(approval.getByTestId('permission-amount-0')).toContainText('0.5 ETH every 3600 s')
  await expect(approval.getByTestId('permission-upgrade')).toHaveText(contracts.eip7702StatelessDeleGator)
  await wallet.approve()
  await page.bringToFront()
  await expect(page.getByTestId('view-SmartSessionCreated')).toContainText('0.5')
  await page.getByTestId('session-created-close').click()
  const { value } = await lab.result('grant-permissions')
  const [{ pci, context, delegationManager }] = value as readonly [Granted]
  expect(delegationManager).toBe(contracts.delegationManager)
  expect(await isUpgraded(chain, account, contracts.eip7702StatelessDeleGator)).toBe(true)

  const shop = privateKeyToAddress(generatePrivateKey())
  const backend = createWalletClient({
    account: key,
    chain: chain.chain,
    transport: http(stack.chains[0].rpcUrl),
  })
  const redeem = (ether: string) => encodeRedemption(context, [{ to: shop, value: parseEther(ether) }])
  const hash = await backend.sendTransaction({ to: delegationManager, data: redeem('0.2') })
  expect((await chain.waitForTransactionReceipt({ checkReplacement: false, hash })).status).toBe('success')
  expect(await chain.getBalance({ address: shop })).toBe(parseEther('0.2'))
  const isAllowed = (ether: string) =>
    chain.call({ account: key, to: delegationManager, data: redeem(ether) }).then(
      () => true,
      () => false,
    )
  expect([await isAllowed('0.3'), await isAllowed('0.31')]).toEqual([true, false])

  await lab.start('list-sessions')
  expect((await lab.result('list-sessions')).value).toMatchObject([
    { pci, status: 'active', chainId: '0x7a69' },
  ])
  await lab.start('open-sessions')
  await page.getByTestId(`session-revoke-${pci}`).click()
  await page.getByTestId(`session-confirm-${pci}`).click()
  await wallet.approve()
  await page.bringToFront()
  await expect(page.getByTestId('toast')).toHaveText('The session is revoked')
  await expect(page.getByTestId(`session-${pci}`)).toHaveCount(0)
  expect(await isAllowed('0.1')).toBe(false)
  await lab.modal.close()
  await lab.start('granted-permissions')
  expect((await lab.result('granted-permissions')).value).toEqual([])
})
