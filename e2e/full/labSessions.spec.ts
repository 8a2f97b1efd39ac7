import { encodeRedemption } from '@latchkit/core/redemption'
import { createWalletClient, type Hex, http, numberToHex, parseEther } from 'viem'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { expect, test } from '../fixtures/labSessionsTest.js'

const shop = `0x${'5e'.repeat(20)}` as const

type Granted = {
  readonly pci: Hex
  readonly context: Hex
  readonly delegationManager: Hex
  readonly dependencies: readonly { readonly factory: Hex; readonly factoryData: Hex }[]
}

test('sessions: a permission is given, listed at the gateway, used from Node and revoked in its view', {
  tag: '@lab:sessions',
}, async ({ openLabApp, signUp, approve, gateway, stack, chains: [, chain] }) => {
  test.slow()
  const lab = await openLabApp('sessions')
  const { page } = lab
  await lab.openConnect()
  await signUp(page, 'lab-sessions@example.test')
  await lab.expectState({ status: 'connected', allAccounts: [expect.anything(), expect.anything()] })
  const account = (await lab.state()).address as Hex
  const key = privateKeyToAccount(generatePrivateKey())
  for (const address of [account, key.address]) await chain.setBalance({ address, value: parseEther('2') })
  const registered = async () => {
    const response = await fetch(`${gateway.url}/v1/sessions/eip155:31338:${account}?projectId=lab`)
    return ((await response.json()) as { pcis: unknown[] }).pcis
  }

  await lab.start('supported-permissions')
  expect((await lab.result('supported-permissions')).value).toHaveProperty('native-token-periodic')
  const now = Number((await chain.getBlock()).timestamp)
  const permission = {
    type: 'native-token-periodic',
    data: { periodAmount: numberToHex(parseEther('0.5')), periodDuration: 3600, startTime: now },
  }
  const signer = { type: 'account', data: { address: key.address } }
  const request = { expiry: now + 86_400, signer, permissions: [permission] }
  // A permission that no contract enforces is refused before anything is shown.
  const limited = { ...request, policies: [{ type: 'rate-limit', data: { count: 1 } }] }
  await lab.start('grant-permissions', JSON.stringify(limited))
  expect((await lab.result('grant-permissions')).error?.code).toBe('permissions/unsupported')

  await lab.start('grant-permissions', JSON.stringify(request))
  await approve(page)
  await expect(page.getByTestId('view-SmartSessionCreated')).toContainText('0.5')
  await page.getByTestId('session-created-close').click()
  const { value } = await lab.result('grant-permissions')
  const [granted] = value as readonly [Granted]
  const { pci, context, delegationManager, dependencies } = granted
  await expect.poll(registered).toMatchObject([{ pci, signer: { type: 'account' } }])

  const backend = createWalletClient({
    account: key,
    chain: chain.chain,
    transport: http(stack.chains[1].rpcUrl),
  })
  const send = async (to: Hex, data: Hex) => {
    const hash = await backend.sendTransaction({ to, data })
    expect((await chain.waitForTransactionReceipt({ checkReplacement: false, hash })).status).toBe('success')
  }
  for (const { factory, factoryData } of dependencies) await send(factory, factoryData)
  const data = encodeRedemption(context, [{ to: shop, value: parseEther('0.2') }])
  await send(delegationManager, data)
  expect(await chain.getBalance({ address: shop })).toBe(parseEther('0.2'))

  // From the settings, as the person goes.
  await lab.start('open-settings')
  await page.getByTestId('settings-sessions').click()
  const session = page.getByTestId(`session-${pci}`)
  await expect(session).toHaveAttribute('data-status', 'active')
  await page.getByTestId(`session-revoke-${pci}`).click()
  await page.getByTestId(`session-confirm-${pci}`).click()
  await approve(page)
  await expect(page.getByTestId('toast')).toHaveText('The session is revoked')
  await expect(session).toHaveAttribute('data-status', 'revoked')
  await expect.poll(registered).toMatchObject([{ pci, revokedAt: expect.any(Number) }])
  const refused = await chain.call({ account: key, to: delegationManager, data }).then(
    () => 'allowed',
    error => String(error),
  )
  expect(refused).not.toBe('allowed')
  await lab.modal.close()
  await lab.start('list-sessions')
  expect((await lab.result('list-sessions')).value).toMatchObject([{ pci, status: 'revoked' }])
})
