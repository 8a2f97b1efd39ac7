import { hashMessage, hashTypedData, isErc6492Signature } from 'viem'
import { openRawWallet } from '../fixtures/openRawWallet.js'
import { expect, test } from '../fixtures/secureTest.js'

/** The chain that has smart accounts. */
const chainId = 31338

test('smart account: both accounts, the preferred one where the chain is listed', async ({
  page,
  rawPages,
  secureSite,
  inbox,
}) => {
  const { address: own, ask } = await openRawWallet(page, {
    ...{ rawPages, secureSite, inbox, email: 'smart@example.test' },
  })
  const askUser = async (payload: object) => (await ask('GET_USER', payload)).payload
  const readAccounts = async () => (await ask('RPC_REQUEST', { method: 'eth_accounts' })).payload

  const networks = await ask('GET_SMART_ACCOUNT_ENABLED_NETWORKS')
  expect(networks.payload).toEqual({ smartAccountEnabledNetworks: [chainId] })
  // The first network is not listed: one account, whatever the app prefers.
  const preferredAccountType = 'smartAccount'
  const eoa = { address: own, type: 'eoa', path: "m/44'/60'/0'/0/0" }
  expect(await askUser({ chainId: 31337, preferredAccountType })).toMatchObject({
    ...{ address: own, accounts: [eoa], preferredAccountType, smartAccountDeployed: false },
  })
  expect(await ask('SET_PREFERRED_ACCOUNT', { type: 'smartAccount' })).toMatchObject({
    payload: { code: 5710 },
  })
  expect(await readAccounts()).toEqual([own])

  // What was preferred returns with a network that is.
  const user = await askUser({ chainId })
  const smart = String(user?.address)
  expect(smart).not.toBe(own)
  expect(user).toMatchObject({
    accounts: [eoa, { address: smart, type: 'smartAccount' }],
    ...{ chainId, preferredAccountType, smartAccountDeployed: false },
  })
  expect(await readAccounts()).toEqual([smart])
  expect((await ask('INIT_SMART_ACCOUNT')).payload).toEqual({ address: smart, isDeployed: false })
  const set = async (type: string) => (await ask('SET_PREFERRED_ACCOUNT', { type })).payload
  expect(await set('eoa')).toEqual({ type: 'eoa', address: own })
  expect(await askUser({})).toMatchObject({ address: own, preferredAccountType: 'eoa' })
  expect(await readAccounts()).toEqual([own])
  expect(await set('smartAccount')).toEqual({ type: 'smartAccount', address: smart })
  expect(await readAccounts()).toEqual([smart])
})

const typedData = {
  domain: { name: 'App', chainId },
  types: { Note: [{ name: 'amount', type: 'uint256' }] },
  primaryType: 'Note',
  message: { amount: '7' },
} as const

test('smart account: what it signs is valid before it is deployed and after', async ({
  page,
  rawPages,
  secureSite,
  smartAccounts,
  inbox,
  problems,
  chains: [, chain],
}) => {
  // The node answers that a call failed.
  problems.expect(/status of 4/)
  const {
    inner,
    address: own,
    ask,
  } = await openRawWallet(page, {
    ...{ rawPages, secureSite, inbox, email: 'signs@example.test' },
  })
  const user = await ask('GET_USER', { chainId, preferredAccountType: 'smartAccount' })
  const smart = user.payload?.address as `0x${string}`
  const sign = async (method: string, params: readonly unknown[]) => {
    const answer = ask('RPC_REQUEST', { method, params })
    await expect(inner.getByText(smart, { exact: true })).toBeVisible()
    await expect(inner.getByTestId('approve')).toBeEnabled()
    await inner.getByTestId('approve').press('Enter')
    return (await answer).payload as unknown as `0x${string}`
  }
  const expectValid = async (isDeployed: boolean) => {
    const typed = { ...typedData, message: { amount: 7n } } as const
    for (const [hash, signature] of [
      [hashMessage('hello'), await sign('personal_sign', ['hello', smart])],
      [hashTypedData(typed), await sign('eth_signTypedData_v4', [smart, JSON.stringify(typedData)])],
    ] as const) {
      expect(isErc6492Signature(signature)).toBe(!isDeployed)
      expect(await chain.verifyHash({ address: smart, hash, signature })).toBe(true)
      // The key of the other account has signed nothing.
      expect(await chain.verifyHash({ address: own as `0x${string}`, hash, signature })).toBe(false)
    }
  }
  await expectValid(false)
  // No other account, and nothing that the account would act on.
  const refused = (params: readonly unknown[], method = 'personal_sign') =>
    ask('RPC_REQUEST', { method, params })
  const { entryPoint07 } = smartAccounts.contracts
  expect((await refused(['hello', entryPoint07])).payload).toMatchObject({ code: 4100 })
  const acting = { ...typedData, domain: { ...typedData.domain, verifyingContract: smart } }
  for (const account of [own, smart])
    expect((await refused([account, JSON.stringify(acting)], 'eth_signTypedData_v4')).payload).toMatchObject({
      code: -32602,
    })
})
