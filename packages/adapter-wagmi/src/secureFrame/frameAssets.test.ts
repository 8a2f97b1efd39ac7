import { createClient } from '@latchkit/core'
import { mainnet } from '@latchkit/core/networks'
import { connectEmail, verifyOtp } from '@latchkit/core/secureframe'
import { createMemoryStorage } from '@latchkit/core/storage'
import { expect, it, onTestFinished } from 'vitest'
import { getAccount } from 'wagmi/actions'
import { startAccountServer } from '../../../core/test/accountServer.js'
import { createTestFrame, frameOption } from '../../../secure-frame-client/test/createTestFrame.js'
import { wagmiAdapter } from '../wagmiAdapter.js'

const account = '0xab16a96D359eC26a11e2C2b3d8f8B8942d5Bfcdb'
const paymaster = { url: 'https://paymaster.example', context: { plan: 'a' } }

/** The provider of an embedded wallet that is connected, with a gateway or without one. */
async function open(isServed: boolean) {
  const gateway = await startAccountServer(['eip155:1'])
  gateway.answer('/balance', () => ({
    body: {
      balances: [
        { name: 'Ether', symbol: 'ETH', chainId: 'eip155:1', quantity: { decimals: '18', numeric: '1' } },
      ],
    },
  }))
  const frame = createTestFrame(({ type, payload }, answer, fail) => {
    if (type === 'CONNECT_EMAIL') return answer({ action: 'VERIFY_OTP' })
    if (type === 'GET_USER') return answer({ address: account, chainId: 1 })
    if (type === 'SWITCH_NETWORK') return answer(payload)
    if (type !== 'RPC_REQUEST') return answer()
    if (payload.method === 'wallet_getAssets') return fail({ message: 'not supported', code: 4200 })
    return answer({ '0x1': { atomic: { status: 'supported' } } })
  })
  const adapter = wagmiAdapter()
  const client = createClient({
    metadata: { name: 'Test' },
    networks: [mainnet],
    adapters: [adapter],
    logLevel: 'silent',
    storage: createMemoryStorage(),
    customRpcUrls: { 'eip155:1': ['http://127.0.0.1:9'] },
    secureFrame: { ...frameOption(frame), paymaster },
    ...(isServed ? { gateway: { url: gateway.url } } : {}),
  })
  const stop = client.start()
  onTestFinished(async () => {
    stop()
    client.destroy()
    frame.close()
    await gateway.close()
  })
  await connectEmail(client, { email: 'ana@example.test' })
  await verifyOtp(client, { otp: '123456' })
  const { connector } = getAccount(adapter.getConfig())
  const provider = (await connector?.getProvider()) as {
    request(args: { method: string; params?: unknown }): Promise<unknown>
  }
  return { frame, provider }
}

it('answers for assets by the gateway, and says that it can', async () => {
  const { frame, provider } = await open(true)
  expect(await provider.request({ method: 'wallet_getCapabilities', params: [account] })).toEqual({
    '0x0': { assetDiscovery: { supported: true } },
    '0x1': { atomic: { status: 'supported' } },
  })
  expect(await provider.request({ method: 'wallet_getAssets', params: [{ account }] })).toEqual({
    '0x1': [expect.objectContaining({ address: 'native', balance: '0xde0b6b3a7640000', type: 'NATIVE' })],
  })
  // The frame hears who is to pay with each request, as it may be loaded again.
  expect(frame.payloads('RPC_REQUEST')).toEqual([
    expect.objectContaining({ method: 'wallet_getCapabilities', paymasterService: paymaster }),
  ])
})

it('leaves them to the frame without a gateway', async () => {
  const { provider } = await open(false)
  const capabilities = await provider.request({ method: 'wallet_getCapabilities', params: [account] })
  expect(capabilities).toEqual({ '0x1': { atomic: { status: 'supported' } } })
  const assets = provider.request({ method: 'wallet_getAssets', params: [{ account }] })
  await expect(assets).rejects.toMatchObject({ code: 4200 })
})
