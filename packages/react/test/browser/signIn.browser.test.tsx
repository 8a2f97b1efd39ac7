import { accountAtom } from '@latchkit/core/connection'
import { type SiwxAdapter, type SiwxSession, siwxAtom } from '@latchkit/core/siwx'
import { createMemoryStorage } from '@latchkit/core/storage'
import { mockAdapter } from '@latchkit/core/testing'
import axe from 'axe-core'
import { describe, expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { ConnectButton } from '../../src/page/buttons/ConnectButton.js'
import { useSiwx } from '../../src/page/hooks/useSiwx.js'
import type { LatchkitConfig } from '../../src/page/latchkit/types.js'
import { emulateMedia } from './emulateMedia.js'
import { hearToasts } from './hearToasts.js'
import { byId, cardShakes, connectors, inShadow, mountApp, settled, shadow, testIds } from './mountApp.js'

const [first, second] = connectors
const { signal } = new AbortController()
const alice = '0x19E7E376E7C213B7E7e7e46cc70A5dD086DAff2A'
const bob = '0x1563915e194D8CfBA1943570603F7606A3115508'
const view = testIds.view('ConnectingSiwe')

/** A server that believes everything. What checks signatures is tested in core and against real wallets. */
function createServer(): SiwxAdapter {
  const sessions = new Map<string, SiwxSession>()
  return {
    getNonce: async () => 'nonce12345',
    async verify(session) {
      sessions.set(`${session.data.chainId}:${session.data.accountAddress}`, session)
      return true
    },
    getSession: async ({ caipAddress }) => sessions.get(caipAddress),
    async signOut({ caipAddress }) {
      if (caipAddress) sessions.delete(caipAddress)
      else sessions.clear()
    },
  }
}

function Status() {
  const { status, isPending, session, error } = useSiwx()
  return (
    <output data-testid="status">
      {status} {isPending ? 'pending' : 'still'} {session?.data.accountAddress ?? 'nobody'}{' '}
      {error?.code ?? 'fine'}
    </output>
  )
}

function SignInButton() {
  const { requestSignIn } = useSiwx()
  return (
    <button type="button" data-testid="sign-in" onClick={() => requestSignIn()}>
      Sign in
    </button>
  )
}

function mount(config: Partial<LatchkitConfig> = {}) {
  const adapter = mockAdapter({ namespace: 'eip155', connectors, accounts: [alice, bob] })
  const { siwx, ...rest } = config
  const mounted = mountApp({
    config: {
      adapters: [adapter],
      siwx: { statement: 'Welcome to the test', adapter: createServer(), ...siwx },
      ...rest,
    },
    children: (
      <>
        <ConnectButton />
        <SignInButton />
        <Status />
      </>
    ),
  })
  const { client } = mounted.latchkit
  return {
    ...mounted,
    adapter,
    wallet: adapter.wallet,
    state: () => client.store.get(siwxAtom),
    isConnected: () => client.store.get(accountAtom).isConnected,
    modal: mounted.latchkit.modal,
  }
}

const closed = (modal: { getState(): { open: boolean } }) =>
  expect.poll(() => modal.getState().open).toBe(false)

async function connectByHand() {
  await byId(testIds.connectButton).click()
  await byId(testIds.wallet(first)).click()
  await expect.element(byId(view)).toBeVisible()
  await expect.element(byId(testIds.siwxSign)).toHaveTextContent('Sign message')
}

describe('the sign-in view', () => {
  it('follows connecting in the open modal, signs, closes and says so', async () => {
    const { modal } = mount()
    await connectByHand()
    expect(inShadow(view)?.textContent).toContain('Welcome to the test')
    expect(inShadow(view)?.textContent).toContain(location.host)
    const toasts = hearToasts()
    await byId(testIds.siwxSign).click()
    await closed(modal)
    await expect.poll(toasts.texts).toContain('Signed in')
    await expect.element(byId('status')).toHaveTextContent(`authenticated still ${alice} fine`)
  })

  it('says "Authenticating..." while the signature is checked', async () => {
    const server = createServer()
    let answer = () => {}
    const answered = new Promise<void>(resolve => {
      answer = resolve
    })
    const { modal } = mount({
      siwx: {
        adapter: {
          ...server,
          async verify(session) {
            await answered
            return server.verify(session)
          },
        },
      },
    })
    await connectByHand()
    await byId(testIds.siwxSign).click()
    await expect.element(byId(testIds.toast)).toHaveTextContent('Authenticating...')
    expect(inShadow(testIds.toast)?.dataset.variant).toBe('loading')
    expect(inShadow(view)?.textContent).toContain('Authenticating...')
    answer()
    await closed(modal)
  })

  it('shows when the adapter of the wallet cannot sign', async () => {
    const adapter = mockAdapter({ namespace: 'eip155', connectors, without: ['signMessage'] })
    mount({ adapters: [adapter] })
    await connectByHand()
    await byId(testIds.siwxSign).click()
    await expect
      .element(byId(testIds.toast))
      .toHaveTextContent('A problem occurred while trying initialize authentication')
    expect(inShadow(testIds.toast)?.dataset.variant).toBe('error')
    await expect.element(byId(testIds.siwxSign)).toHaveTextContent('Sign again')
    await expect.element(byId('status')).toHaveTextContent('siwx/no-signer')
  })

  it.each([
    ['has no nonce server', 'A problem occurred while trying initialize authentication'],
    ['is not known to the server', 'This application might not support Smart Accounts'],
  ])('says why a smart account that %s is not signed in', async (kind, text) => {
    const accountTypes = ['smartAccount', 'eoa'] as const
    const adapter = mockAdapter({ namespace: 'eip155', connectors, accounts: [alice, bob], accountTypes })
    const isDead = kind === 'has no nonce server'
    const server = createServer()
    mount({
      adapters: [adapter],
      logLevel: 'silent',
      siwx: {
        adapter: {
          ...server,
          getNonce: async account => {
            if (isDead) throw new TypeError('Failed to fetch')
            return server.getNonce(account)
          },
          verify: async () => false,
        },
      },
    })
    await connectByHand()
    await byId(testIds.siwxSign).click()
    await expect.element(byId(testIds.toast)).toHaveTextContent(text)
    const hint = isDead ? 'The server of this app does not answer as expected' : 'You can sign again'
    await expect.element(byId(view)).toHaveTextContent(hint)
    await expect.element(byId('status')).toHaveTextContent(isDead ? 'siwx/no-nonce' : 'siwx/refused')
  })

  it('is what a request to sign in leads to, by the wallets and by the networks', async () => {
    const { modal, wallet } = mount({ siwx: { required: false } })
    await byId('sign-in').click()
    await byId(testIds.wallet(first)).click()
    await expect.element(byId(view)).toBeVisible()
    await byId(testIds.siwxCancel).click()
    await closed(modal)
    await wallet.changeChain('eip155:424242')
    await byId('sign-in').click()
    await byId(testIds.network('eip155:8453')).click()
    await expect.element(byId(view)).toBeVisible()
    await byId(testIds.siwxSign).click()
    await closed(modal)
    await expect.element(byId('status')).toHaveTextContent(`authenticated still ${alice} fine`)
  })

  it('C8 opens again with the error after a rejection, and the next attempt works', async () => {
    const { modal, wallet } = mount()
    await connectByHand()
    wallet.rejectNext()
    await byId(testIds.siwxSign).click()
    await expect.element(byId(testIds.toast)).toHaveTextContent('Signature declined')
    expect(inShadow(testIds.toast)?.dataset.variant).toBe('error')
    await expect.element(byId(testIds.siwxSign)).toHaveTextContent('Sign again')
    await byId(testIds.siwxSign).click()
    await closed(modal)
  })

  it('C8 cannot be closed while sign-in is required; Cancel disconnects', async () => {
    await emulateMedia('prefers-reduced-motion', 'no-preference')
    const { modal, isConnected, latchkit } = mount()
    await connectByHand()
    const shaken = cardShakes()
    await byId(testIds.close).click()
    expect(modal.getState().open).toBe(true)
    const card = await shaken
    await expect.poll(() => card.classList.contains('shaking')).toBe(false)
    await userEvent.keyboard('{Escape}')
    latchkit.modal.close()
    expect(modal.getState()).toMatchObject({ open: true, view: 'ConnectingSiwe' })
    await byId(testIds.siwxCancel).click()
    await closed(modal)
    expect(isConnected()).toBe(false)
  })

  it('C8 closes by any way where sign-in is optional, stays connected and prompts no more', async () => {
    const { modal, isConnected, state } = mount({ siwx: { required: false } })
    await connectByHand()
    await byId(testIds.close).click()
    await closed(modal)
    await expect.poll(() => state().prompt).toBeUndefined()
    expect(isConnected()).toBe(true)
    await byId(testIds.connectButton).click()
    await expect.element(byId(testIds.view('Account'))).toBeVisible()
    modal.open({ view: 'ConnectingSiwe' })
    await expect.element(byId(view)).toBeVisible()
    await byId(testIds.siwxSign).click()
    await closed(modal)
    expect(state().status).toBe('authenticated')
  })

  it('C8 opens by itself for the next account and the next network, and once only', async () => {
    const { modal, wallet } = mount()
    await connectByHand()
    await byId(testIds.siwxSign).click()
    await closed(modal)
    await wallet.changeAccount(bob)
    await expect.element(byId(view)).toBeVisible()
    await wallet.changeAccount(alice)
    await closed(modal)
    await wallet.changeChain('eip155:8453')
    await expect.element(byId(view)).toBeVisible()
    await byId(testIds.siwxSign).click()
    await closed(modal)
    await settled()
    expect(modal.getState().open).toBe(false)
  })

  it('C7 the view of an unsupported network can be closed, and leads back by a switch', async () => {
    const { modal, wallet, isConnected } = mount()
    await connectByHand()
    await wallet.changeChain('eip155:424242')
    await expect.element(byId(testIds.view('UnsupportedChain'))).toBeVisible()
    await byId(testIds.close).click()
    await closed(modal)
    modal.open()
    await expect.element(byId(testIds.view('UnsupportedChain'))).toBeVisible()
    await byId(testIds.network('eip155:8453')).click()
    await expect.element(byId(view)).toBeVisible()
    await wallet.changeChain('eip155:424242')
    await expect.element(byId(testIds.view('UnsupportedChain'))).toBeVisible()
    await byId(testIds.disconnect).click()
    await closed(modal)
    expect(isConnected()).toBe(false)
  })

  it('C8 a second wallet on its way is not interrupted, and its account is prompted afterwards', async () => {
    const { modal, adapter } = mount({ siwx: { required: false } })
    await connectByHand()
    await byId(testIds.siwxCancel).click()
    await closed(modal)
    modal.open({ view: 'Connect' })
    const release = adapter.wallet.holdNext()
    await byId(testIds.wallet(second)).click()
    await expect.element(byId(testIds.view('ConnectingExternal'))).toBeVisible()
    await adapter.wallet.changeAccount(bob)
    await settled()
    expect(modal.getState().view).toBe('ConnectingExternal')
    await release()
    await expect.element(byId(view)).toBeVisible()
  })

  it('C10 finds the session of the page before, without a word', async () => {
    const storage = createMemoryStorage()
    const siwx = { adapter: createServer() }
    const one = mount({ storage, siwx })
    await connectByHand()
    await byId(testIds.siwxSign).click()
    await closed(one.modal)
    one.unmount()
    const other = mountApp({ config: { storage, adapters: [one.adapter], siwx }, children: <Status /> })
    await expect.element(byId('status')).toHaveTextContent(`authenticated still ${alice}`)
    expect(other.latchkit.modal.getState().open).toBe(false)
  })

  it('shows the way to wallets when no account is connected, and nothing without `siwx`', async () => {
    const { modal } = mount()
    modal.open({ view: 'ConnectingSiwe' })
    await expect.element(byId(testIds.view('Connect'))).toBeVisible()
  })

  it.each([
    ['light', { themeMode: 'light', locale: 'en' }],
    ['dark', { themeMode: 'dark', locale: 'en' }],
    ['RTL', { themeMode: 'light', locale: 'ar' }],
  ] as const)('axe finds nothing in %s, also after a rejection', async (_, config) => {
    const { adapter } = mount(config)
    await settled()
    await adapter.connect({ connectorId: first.id, signal })
    await expect.element(byId(view)).toBeVisible()
    const violations = async () => {
      const moving = () =>
        (shadow()?.getAnimations() ?? []).filter(
          ({ effect, playState }) =>
            playState === 'running' && effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY,
        )
      await expect.poll(() => moving().length).toBe(0)
      const { violations: found } = await axe.run('latchkit-host', { rules: { region: { enabled: false } } })
      return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
    }
    expect(await violations()).toEqual([])
    adapter.wallet.rejectNext()
    await byId(testIds.siwxSign).click()
    await expect.element(byId(testIds.toast)).toBeVisible()
    expect(await violations()).toEqual([])
  })

  it('C14 is worked with the keyboard', async () => {
    const { modal, adapter } = mount()
    await settled()
    await adapter.connect({ connectorId: first.id, signal })
    await expect.element(byId(testIds.siwxSign)).toHaveTextContent('Sign message')
    const focused = () => shadow()?.activeElement?.getAttribute('data-testid')
    await expect.poll(focused).toBe(testIds.title)
    await userEvent.keyboard('{Tab}{Tab}')
    await expect.poll(focused).toBe(testIds.siwxSign)
    await userEvent.keyboard('{Enter}')
    await closed(modal)
  })
})
