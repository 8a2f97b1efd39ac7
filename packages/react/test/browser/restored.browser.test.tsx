import { base, mainnet } from '@latchkit/core/networks'
import { createCookieStorage } from '@latchkit/core/storage'
import { createMockWallet, mockAdapter } from '@latchkit/core/testing'
import { StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import {
  AccountButton,
  accountContent,
  ConnectButton,
  createLatchkit,
  LatchkitProvider,
  NamespaceButton,
  NetworkButton,
  useAccount,
  useClientValue,
  useNetwork,
} from '../../src/exports/index.js'

const wallet = createMockWallet({ namespace: 'eip155' })
const [connector] = wallet.connectors()
const connectorId = connector?.id ?? ''

/** A cookie jar, as a browser and its server share it. */
function createJar() {
  const cookies = new Map<string, string>()
  return {
    read: () => [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
    write(cookie: string) {
      const [pair = ''] = cookie.split(';')
      const [name = '', value = ''] = pair.split('=')
      if (/Max-Age=0\b/.test(cookie)) cookies.delete(name)
      else cookies.set(name, value)
    },
  }
}

function Facts() {
  const { address, status, isConnected } = useAccount()
  return (
    <p id="facts">
      {address} {status} {String(isConnected)} {useNetwork().network?.name}{' '}
      {useClientValue(() => 'browser', 'server')}
    </p>
  )
}

function createApp(storage: ReturnType<typeof createCookieStorage>) {
  const adapter = mockAdapter({ namespace: 'eip155', wallet })
  const latchkit = createLatchkit({
    metadata: { name: 'Test' },
    networks: [mainnet, base],
    adapters: [adapter],
    locale: 'en',
    storage,
  })
  const app = (
    <StrictMode>
      <LatchkitProvider latchkit={latchkit}>
        <ConnectButton />
        <AccountButton />
        <AccountButton content={accountContent({ networkStatus: 'name' })} />
        <NetworkButton />
        <NamespaceButton namespace="eip155" />
        <Facts />
      </LatchkitProvider>
    </StrictMode>
  )
  return { app, adapter, latchkit }
}

it('C2 C11 with cookies the account and its network are in the first HTML, busy, and nothing changes until the wallet answers', async () => {
  const jar = createJar()
  const first = createApp(createCookieStorage(jar))
  const stop = first.latchkit.client.start()
  const signal = new AbortController().signal
  const { address } = await first.adapter.connect({ connectorId, caipNetworkId: 'eip155:8453', signal })
  await vi.waitFor(() => expect(jar.read()).toContain('latchkit.accounts'))
  stop()
  const short = `${address.slice(0, 6)}…${address.slice(-4)}`

  const container = document.createElement('div')
  container.innerHTML = renderToString(createApp(createCookieStorage(jar)).app)
  document.body.append(container)
  const read = () =>
    [...container.querySelectorAll('button')].map(
      ({ textContent, ariaBusy }) => `${textContent?.trim()}${ariaBusy ? ' busy' : ''}`,
    )
  const facts = () => container.querySelector('#facts')?.textContent
  const restored = [`${short} busy`, `${short} busy`, `Base ${short} busy`, 'Base', `${short} busy`]
  expect(read()).toEqual(restored)
  expect(facts()).toBe(`${address} reconnecting false Base server`)

  const seen: string[] = []
  const observer = new MutationObserver(() => {
    const now = read().join()
    if (now !== seen.at(-1)) seen.push(now)
  })
  observer.observe(container, { subtree: true, childList: true, characterData: true, attributes: true })
  const { app, latchkit } = createApp(createCookieStorage(jar))
  const root = hydrateRoot(container, app, { onRecoverableError: console.error })
  const connected = [short, short, `Base ${short}`, 'Base', short]
  await vi.waitFor(() => expect(read()).toEqual(connected))
  expect(facts()).toBe(`${address} connected true Base browser`)
  expect(seen.filter(state => state !== restored.join() && state !== connected.join())).toEqual([])
  observer.disconnect()
  root.unmount()
  latchkit.client.destroy()
  container.remove()
})
