import { formatEther, hashMessage, hashTypedData, isErc6492Signature, parseEther, parseEventLogs } from 'viem'
import { entryPoint07Abi } from 'viem/account-abstraction'
import { openRawFrame, openRawWallet } from '../fixtures/openRawWallet.js'
import { expect, test } from '../fixtures/smartWalletTest.js'

/** The chain that has smart accounts. */
const chainId = 31338
const receiver = '0x15d34AAf54267DB7D7c367839AAf71A00a2C6A65'

test('smart account: both accounts, the preferred one where the chain is listed', async ({
  page,
  rawPages,
  secureSite,
  inbox,
}) => {
  const { address: own, ask } = await openRawWallet(page, {
    rawPages,
    secureSite,
    inbox,
    email: 'smart@example.test',
  })
  const askUser = async (payload: object) => (await ask('GET_USER', payload)).payload
  const readAccounts = async () => (await ask('RPC_REQUEST', { method: 'eth_accounts' })).payload

  const networks = await ask('GET_SMART_ACCOUNT_ENABLED_NETWORKS')
  expect(networks.payload).toEqual({ smartAccountEnabledNetworks: [chainId] })
  // The first network is not listed: one account, whatever the app prefers.
  const preferredAccountType = 'smartAccount'
  const eoa = { address: own, type: 'eoa', path: "m/44'/60'/0'/0/0" }
  expect(await askUser({ chainId: 31337, preferredAccountType })).toMatchObject({
    address: own,
    accounts: [eoa],
    preferredAccountType,
    smartAccountDeployed: false,
  })
  expect(await ask('SET_PREFERRED_ACCOUNT', { type: 'smartAccount' })).toMatchObject({
    payload: { code: 5710 },
  })
  expect(await readAccounts()).toEqual([own])

  // The preferred type returns with a network that supports it.
  const user = await askUser({ chainId })
  const smart = String(user?.address)
  expect(smart).not.toBe(own)
  expect(user).toMatchObject({
    accounts: [eoa, { address: smart, type: 'smartAccount' }],
    chainId,
    preferredAccountType,
    smartAccountDeployed: false,
  })
  expect(await readAccounts()).toEqual([smart])
  expect((await ask('INIT_SMART_ACCOUNT')).payload).toEqual({ address: smart, isDeployed: false })
  const set = async (type: string) => (await ask('SET_PREFERRED_ACCOUNT', { type })).payload
  expect(await set('eoa')).toEqual({ type: 'eoa', address: own })
  expect(await askUser({})).toMatchObject({ address: own, preferredAccountType: 'eoa' })
  expect(await readAccounts()).toEqual([own])
  expect(await set('smartAccount')).toEqual({ type: 'smartAccount', address: smart })
  expect(await readAccounts()).toEqual([smart])

  // C18: an app that has no use for it has one address, whatever was chosen, and may not speak for the other one.
  const alone = await openRawFrame(page, { rawPages, secureSite, smartAccounts: false })
  const askAlone = async (type: Parameters<typeof ask>[0], payload?: object) =>
    (await alone.ask(type, payload)).payload
  expect(await askAlone('GET_USER', { chainId, preferredAccountType })).toMatchObject({
    address: own,
    accounts: [eoa],
    preferredAccountType: 'eoa',
    smartAccountDeployed: false,
  })
  expect(await askAlone('GET_SMART_ACCOUNT_ENABLED_NETWORKS')).toEqual({ smartAccountEnabledNetworks: [] })
  expect(await askAlone('SET_PREFERRED_ACCOUNT', { type: 'smartAccount' })).toMatchObject({ code: 5710 })
  expect(await askAlone('INIT_SMART_ACCOUNT')).toMatchObject({ code: 5710 })
  expect(await askAlone('RPC_REQUEST', { method: 'eth_accounts' })).toEqual([own])
  const sign = (params: readonly string[]) => askAlone('RPC_REQUEST', { method: 'personal_sign', params })
  expect(await sign(['hello', smart])).toMatchObject({ code: 4100 })
  const capabilities = { method: 'wallet_getCapabilities', params: [smart] }
  expect(await askAlone('RPC_REQUEST', capabilities)).toMatchObject({ code: 4100 })
})

const typedData = {
  domain: { name: 'App', chainId },
  types: { Note: [{ name: 'amount', type: 'uint256' }] },
  primaryType: 'Note',
  message: { amount: '7' },
} as const

test('smart account: what it signs is valid before its first transaction deploys it, and after', async ({
  page,
  openSmartWallet,
  smartAccounts,
  chains: [, chain],
}) => {
  test.slow()
  const { inner, own, smart, ask, ...wallet } = await openSmartWallet('signs@example.test')
  const approve = async () => {
    await expect(inner.getByText(smart, { exact: true })).toBeVisible()
    await wallet.approve()
  }
  const sign = async (method: string, params: readonly unknown[]) => {
    const answer = ask('RPC_REQUEST', { method, params })
    // Data of a kind that the wallet does not know.
    if (method === 'eth_signTypedData_v4') await inner.getByTestId('confirm-unreadable').press('Space')
    await approve()
    return String((await answer).payload) as `0x${string}`
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
      expect(await chain.verifyHash({ address: own, hash, signature })).toBe(false)
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

  // The page names no sender: it is the account that it sees.
  const send = (transaction: object) =>
    ask('RPC_REQUEST', { method: 'eth_sendTransaction', params: [transaction] })
  const transfer = { to: receiver, value: `0x${parseEther('0.25').toString(16)}` }
  expect((await send({ data: '0x6001' })).payload).toMatchObject({ code: -32602 })
  expect((await send({ to: smart, data: '0x6001' })).payload).toMatchObject({ code: -32602 })
  expect((await send(transfer)).payload).toMatchObject({ message: expect.stringContaining(smart) })
  await chain.setBalance({ address: smart, value: parseEther('2') })
  const before = await chain.getBalance({ address: receiver })
  const first = send(transfer)
  await expect(inner.getByText(receiver, { exact: true })).toBeVisible()
  await expect(inner.getByText('0.25 ETH', { exact: true })).toBeVisible()
  const fee = inner.locator('dt', { hasText: 'fee' }).locator('+ dd')
  const most = parseEther(((await fee.textContent()) ?? '').replace(/ ETH.*/, ''))
  await approve()
  // The next one may be asked for as soon as the first is with the bundler.
  await expect(inner.locator('.approval')).toHaveCount(0)
  const second = send({ ...transfer, from: smart })
  await approve()
  for (const answer of [first, second]) {
    const { type, payload } = await answer
    expect([type, payload]).toEqual(['RPC_REQUEST_SUCCESS', expect.stringMatching(/^0x[\da-f]{64}$/)])
    const hash = String(payload) as `0x${string}`
    const { logs } = await chain.waitForTransactionReceipt({ checkReplacement: false, hash })
    const [event] = parseEventLogs({ abi: entryPoint07Abi, logs, eventName: 'UserOperationEvent' })
    expect(event?.args).toMatchObject({ sender: smart, success: true })
    expect(event?.args.actualGasCost, `at most ${formatEther(most)}`).toBeLessThanOrEqual(most)
  }
  expect((await chain.getBalance({ address: receiver })) - before).toBe(parseEther('0.5'))
  // The frame reads the user before it sends the event, which may come after the answers.
  const updates = () =>
    page.evaluate(() =>
      window.raw.received.filter(({ type }) => type === 'SESSION_UPDATE').map(({ payload }) => payload),
    )
  await expect.poll(updates).toEqual([
    expect.objectContaining({
      isConnected: true,
      user: expect.objectContaining({ address: smart, chainId, smartAccountDeployed: true }),
    }),
  ])
  await expectValid(true)
})
