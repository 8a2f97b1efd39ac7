import { encodeRedemption } from '@latchkit/core/redemption'
import type { Grant } from '@latchkit/delegations'
import {
  decodePermissionContext,
  encodePermissionContext,
  encodeRevocation,
  hashDelegation,
  toDelegationTypedData,
} from '@latchkit/delegations'
import { DelegationManager } from '@metamask/delegation-abis'
import {
  concatHex,
  encodeFunctionData,
  erc20Abi,
  erc721Abi,
  type Hex,
  hashTypedData,
  keccak256,
  parseAbi,
  parseEther,
  zeroAddress,
} from 'viem'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { toDelegation } from '../src/permissions/toDelegation.js'
import { type GivenPermission, type Grants, openGrants } from './openGrants.js'
import { redeemRandomly } from './redeemRandomly.js'

let grants: Grants
beforeAll(async () => {
  grants = await openGrants()
})
afterAll(() => grants?.stop())

const shop = `0x${'51'.repeat(20)}` as const
const pay = (context: Hex, ...values: bigint[]) =>
  encodeRedemption(
    context,
    values.map(value => ({ to: shop, value })),
  )
const getTime = async () => Number((await grants.chain.getBlock()).timestamp)

async function give(type: string, data: object, more: object = {}, account = grants.account) {
  const expiry = (await getTime()) + 86_400
  const given = await account.give({ expiry, permissions: [{ type, data }], ...more })
  return given as readonly [GivenPermission, ...GivenPermission[]]
}

test('sec 24: of 200 random redemptions exactly those inside their grant succeed', async () => {
  const { wrong, inside } = await redeemRandomly(grants, { seed: 7, runs: 200 })
  expect(wrong).toEqual([])
  expect(new Set(inside).size).toBe(4)
  expect(inside.length).toBeGreaterThan(40)
  expect(inside.length).toBeLessThan(160)
})

test('a delegation has the hash that the manager and the account see', async () => {
  const [{ delegation }] = await give('native-token-allowance', { allowance: '0x8' })
  const { chain, delegationManager } = grants
  const manager = { address: delegationManager, abi: DelegationManager } as const
  const args = [{ ...delegation, caveats: [...delegation.caveats], signature: '0x' }] as const
  expect(await chain.readContract({ ...manager, functionName: 'getDelegationHash', args })).toBe(
    hashDelegation(delegation),
  )
  const domain = await chain.readContract({ ...manager, functionName: 'getDomainHash' })
  const typed = toDelegationTypedData(delegation, { chainId: 31337, delegationManager })
  expect(hashTypedData(typed)).toBe(keccak256(concatHex(['0x1901', domain, hashDelegation(delegation)])))
})

test('what a period allows is refused above it, and allowed again in the next', async () => {
  const [{ context, grant }] = await give('native-token-periodic', {
    periodAmount: '0x8',
    periodDuration: 3600,
  })
  const { chain, clock, redeem, refuse } = grants
  const before = await chain.getBalance({ address: shop })
  await redeem(pay(context, 3n, 5n))
  expect(await chain.getBalance({ address: shop })).toBe(before + 8n)
  expect(await refuse(pay(context, 1n))).toBe('NativeTokenPeriodTransferEnforcer:transfer-amount-exceeded')
  await clock.increaseTime({ seconds: 3600 })
  await clock.mine({ blocks: 1 })
  expect(await refuse(pay(context, 8n))).toBeUndefined()
  expect(await refuse(pay(context, 9n))).toBe('NativeTokenPeriodTransferEnforcer:transfer-amount-exceeded')
  await clock.setNextBlockTimestamp({ timestamp: BigInt(grant.until) })
  await clock.mine({ blocks: 1 })
  expect(await refuse(pay(context, 1n))).toBe('TimestampEnforcer:expired-delegation')
})

test('a stream allows what has flowed, and an allowance that starts later nothing before', async () => {
  const { clock, refuse } = grants
  const start = (await getTime()) + 100
  const flow = { initialAmount: '0x3', amountPerSecond: '0x2', startTime: start }
  const [{ context }] = await give('native-token-stream', flow)
  const [tokens] = await give('erc20-token-stream', { ...flow, token: grants.token })
  const send = (amount: bigint) => {
    const data = encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [shop, amount] })
    return encodeRedemption(tokens.context, [{ to: grants.token, data }])
  }
  const [later] = await give('native-token-allowance', { allowanceAmount: '0x8', startTime: start })
  expect(await refuse(pay(context, 1n))).toBe('NativeTokenStreamingEnforcer:allowance-exceeded')
  const early = 'TimestampEnforcer:early-delegation'
  expect(await refuse(pay(later.context, 1n))).toBe(early)
  await clock.setNextBlockTimestamp({ timestamp: BigInt(start - 1) })
  await clock.mine({ blocks: 1 })
  expect(await refuse(pay(later.context, 1n))).toBe(early)
  await clock.setNextBlockTimestamp({ timestamp: BigInt(start) })
  await clock.mine({ blocks: 1 })
  expect(await refuse(pay(later.context, 8n))).toBeUndefined()
  expect(await refuse(pay(context, 4n))).toBe('NativeTokenStreamingEnforcer:allowance-exceeded')
  await clock.setNextBlockTimestamp({ timestamp: BigInt(start + 10) })
  await clock.mine({ blocks: 1 })
  expect(await refuse(pay(context, 23n))).toBeUndefined()
  expect(await refuse(pay(context, 24n))).toBe('NativeTokenStreamingEnforcer:allowance-exceeded')
  expect(await refuse(send(23n))).toBeUndefined()
  expect(await refuse(send(24n))).toBe('ERC20StreamingEnforcer:allowance-exceeded')
})

test('a call-limit is over after its calls, and a token of ERC-721 after its transfer', async () => {
  const { redeem, refuse, nft, account, chain } = grants
  const policies = [{ type: 'call-limit', data: { count: 2 } }]
  const [limited] = await give('native-token-allowance', { allowance: '0x8' }, { policies })
  await redeem(pay(limited.context, 1n, 1n))
  expect(await refuse(pay(limited.context, 1n))).toBe('LimitedCallsEnforcer:limit-exceeded')

  const tokens = await give('erc721-token-transfer', { address: nft, tokenIds: ['0x1', '0x3'] })
  const [one, three] = tokens
  const move = (context: Hex, id: bigint) => {
    const args = [account.address, shop, id] as const
    const data = encodeFunctionData({ abi: erc721Abi, functionName: 'transferFrom', args })
    return encodeRedemption(context, [{ to: nft, data }])
  }
  expect(await refuse(move(one.context, 3n))).toBe('ERC721TransferEnforcer:unauthorized-token-id')
  await redeem(move(one.context, 1n))
  const owner = { address: nft, abi: erc721Abi, functionName: 'ownerOf' } as const
  expect(await chain.readContract({ ...owner, args: [1n] })).toBe(`0x${'51'.repeat(20)}`)
  expect(await refuse(move(one.context, 1n))).toBe('LimitedCallsEnforcer:limit-exceeded')
  expect(await refuse(move(three?.context ?? '0x', 3n))).toBeUndefined()
})

test('a delegation that the account disabled is refused, the others are not', async () => {
  const { account, chain, delegationManager: address, refuse } = grants
  const [first] = await give('native-token-allowance', { allowance: '0x8' })
  const [second] = await give('native-token-allowance', { allowance: '0x8' })
  const { delegation } = first
  const data = encodeRevocation(delegation)
  expect(await refuse(data)).toBe('InvalidDelegator')
  expect(await refuse(pay(first.context, 1n))).toBeUndefined()
  await account.operate([{ to: address, data }])
  const disabled = { address, abi: DelegationManager, functionName: 'disabledDelegations' } as const
  expect(await chain.readContract({ ...disabled, args: [hashDelegation(delegation)] })).toBe(true)
  expect(await refuse(pay(first.context, 1n))).toBe('CannotUseADisabledDelegation')
  expect(await refuse(pay(second.context, 1n))).toBeUndefined()
})

test('sec 24: a delegate cannot pass a permission on', async () => {
  const { delegate, delegationManager, refuse } = grants
  const [{ context, delegation }] = await give('native-token-allowance', { allowance: '0x8' })
  const leaf = {
    delegate: shop,
    delegator: delegate.address,
    caveats: [],
    salt: 1n,
    authority: hashDelegation(delegation),
  } as const
  const typed = toDelegationTypedData(leaf, { chainId: 31337, delegationManager })
  const passed = { ...leaf, signature: await delegate.signTypedData(typed) }
  const chained = encodePermissionContext([passed, ...decodePermissionContext(context)])
  expect(await refuse(pay(chained, 1n), shop)).toBe('RedeemerEnforcer:unauthorized-redeemer')
  expect(await refuse(pay(context, 1n), shop)).toBe('InvalidDelegate')
})

test('a permission of an account that is not deployed is usable once it is', async () => {
  const { openAccount, refuse } = grants
  const account = await openAccount()
  const [{ context }] = await give('native-token-allowance', { allowance: '0x8' }, {}, account)
  expect(await refuse(pay(context, 1n))).toBe('InvalidEOASignature')
  await account.operate([{ to: zeroAddress }])
  expect(await refuse(pay(context, 8n))).toBeUndefined()
  expect(await refuse(pay(context, 9n))).toBe('NativeTokenTransferAmountEnforcer:allowance-exceeded')
})

test('sec 24: a paused manager stops the use of permissions, not the account, and no revocation', async () => {
  const { account, chain, clock, delegationManager, refuse } = grants
  const [kept] = await give('native-token-allowance', { allowance: '0x8' })
  const [revoked] = await give('native-token-allowance', { allowance: '0x8' })
  const abi = parseAbi(['function owner() view returns (address)', 'function pause()', 'function unpause()'])
  const owner = await chain.readContract({ address: delegationManager, abi, functionName: 'owner' })
  await clock.impersonateAccount({ address: owner })
  await clock.setBalance({ address: owner, value: parseEther('1') })
  const rule = async (functionName: 'pause' | 'unpause') => {
    const data = encodeFunctionData({ abi, functionName })
    const hash = await clock.sendUnsignedTransaction({ from: owner, to: delegationManager, data })
    await chain.waitForTransactionReceipt({ checkReplacement: false, hash })
  }
  await rule('pause')
  expect(await refuse(pay(kept.context, 1n))).toBe('EnforcedPause')
  await account.operate([{ to: shop }, { to: delegationManager, data: encodeRevocation(revoked.delegation) }])
  await rule('unpause')
  expect(await refuse(pay(kept.context, 8n))).toBeUndefined()
  expect(await refuse(pay(revoked.context, 1n))).toBe('CannotUseADisabledDelegation')
})

test('an upgraded account gives a permission by its own key', async () => {
  const { chain, clock, contracts, delegate, delegationManager, enforcers, refuse, wallet } = grants
  const account = privateKeyToAccount(generatePrivateKey())
  const { address } = account
  await clock.setBalance({ address, value: parseEther('1') })
  const grant: Grant = {
    delegate: delegate.address,
    until: (await getTime()) + 3600,
    permission: { kind: 'native', spending: { limit: 'total', amount: 8n } },
  }
  const delegation = toDelegation({ grant, account: address, contracts, enforcers, salt: 1n })
  const typed = toDelegationTypedData(delegation, { chainId: 31337, delegationManager })
  const context = encodePermissionContext([{ ...delegation, signature: await account.signTypedData(typed) }])
  // The manager takes the signature, then there is no code that it could call.
  expect(await refuse(pay(context, 1n))).toBe('no reason')

  const contractAddress = contracts.eip7702StatelessDeleGator
  const authorization = await wallet.signAuthorization({ account, contractAddress, executor: 'self' })
  const hash = await wallet.sendTransaction({ account, to: address, authorizationList: [authorization] })
  await chain.waitForTransactionReceipt({ checkReplacement: false, hash })
  expect(await refuse(pay(context, 8n))).toBeUndefined()
  expect(await refuse(pay(context, 9n))).toBe('NativeTokenTransferAmountEnforcer:allowance-exceeded')
})
