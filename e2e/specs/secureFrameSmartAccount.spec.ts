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
