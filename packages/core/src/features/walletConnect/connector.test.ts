import { mainnet } from 'viem/chains'
import { beforeAll, describe, expect, it } from 'vitest'
import { createScriptedWalletConnect, sessionOf } from '../../../test/createScriptedWalletConnect.js'
import { createClient } from '../../client/createClient.js'
import { createMemoryStorage } from '../../platform/createMemoryStorage.js'
import { toVisibleLine } from '../../validate/visibleText.js'
import { connect } from '../connection/connect.js'
import { getWalletInfo } from '../connection/getWalletInfo.js'
import { accountsAtom, connectorsAtom } from '../connection/start/atoms.js'
import { walletConnectConnector } from './connector.js'
import type { WalletConnectSession } from './types.js'

const png = 'data:image/png;base64,iVBORw0KGgo='
const nameOf = (name: string) => walletConnectConnector('eip155', { peer: { name } }).name
const iconOf = (...icons: string[]) => walletConnectConnector('eip155', { peer: { name: 'W', icons } }).icon

// They are loaded when first needed, which would count against the time that a test waits.
beforeAll(() => import('./lazy/index.js'))

describe('the name of the wallet on the other side', () => {
  it('is what the wallet calls itself, which views show by its letters', () => {
    expect(nameOf('Rainbow')).toBe('Rainbow')
    expect(toVisibleLine(nameOf(' \u202egnol\u202c '))).toBe('⟨U+202E⟩gnol⟨U+202C⟩')
    expect(toVisibleLine(nameOf('\u2800\u3164'))).toBe('⟨U+2800⟩⟨U+3164⟩')
  })

  it.each(['', ' ', '\u3000\n'])('is WalletConnect when %j has nothing to read', name => {
    expect(nameOf(name)).toBe('WalletConnect')
  })

  it('is no longer than what could ever be shown of it', () => {
    expect(nameOf('a'.repeat(1_000_000))).toHaveLength(1_000)
    expect(toVisibleLine(nameOf('🌈'.repeat(30_000)))).toBe(`${'🌈'.repeat(40)}…`)
  })
})

describe('the icon of the wallet on the other side', () => {
  it('is the first that the wallet brings along', () => {
    expect(iconOf('https://wallet.example/icon.png', png)).toBe(png)
    expect(iconOf('data:image/svg+xml,%3Csvg/%3E')).toBe('data:image/svg+xml,%3Csvg/%3E')
  })

  it('C22 is never an address, which would reveal to another host who connects', () => {
    expect(iconOf('https://wallet.example/icon.png', '//wallet.example/icon.png', 'icon.png')).toBeUndefined()
    expect(
      iconOf(' javascript:alert(1)', 'data:text/html,<script>', 'data:image/', 'blob:null/1'),
    ).toBeUndefined()
  })

  it('is left out when it is larger than a message may be', () => {
    expect(iconOf(`data:image/png;base64,${'A'.repeat(65_536)}`)).toBeUndefined()
  })
})

describe('a client without adapters', () => {
  const address = '0x00000000000000000000000000000000000000aA'

  async function open(stored: readonly WalletConnectSession[] = [], storage = createMemoryStorage()) {
    const script = createScriptedWalletConnect(stored)
    const client = createClient({
      metadata: { name: 'App' },
      networks: [mainnet],
      walletConnect: {
        relayUrl: 'ws://localhost:1',
        load: async () => ({ createWalletConnect: script.create }),
      },
      storage,
      logLevel: 'silent',
    })
    client.start()
    await expect.poll(() => client.store.get(accountsAtom).eip155).toBeDefined()
    return { client, script, storage }
  }

  it('names the wallet of its session, after a reload too, and the row by WalletConnect', async () => {
    const session = {
      ...sessionOf('one', [`eip155:1:${address}`]),
      peer: { name: 'Rainbow', icons: [png] },
    }
    const { client, script, storage } = await open()
    const connected = connect(client, { connectorId: 'walletConnect' })
    await expect.poll(() => script.proposals).toHaveLength(1)
    script.proposals[0]?.approve(session)
    expect((await connected).connector).toMatchObject({ id: 'walletConnect', name: 'Rainbow', icon: png })
    const info = { name: 'Rainbow', identifier: 'walletConnect', icon: png, social: undefined }
    expect(getWalletInfo(client)).toEqual(info)
    expect(client.store.get(connectorsAtom).map(({ name }) => name)).toEqual(['WalletConnect'])

    const again = await open([session], storage)
    await expect.poll(() => getWalletInfo(again.client)).toEqual(info)
  })
})
