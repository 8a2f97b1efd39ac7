import { encodeRedemption } from '@latchkit/core/redemption'
import { decodePermissionContext, hashDelegation } from '@latchkit/delegations'
import {
  createWalletClient,
  custom,
  formatEther,
  type Hex,
  http,
  keccak256,
  numberToHex,
  parseAbi,
  parseEther,
} from 'viem'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { grantPermissions } from 'viem/experimental'
import { expectAccessible } from '../fixtures/expectAccessible.js'
import { expect, test } from '../fixtures/smartWalletTest.js'

/** The chain that has smart accounts. */
const [chainId, day] = [31338, 86_400]
const shop = `0x${'51'.repeat(20)}` as const
const disabledAbi = parseAbi(['function disabledDelegations(bytes32) view returns (bool)'])

type Granted = {
  readonly context: Hex
  readonly delegationManager: Hex
  readonly dependencies: readonly { readonly factory: Hex; readonly factoryData: Hex }[]
}

test('permissions: given by one press, used from Node inside their limits, taken back', async ({
  openSmartWallet,
  rawPages,
  smartAccounts,
  stack,
  chains: [, chain],
}) => {
  test.slow()
  const { inner, smart: account, request, approve } = await openSmartWallet('gives@example.test')
  // The session's key, and what a backend does with it.
  const key = privateKeyToAccount(generatePrivateKey())
  const backend = createWalletClient({
    account: key,
    chain: chain.chain,
    transport: http(stack.chains[1].rpcUrl),
  })
  await chain.setBalance({ address: key.address, value: parseEther('10') })
  await chain.setBalance({ address: account, value: parseEther('10') })
  const send = async (to: Hex, data: Hex) => {
    // Not of anvil's pool: right after a block it may count a mined transaction twice, and the next one would wait forever.
    const nonce = await chain.getTransactionCount({ address: key.address, blockTag: 'latest' })
    const hash = await backend.sendTransaction({ to, data, nonce })
    expect((await chain.waitForTransactionReceipt({ checkReplacement: false, hash })).status).toBe('success')
  }
  const manager = smartAccounts.contracts.delegationManager
  const pay = (context: Hex, ether: string) =>
    encodeRedemption(context, [{ to: shop, value: parseEther(ether) }])
  const refuse = (context: Hex, ether: string) =>
    chain.call({ account: key, to: manager, data: pay(context, ether) }).then(
      () => 'allowed',
      error => String(error),
    )
  const isDisabled = (context: Hex) => {
    const [delegation] = decodePermissionContext(context)
    if (!delegation) throw new TypeError('the context has a delegation')
    return chain.readContract({
      address: manager,
      abi: disabledAbi,
      functionName: 'disabledDelegations',
      args: [hashDelegation(delegation)],
    })
  }

  const supported = await request('wallet_getSupportedExecutionPermissions')
  const periodic = { chainIds: [numberToHex(chainId)], ruleTypes: ['expiry', 'redeemer'] }
  expect(supported).toMatchObject({ 'native-token-periodic': periodic, 'contract-call': periodic })
  expect(await request('wallet_getGrantedExecutionPermissions')).toEqual([])

  const now = Number((await chain.getBlock()).timestamp)
  const rules = [{ type: 'expiry', data: { timestamp: now + 30 * day } }]
  const asked = (type: string, data: object) => ({
    chainId: numberToHex(chainId),
    from: account,
    to: key.address,
    rules,
    permission: { type, isAdjustmentAllowed: false, data },
  })
  const weekly = asked('native-token-periodic', {
    periodAmount: numberToHex(parseEther('1')),
    periodDuration: 7 * day,
    startTime: now,
  })
  const once = asked('native-token-allowance', { allowance: numberToHex(parseEther('0.5')) })
  // A condition that no enforcer holds is refused by name, and nothing is shown.
  const limited = { ...once, rules: [...rules, { type: 'rate-limit', data: {} }] }
  expect(await request('wallet_requestExecutionPermissions', [limited])).toMatchObject({
    code: -32602,
    message: expect.stringContaining('rate-limit'),
  })

  const first = request('wallet_requestExecutionPermissions', [weekly, once])
  await expect(inner.getByText('1 ETH / 7 d', { exact: true })).toBeVisible()
  // Five periods begin within 30 days.
  for (const text of ['5 ETH', '0.5 ETH', 'Permission 1', 'Permission 2'])
    await expect(inner.getByText(text, { exact: true })).toBeVisible()
  await expect(inner.getByText(key.address, { exact: true })).toHaveCount(2)
  await expect(inner.getByTestId('approval-origin')).toContainText(rawPages.app)
  await expectAccessible(inner, 'the approval of permissions')
  await approve()
  const granted = (await first) as readonly [Granted, Granted]
  expect(granted).toMatchObject([weekly, once])
  const [{ context, delegationManager, dependencies }, second] = granted
  expect(delegationManager).toBe(manager)
  expect(await request('wallet_getGrantedExecutionPermissions')).toEqual(granted)

  // The account is not there before the backend deploys it.
  expect(dependencies).toHaveLength(1)
  for (const { factory, factoryData } of dependencies) await send(factory, factoryData)
  await send(manager, pay(context, '0.75'))
  expect(formatEther(await chain.getBalance({ address: shop }))).toBe('0.75')
  expect(await refuse(context, '0.26')).toContain('transfer-amount-exceeded')
  expect(await refuse(context, '0.25')).toBe('allowed')
  // Two permissions are two limits.
  await send(manager, pay(second.context, '0.5'))

  const revoked = request('wallet_revokeExecutionPermission', [{ permissionContext: context }])
  await expect(inner.getByText('1 ETH / 7 d', { exact: true })).toBeVisible()
  expect(await isDisabled(context)).toBe(false)
  await approve()
  const answer = (await revoked) as { pci: Hex; signature: Hex; transactionHash: Hex }
  expect(answer.pci).toBe(keccak256(context))
  expect(await isDisabled(context)).toBe(true)
  expect(await refuse(context, '0.1')).not.toBe('allowed')
  expect((await chain.getTransactionReceipt({ hash: answer.transactionHash })).status).toBe('success')
  const proof = {
    domain: { name: 'Latchkit Sessions', version: '1', chainId },
    types: {
      RevokeSession: [
        { name: 'account', type: 'address' },
        { name: 'pci', type: 'bytes32' },
      ],
    },
    primaryType: 'RevokeSession',
    message: { account, pci: answer.pci },
  } as const
  expect(await chain.verifyTypedData({ ...proof, address: account, signature: answer.signature })).toBe(true)
  expect(await request('wallet_getGrantedExecutionPermissions')).toMatchObject([{ context: second.context }])

  // The older form, by viem itself.
  const provider = {
    request: (asked: { method: string; params?: unknown }) => request(asked.method, asked.params),
  }
  const third = grantPermissions(createWalletClient({ transport: custom(provider) }), {
    account: key,
    expiry: now + day,
    permissions: [
      {
        type: 'native-token-transfer',
        data: { ticker: 'ETH' },
        required: true,
        policies: [{ type: 'token-allowance', data: { allowance: parseEther('0.1') } }],
      },
    ],
  })
  await approve()
  const { permissionsContext: older, grantedPermissions } = await third
  const permissionsContext = older as Hex
  expect(grantedPermissions).toMatchObject([{ policies: [{ data: { allowance: parseEther('0.1') } }] }])
  expect(await refuse(permissionsContext, '0.1')).toBe('allowed')
  expect(await refuse(permissionsContext, '0.11')).toContain('allowance-exceeded')
  // A name that EIP-2255 has too.
  expect(await request('wallet_revokePermissions', [{ eth_accounts: {} }])).toMatchObject({ code: 4200 })
  const declined = request('wallet_revokePermissions', [{ permissionContext: permissionsContext }])
  await inner.getByTestId('reject').click()
  expect(await declined).toMatchObject({ code: 4001 })
  expect(await refuse(permissionsContext, '0.1')).toBe('allowed')
})

test('permissions: the account of the key is upgraded by the same press @full', async ({
  openSmartWallet,
  smartAccounts,
  chains: [, chain],
}) => {
  test.slow()
  const { inner, own: account, ask, request, approve } = await openSmartWallet('upgrades@example.test')
  await ask('SET_PREFERRED_ACCOUNT', { type: 'eoa' })
  const key = privateKeyToAccount(generatePrivateKey())
  const manager = smartAccounts.contracts.delegationManager
  await chain.setBalance({ address: account, value: parseEther('10') })
  const now = Number((await chain.getBlock()).timestamp)
  const abi = [
    {
      type: 'function',
      name: 'transfer',
      inputs: [{ type: 'address' }, { type: 'uint256' }],
    },
  ]
  const asked = {
    chainId: numberToHex(chainId),
    expiry: now + day,
    signer: { type: 'account', data: { address: key.address } },
    permissions: [
      { type: 'native-token-allowance', data: { allowance: '0x8' } },
      {
        type: 'contract-call',
        data: { address: shop, abi, functions: [{ functionName: 'transfer', valueLimit: '0x1' }] },
      },
    ],
  }
  const granting = request('wallet_grantPermissions', [asked])
  await expect(inner.getByText(/smart account code|several calls/i).first()).toBeVisible()
  await expectAccessible(inner, 'the approval of an upgrade with permissions')
  // The wallet cannot read what a function does.
  await inner.getByTestId('confirm-unreadable').check()
  await approve()
  const [granted] = (await granting) as readonly [Granted, Granted]
  expect(granted).toMatchObject({
    address: account,
    to: key.address,
    dependencies: [],
    signerMeta: { delegationManager: manager },
    permissions: [asked.permissions[0]],
  })
  const refuse = (value: bigint) => {
    const data = encodeRedemption(granted.context, [{ to: shop, value }])
    return chain.call({ account: key, to: manager, data }).then(
      () => 'allowed',
      error => String(error),
    )
  }
  expect(await refuse(8n)).toBe('allowed')
  expect(await refuse(9n)).toContain('allowance-exceeded')

  // A revocation that does not come on the chain leaves it active.
  const { context: permissionContext } = granted
  await chain.setBalance({ address: account, value: 0n })
  const failing = request('wallet_revokeExecutionPermission', [{ permissionContext }])
  await approve()
  expect(await failing).toMatchObject({ code: expect.any(Number) })
  expect(await refuse(0n)).toBe('allowed')
  expect(await request('wallet_getGrantedExecutionPermissions')).toMatchObject([
    { context: permissionContext },
    { permission: asked.permissions[1] },
  ])
  await chain.setBalance({ address: account, value: parseEther('10') })
  const revoking = request('wallet_revokeExecutionPermission', [{ permissionContext }], chainId)
  await approve()
  expect(await revoking).toMatchObject({
    pci: keccak256(permissionContext),
    transactionHash: expect.any(String),
  })
  expect(await refuse(8n)).not.toBe('allowed')
  // Nothing is left to send: it is signed for once more, for a registry that has not heard of it.
  const again = request('wallet_revokeExecutionPermission', [{ permissionContext }])
  await approve()
  expect(await again).toEqual({ pci: keccak256(permissionContext), signature: expect.any(String) })
})
