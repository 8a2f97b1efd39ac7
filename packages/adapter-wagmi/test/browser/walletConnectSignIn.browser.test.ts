import type { SignInRequest } from '@latchkit/core/siwx'
import { recoverMessageAddress } from 'viem'
import { expect, it } from 'vitest'
import { openWalletConnectPage } from './openWalletConnectPage.js'
import { testAccounts } from './testAccounts.js'

const [one] = testAccounts(0)
const signIn: SignInRequest = {
  chains: ['eip155:31338'],
  domain: 'app.example',
  uri: 'https://app.example/',
  version: '1',
  nonce: 'abcdef0123456789',
}
const parameters = { connectorId: 'walletConnect', signIn, signal: new AbortController().signal }

it('a wallet that signs as it connects is connected, with what its account signed', async () => {
  const { adapter, wallet, proposed, read } = openWalletConnectPage({ signs: true })
  const attempt = adapter.connect(parameters)
  await proposed(1)
  wallet.approve()
  const { signedIn, address } = await attempt
  expect(address).toBe(one.address)
  expect(signedIn?.caipAddress).toBe(`eip155:31338:${one.address}`)
  expect(signedIn?.message).toContain('Nonce: abcdef0123456789')
  const signature = signedIn?.signature as `0x${string}`
  expect(await recoverMessageAddress({ message: signedIn?.message ?? '', signature })).toBe(one.address)
  expect(read()).toMatchObject({ status: 'connected', address: one.address })
  // The wallet got no second request.
  expect(wallet.methods()).toEqual([])
})

it('a wallet that only connects has signed nothing', async () => {
  const { adapter, wallet, proposed } = openWalletConnectPage()
  const attempt = adapter.connect(parameters)
  await proposed(1)
  wallet.approve()
  const { signedIn, address } = await attempt
  expect([address, signedIn]).toEqual([one.address, undefined])
})
