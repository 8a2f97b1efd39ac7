import { disconnect } from '@latchkit/core/connection'
import axe from 'axe-core'
import { describe, expect, it, vi } from 'vitest'
import { defineElements } from '../../src/exports/index.js'
import {
  byId,
  connectWallet,
  createTestLatchkit,
  hosts,
  inner,
  mount,
  mountButton,
  settled,
} from './mountElement.js'

defineElements()

describe('attributes', () => {
  it('theme and locale change the kit, at once and later', async () => {
    const { latchkit } = createTestLatchkit()
    const button = mountButton(latchkit, 'theme="dark" locale="ar"')
    await expect.poll(() => inner(button)?.style.colorScheme).toBe('dark')
    await expect.poll(() => inner(button)?.dir).toBe('rtl')
    await byId('connect-button').click()
    await expect.element(byId('view-Connect')).toBeVisible()
    const root = () => hosts()[0]?.shadowRoot?.querySelector<HTMLElement>('.root')
    expect([root()?.style.colorScheme, root()?.dir]).toEqual(['dark', 'rtl'])
    button.theme = 'light'
    button.setAttribute('locale', 'en')
    await expect.poll(() => [root()?.style.colorScheme, root()?.dir]).toEqual(['light', 'ltr'])
    expect(button.getAttribute('theme')).toBe('light')
    expect(button.locale).toBe('en')
  })

  it('kind, label and show-balance change the button', async () => {
    const { latchkit } = createTestLatchkit()
    const button = mountButton(latchkit, 'label="Enter"')
    await expect.poll(() => inner(button)?.textContent).toContain('Enter')
    button.label = undefined
    await expect.poll(() => inner(button)?.textContent).toContain('Connect wallet')
    await connectWallet(latchkit)
    button.kind = 'account'
    button.showBalance = true
    await expect.poll(() => inner(button)?.textContent).toContain('1.5 ETH')
    expect(inner(button)?.dataset.testid).toBe('account-button')
    button.kind = 'network'
    await expect.poll(() => inner(button)?.dataset.testid).toBe('network-button')
    expect(button.outerHTML).toBe('<latchkit-button kind="network" show-balance=""></latchkit-button>')
  })

  it('a mistaken value is logged with its code and changes nothing', async () => {
    const { latchkit } = createTestLatchkit()
    const button = mountButton(latchkit, 'theme="auto" namespace="cosmos"')
    await expect.poll(() => inner(button)?.textContent).toContain('Connect wallet')
    await expect
      .poll(() =>
        latchkit.client
          .logs()
          .match(/attribute `\w+`/g)
          ?.sort(),
      )
      .toEqual(['attribute `namespace`', 'attribute `theme`'])
    expect(latchkit.client.logs()).toContain('theme: pass light, dark or system')
    expect(latchkit.client.logs()).toContain('No adapter handles cosmos')
    expect(inner(button)?.style.colorScheme).toBe('light dark')
  })
})

describe('events', () => {
  it('each element dispatches those of its latchkit, which do not bubble', async () => {
    const { latchkit, eip155 } = createTestLatchkit()
    const button = mountButton(latchkit)
    const heard: unknown[] = []
    document.addEventListener('connect-success', () => heard.push('bubbled'), { once: true })
    button.addEventListener('connect-success', ({ detail }) => heard.push(detail.caipAddress))
    button.addEventListener('connect-error', ({ detail }) => heard.push(detail.error.code))
    button.addEventListener('disconnect', ({ detail }) => heard.push(detail.connectorId))
    button.addEventListener('modal-open', ({ detail }) => heard.push(detail))
    await expect.poll(() => inner(button)).toBeDefined()
    await settled()
    eip155.wallet.rejectNext()
    await expect(connectWallet(latchkit)).rejects.toThrow()
    await connectWallet(latchkit)
    await byId('connect-button').click()
    await expect.element(byId('view-Account')).toBeVisible()
    await disconnect(latchkit.client)
    expect(heard).toEqual([
      'rpc/user-rejected',
      'eip155:1:0x00000000000000000000000000000000000A11cE',
      { connected: true },
      'com.example.first',
    ])
    button.remove()
    await settled()
    await connectWallet(latchkit)
    expect(heard).toHaveLength(4)
  })
})

describe('an element without a latchkit', () => {
  const written = () => vi.mocked(console.error).mock.calls.map(([error]) => error)

  it('says once what to do', async () => {
    mount('<latchkit-button></latchkit-button>')
    await expect
      .poll(written)
      .toMatchObject([{ code: 'element/latchkit-missing', docsPath: 'errors/element/latchkit-missing.html' }])
    expect(String(written()[0])).toMatchInlineSnapshot(`
      "LatchkitMissingError: <latchkit-button> has no latchkit
      It shows nothing until it has one.
      Set its property \`latchkit\` to what createLatchkit returned. An attribute cannot hold it.
      Code: element/latchkit-missing
      Docs: https://latchkit.github.io/latchkit/errors/element/latchkit-missing.html"
    `)
    vi.mocked(console.error).mockClear()
  })

  it('says what it was given instead', async () => {
    const button = mountButton(undefined)
    Reflect.set(button, 'latchkit', '[object Object]')
    await settled()
    expect(written().map(String)).toEqual([expect.stringContaining('It was given a text.')])
    vi.mocked(console.error).mockClear()
  })

  it('shows it when it comes late', async () => {
    const { latchkit } = createTestLatchkit()
    const button = mountButton(undefined)
    await expect.poll(written).toHaveLength(1)
    vi.mocked(console.error).mockClear()
    button.latchkit = latchkit
    await expect.poll(() => inner(button)?.textContent).toContain('Connect wallet')
  })
})

describe('the modal element', () => {
  it('embeds the views in the page, and takes them along', async () => {
    const { latchkit } = createTestLatchkit({ disableAppend: true })
    const modal = mount('<latchkit-modal embedded namespace="solana"></latchkit-modal>').querySelector(
      'latchkit-modal',
    )
    if (!modal) throw new TypeError('no element')
    modal.latchkit = latchkit
    await expect.element(byId('view-Connect')).toBeVisible()
    expect(document.querySelector('dialog')).toBeNull()
    await byId('wallet-com.example.first').click()
    await expect.element(byId('account-address')).toHaveTextContent('A11ce1')
    modal.remove()
    await expect.poll(() => hosts()).toEqual([])
  })

  it('holds the dialog of a latchkit with disableAppend', async () => {
    const { latchkit } = createTestLatchkit({ disableAppend: true })
    const section = mount('<latchkit-button></latchkit-button><latchkit-modal></latchkit-modal>')
    for (const element of section.children) Reflect.set(element, 'latchkit', latchkit)
    await byId('connect-button').click()
    await expect.element(byId('view-Connect')).toBeVisible()
    expect(hosts().map(host => host.parentElement?.localName)).toEqual(['latchkit-modal'])
  })
})

/** Contrast is that of what has stopped moving: the buttons change their colours slowly, the modal appears. */
async function atRest(...elements: readonly HTMLElement[]) {
  const moving = () =>
    [...elements, ...hosts()]
      .flatMap(({ shadowRoot }) => shadowRoot?.getAnimations() ?? [])
      .filter(
        ({ effect, playState }) =>
          playState === 'running' && effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY,
      )
  await expect.poll(() => moving().length).toBe(0)
}

describe.each(['light', 'dark'] as const)('axe, %s', theme => {
  it('finds nothing in the buttons and the modal that is open', async () => {
    const { latchkit } = createTestLatchkit()
    const button = mountButton(latchkit, `theme="${theme}"`)
    const network = mountButton(latchkit, 'kind="network"')
    await expect.poll(() => inner(button)?.style.colorScheme).toBe(theme)
    await atRest(button, network)
    const closed = await axe.run('section', { rules: { region: { enabled: false } } })
    await byId('connect-button').click()
    await expect.element(byId('wallet-com.example.first')).toBeVisible()
    await atRest(button)
    const open = await axe.run('latchkit-host', { rules: { region: { enabled: false } } })
    expect(
      [...closed.violations, ...open.violations].flatMap(({ id, nodes }) =>
        nodes.map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary}`),
      ),
    ).toEqual([])
  })
})
