import { connect } from '@latchkit/core/connection'
import { expect, it, onTestFinished, vi } from 'vitest'
import { baseAccount, safe } from 'wagmi/connectors'
import { codeOf } from '../../../core/test/codeOf.js'
import { createTestWallet } from './createTestWallet.js'
import { chains, first } from './localNetworks.js'
import { openPage } from './openPage.js'
import { putWallets } from './putWallets.js'
import { settled } from './settled.js'
import { testAccounts } from './testAccounts.js'

const safeAddress = '0x5aFE3855358E112B5647B952709E6165e1c1eEEe'

/** The page around this one answers as Safe's does: Safe's own cannot run here, its SDK and provider do. */
function putSafe() {
  const around = window.parent as Window & { Function: typeof Function }
  // A message counts as one of the page around it when that page's code sends it.
  const send = around.Function('target', 'data', 'target.postMessage(data, "*")')
  const asked: string[] = []
  const answer = ({ data, source }: MessageEvent) => {
    if (source !== window || typeof data?.method !== 'string' || !data.env?.sdkVersion) return
    asked.push(data.method)
    const info = { safeAddress, chainId: first.id, threshold: 1, owners: [], isReadOnly: false }
    send(window, { id: data.id, success: true, version: '9.1.0', data: info })
  }
  around.addEventListener('message', answer)
  onTestFinished(() => around.removeEventListener('message', answer))
  return asked
}

const connectors = () => [safe({ unstable_getInfoTimeout: 2000 })]

it('connects Safe by itself where Safe shows the app, and it is the active wallet', async () => {
  const asked = putSafe()
  const page = openPage({ adapter: { connectors: connectors() }, autoConnect: ['com.example.none', 'safe'] })
  await page.until(({ status }) => status === 'connected')
  expect(page.read()).toMatchObject({ address: safeAddress, current: 'safe', caipNetworkId: 'eip155:31337' })
  expect(asked).toContain('getSafeInfo')
})

it('connects nothing by itself without the option', async () => {
  const asked = putSafe()
  const page = openPage({ adapter: { connectors: connectors() } })
  // Asked to list it.
  await page.until(({ connectors }) => connectors.includes('safe'))
  await settled()
  expect(page.read().status).toBe('disconnected')
  expect(asked).toEqual(['getSafeInfo'])
})

it('lists Safe once the page around this one answers as Safe', async () => {
  putSafe()
  const adapter = { connectors: [...connectors(), baseAccount()] }
  const page = openPage({ adapter })
  expect(page.read().connectors).toEqual(['baseAccount'])
  await page.until(({ connectors }) => connectors.join() === 'safe,baseAccount')
})

it('does not list Safe in a frame of another page, whatever this page sends itself', async () => {
  const questions: MessageEvent['data'][] = []
  const around = window.parent
  const collect = ({ data, source }: MessageEvent) => {
    if (source === window && data?.method) questions.push(data)
  }
  around.addEventListener('message', collect)
  onTestFinished(() => around.removeEventListener('message', collect))
  const page = openPage({ adapter: { connectors: [...connectors(), baseAccount()] } })
  await vi.waitFor(() => expect(questions).toHaveLength(1))
  const [{ id }] = questions
  window.postMessage({ id, success: true, version: '9.1.0', data: { safeAddress } }, '*')
  await settled()
  expect(page.read().connectors).toEqual(['baseAccount'])
})

it('asks nothing where no page is around this one', async () => {
  const asked = putSafe()
  const parent = vi.spyOn(window, 'parent', 'get').mockReturnValue(window)
  onTestFinished(() => parent.mockRestore())
  const page = openPage({ adapter: { connectors: [...connectors(), baseAccount()] }, autoConnect: ['safe'] })
  await settled()
  expect(page.read().connectors).toEqual(['baseAccount'])
  expect(asked).toEqual([])
})

it('lists the connectors that the app says are available', () => {
  const isAvailable = ({ id }: { id: string }) => id !== 'baseAccount'
  const page = openPage({ adapter: { connectors: [...connectors(), baseAccount()], isAvailable } })
  expect(page.read().connectors).toEqual(['safe'])
})

it('connects nothing where no Safe is around, and leaves the wallets as they are', async () => {
  const page = openPage({
    adapter: { connectors: [safe({ unstable_getInfoTimeout: 1 })], isAvailable: () => true },
    autoConnect: ['safe'],
  })
  await vi.waitFor(() => expect(page.client.logs()).toContain('not connected by itself'))
  expect(page.read()).toMatchObject({ status: 'disconnected', connectors: ['safe'] })
})

it('asks a wallet that was granted before without a prompt, and no other one', async () => {
  const wallet = (rdns: string) =>
    createTestWallet({ name: 'Alpha', rdns, accounts: testAccounts(0), chains })
  const [alpha, beta] = [wallet('com.example.alpha'), wallet('com.example.beta')]
  putWallets([alpha, beta])
  const before = openPage()
  await connect(before.client, { connectorId: beta.rdns })
  before.client.destroy()
  alpha.requests.splice(0)
  // Another client: it remembers nothing, but the wallet has granted the page its accounts.
  const page = openPage({ autoConnect: [alpha.rdns, beta.rdns], storageKey: 'other' })
  await page.until(({ current }) => current === beta.rdns)
  expect(alpha.requests.map(({ method }) => method)).not.toContain('eth_requestAccounts')
})

it('names the package that an app has not installed', async () => {
  const page = openPage({ adapter: { connectors: [baseAccount()] }, autoConnect: ['baseAccount'] })
  await vi.waitFor(() => expect(page.client.logs()).toContain('@base-org/account'))
  const asked = connect(page.client, { connectorId: 'baseAccount' })
  expect(await codeOf(asked)).toBe('adapter/package-missing')
  await expect(asked).rejects.toThrow('npm install @base-org/account')
})
