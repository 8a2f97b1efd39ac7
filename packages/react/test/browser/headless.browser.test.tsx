import { accountAtom } from '@latchkit/core/connection'
import { base, mainnet } from '@latchkit/core/networks'
import { createRecordedPlatform } from '@latchkit/core/testing'
import { useState } from 'react'
import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { useNetwork } from '../../src/page/hooks/useNetwork.js'
import { usePairing } from '../../src/page/hooks/usePairing.js'
import { useWalletIcon } from '../../src/page/hooks/useWalletIcon.js'
import { type UseWalletListReturnType, useWalletList } from '../../src/page/hooks/useWalletList.js'
import { Avatar } from '../../src/page/images/Avatar.js'
import { NetworkIcon } from '../../src/page/images/NetworkIcon.js'
import { QrImage } from '../../src/page/images/QrImage.js'
import type { LatchkitConfig } from '../../src/page/latchkit/types.js'
import { createScriptedWalletConnect } from './createScriptedWalletConnect.js'
import { mockWalletConnectAdapter } from './mockWalletConnectAdapter.js'
import { host, mountApp, settled } from './mountApp.js'

const gateway = { url: `${location.origin}/directory`, projectId: 'test' }

function List({ onRender }: { onRender: (list: UseWalletListReturnType) => void }) {
  const list = useWalletList()
  onRender(list)
  const icon = useWalletIcon(list.rows.find(({ id }) => id === 'app.phantom'))
  return <output data-testid="icon">{icon?.slice(0, 9)}</output>
}

function mountList(config: Partial<LatchkitConfig> = {}) {
  let latest: UseWalletListReturnType | undefined
  const app = mountApp({
    config,
    children: (
      <List
        onRender={list => {
          latest = list
        }}
      />
    ),
  })
  const list = () => {
    if (!latest) throw new Error('The list was not rendered')
    return latest
  }
  const row = (name: string) => {
    const found = list().rows.find(one => one.name === name)
    if (!found) throw new Error(`There is no row ${name}`)
    return found
  }
  return { ...app, list, row }
}

const shop = { id: 'shop', name: 'Shop', mobileLink: 'shop://', universalLink: 'https://shop.example' }

function Pairing() {
  const { uri, status, secondsLeft, href, open, renew } = usePairing({ wallet: shop })
  return (
    <>
      <output data-testid="pairing">{JSON.stringify({ uri, status, secondsLeft, href })}</output>
      <QrImage uri={uri} label="The code" />
      <button type="button" onClick={open}>
        Open
      </button>
      <button type="button" onClick={renew}>
        Renew
      </button>
    </>
  )
}
function Page() {
  const [isShown, setShown] = useState(true)
  return (
    <>
      {isShown ? <Pairing /> : null}
      <button type="button" onClick={() => setShown(false)}>
        Leave
      </button>
    </>
  )
}
function Images() {
  const { networks } = useNetwork()
  return (
    <>
      <Avatar address="0xab16a96D359eC26a11e2C2b3d8f8B8942d5Bfcdb" size={24} />
      {networks.map(network => (
        <NetworkIcon key={network.id} network={network} />
      ))}
      <NetworkIcon network={base} />
    </>
  )
}

describe('useWalletList', () => {
  it('has the rows of the modal in groups, and says what a press has to do', async () => {
    const walletConnect = createScriptedWalletConnect()
    const { list, row } = mountList({
      adapters: [mockWalletConnectAdapter()],
      walletConnect: { relayUrl: 'ws://127.0.0.1:1', load: walletConnect.load },
      featuredWalletIds: ['me.rainbow'],
    })
    await expect.poll(() => list().rows.length).toBeGreaterThan(10)
    const groups = list().groups.map(({ title, rows }) => [title, rows.slice(0, 2).map(({ name }) => name)])
    expect(groups).toEqual([
      ['Installed', ['First', 'Second']],
      ['Recommended', ['Rainbow']],
      ['More wallets', ['WalletConnect', 'MetaMask']],
    ])
    expect(list().suggested.map(({ name }) => name)).toEqual([
      'First',
      'Second',
      'Rainbow',
      'WalletConnect',
      'MetaMask',
    ])
    expect(['First', 'WalletConnect', 'Rainbow', 'Phantom'].map(name => row(name).via)).toEqual([
      'request',
      'pairing',
      'pairing',
      // It has an extension, and its own browser on phones.
      'install',
    ])
    await expect(list().connect(row('Rainbow'))).rejects.toMatchObject({
      code: 'react/wallet-elsewhere',
      message: expect.stringContaining('usePairing({ wallet: row })'),
    })
    expect([row('First').installUrl, row('Phantom').installUrl?.slice(0, 8)]).toEqual([undefined, 'https://'])
    await expect.element(page.getByTestId('icon')).toHaveTextContent('data:imag')
  })

  it('connects a row, fails with the reason of a rejection, and gives a request up', async () => {
    const { adapter, latchkit, list, row } = mountList()
    await expect.poll(() => list().rows.length).toBeGreaterThan(2)
    adapter.wallet.rejectNext()
    await expect(list().connect(row('First'))).rejects.toMatchObject({ code: 'rpc/user-rejected' })
    await expect.poll(() => list().connect.error?.message).toContain('rejected')
    expect(list().connecting).toBeUndefined()

    const answer = adapter.wallet.holdNext()
    const pending = list().connect(row('First'))
    await expect.poll(() => list().connecting?.name).toBe('First')
    list().cancel()
    await expect(pending).rejects.toMatchObject({ code: 'rpc/user-rejected' })
    await expect.poll(() => list().connecting).toBeUndefined()
    answer()
    await settled()
    expect(latchkit.client.store.get(accountAtom).isConnected).toBe(false)

    await expect(list().connect(row('MetaMask'))).rejects.toMatchObject({
      code: 'react/wallet-elsewhere',
      message: expect.stringContaining('link to `row.installUrl`'),
    })
    const { connector } = await list().connect(row('Second'))
    expect(connector.id).toBe('com.example.second')
    // It is a recent wallet from now on, and nothing of the modal was shown.
    await expect.poll(() => list().groups[0]?.rows.map(({ name }) => name)).toEqual(['Second'])
    expect(host()).toBeNull()
  })

  it('has the row that is being connected where a search leaves it out', async () => {
    const { adapter, list, row } = mountList()
    await expect.poll(() => list().rows.length).toBeGreaterThan(2)
    adapter.wallet.holdNext()
    const pending = list().connect(row('First'))
    await expect.poll(() => list().connecting?.name).toBe('First')
    list().search('second')
    await expect.poll(() => list().rows.map(({ name }) => name)).toEqual(['Second'])
    expect(list().connecting?.name).toBe('First')
    list().cancel()
    await expect(pending).rejects.toMatchObject({ code: 'rpc/user-rejected' })
    await expect.poll(() => list().connecting).toBeUndefined()
  })

  it('searches and pages the directory', async () => {
    const { list } = mountList({ gateway })
    await expect.poll(() => list().count).toBe(90)
    await expect.poll(() => list().rows.length).toBeGreaterThan(40)
    const before = list().rows.length
    list().fetchNextPage()
    await expect.poll(() => list().rows.length).toBe(before + 40)
    list().search('wallet 85')
    await expect.poll(() => list().rows.map(({ name }) => name)).toEqual(['Wallet 85'])
    expect([list().hasNextPage, list().count]).toEqual([false, 1])
    list().search('')
    await expect.poll(() => list().rows.length).toBeGreaterThan(before)
  })

  it('gives a request up when it is unmounted', async () => {
    const { adapter, latchkit, list, row, unmount } = mountList()
    await expect.poll(() => list().rows.length).toBeGreaterThan(2)
    adapter.wallet.holdNext()
    const pending = list().connect(row('First'))
    await expect.poll(() => latchkit.client.store.get(accountAtom).status).toBe('connecting')
    unmount()
    await expect(pending).rejects.toMatchObject({ code: 'rpc/user-rejected' })
    expect(latchkit.client.store.get(accountAtom).status).toBe('disconnected')
  })
})

describe('usePairing', () => {
  const press = (name: string) => page.getByRole('button', { name }).click()
  const state = () => JSON.parse(document.querySelector('[data-testid=pairing]')?.textContent ?? '{}')

  function mountPairing() {
    const walletConnect = createScriptedWalletConnect()
    const platform = createRecordedPlatform({ isMobile: () => true })
    const opened = () =>
      platform.calls.filter(({ method }) => method === 'openLink').map(({ args }) => args[0])
    const { latchkit } = mountApp({
      children: <Page />,
      config: {
        adapters: [mockWalletConnectAdapter()],
        walletConnect: { relayUrl: 'ws://127.0.0.1:1', load: walletConnect.load },
        platform,
      },
    })
    return { walletConnect, opened, latchkit }
  }

  it('has a URI with its time and link, another one after a rejection, and connects', async () => {
    const { walletConnect, opened, latchkit } = mountPairing()
    await expect.poll(() => state().status).toBe('ready')
    expect(state().uri).toBe(walletConnect.uris[0])
    expect(state().secondsLeft).toBeGreaterThan(200)
    const link = (index: number) => `shop://wc?uri=${encodeURIComponent(walletConnect.uris[index] ?? '')}`
    expect(state().href).toBe(link(0))
    await press('Open')
    expect(opened()).toEqual([link(0)])
    await expect.element(page.getByRole('img', { name: 'The code' })).toHaveAttribute('aria-busy', 'false')

    walletConnect.reject()
    await expect.poll(() => walletConnect.uris.length).toBe(2)
    await expect.poll(() => state()).toMatchObject({ status: 'rejected', uri: walletConnect.uris[1] })
    await press('Renew')
    await expect.poll(() => walletConnect.uris.length).toBe(3)
    await expect.poll(() => state()).toMatchObject({ status: 'ready', uri: walletConnect.uris[2] })
    walletConnect.approve()
    await expect.poll(() => state().status).toBe('connected')
    expect(latchkit.client.store.get(accountAtom).isConnected).toBe(true)
    expect(host()).toBeNull()
  })

  it('C10 makes one proposal in StrictMode and gives it up when it is unmounted', async () => {
    const { walletConnect, latchkit } = mountPairing()
    await expect.poll(() => state().status).toBe('ready')
    expect(walletConnect.uris).toHaveLength(1)
    await press('Leave')
    await expect.poll(walletConnect.cancelled).toBe(1)
    await expect.poll(() => latchkit.client.store.get(accountAtom).status).toBe('disconnected')
  })
})

it('Avatar and NetworkIcon draw without styles: a logo, else a letter', async () => {
  const own = { ...mainnet, id: 424242, name: 'Own chain' }
  const { container } = mountApp({ config: { networks: [mainnet, own] }, children: <Images /> })
  const [avatar, logo, letter, chain] = container.querySelectorAll('svg')
  expect(avatar?.querySelectorAll('circle').length).toBe(4)
  expect(avatar?.getBoundingClientRect()).toMatchObject({ width: 24, height: 24 })
  await expect.poll(() => logo?.querySelector('image')?.getAttribute('href')).toMatch(/^data:image\/svg/)
  expect(letter?.textContent).toBe('O')
  // As the app imports it, not as a hook returns it.
  await expect.poll(() => chain?.querySelector('image')?.getAttribute('href')).toMatch(/^data:image\/svg/)
  expect(container.querySelector('[style]')).toBeNull()
})
