import { mainnet } from '@latchkit/core/networks'
import { createRecordedPlatform, mockAdapter } from '@latchkit/core/testing'
import { describe, expect, it } from 'vitest'
import { goBack, pushView, replaceView, resetView } from '../../modal/navigate.js'
import { blockClose } from '../../shared/guardClose.js'
import { createLatchkit } from '../latchkit/createLatchkit.js'
import { getStore } from '../provider/getStore.js'
import { routerAtom } from './atoms.js'
import { closeModal } from './closeModal.js'
import { shakesAtom } from './lazyAtoms.js'
import { resolveOpeningView } from './openingEntry.js'
import type { ModalState, RouterState } from './types.js'

function create(adapters = [mockAdapter({ namespace: 'eip155' })]) {
  const latchkit = createLatchkit({ metadata: { name: 'Test' }, networks: [mainnet], adapters })
  const store = getStore(latchkit)
  const router = {
    get: () => store.get(routerAtom),
    set: (state: RouterState) => store.set(routerAtom, state),
  }
  const views = () => router.get().history.map(({ view }) => view)
  const open = () => router.set({ ...router.get(), open: true })
  return { latchkit, router, views, open, adapter: adapters[0] }
}

describe('history', () => {
  it('goes deeper and back', () => {
    const { latchkit, router, views } = create()
    resetView(latchkit, 'Connect')
    pushView(latchkit, 'AllWallets')
    pushView(latchkit, 'ConnectingExternal', { walletId: 'io.rabby' })
    expect(views()).toEqual(['Connect', 'AllWallets', 'ConnectingExternal'])
    expect(router.get()).toMatchObject({ direction: 'forward', loading: true })
    goBack(latchkit)
    expect(views()).toEqual(['Connect', 'AllWallets'])
    expect(router.get().direction).toBe('back')
    goBack(latchkit)
    goBack(latchkit)
    expect(views()).toEqual(['Connect'])
  })

  it('replaces a step, and forgets the way at a reset', () => {
    const { latchkit, views } = create()
    resetView(latchkit, 'Connect')
    pushView(latchkit, 'AllWallets')
    replaceView(latchkit, 'GetWallet')
    expect(views()).toEqual(['Connect', 'GetWallet'])
    resetView(latchkit, 'Account')
    expect(views()).toEqual(['Account'])
  })

  it('distinguishes steps that show the same view', () => {
    const { latchkit, router } = create()
    resetView(latchkit, 'Connect')
    pushView(latchkit, 'GetWallet')
    goBack(latchkit)
    pushView(latchkit, 'GetWallet')
    pushView(latchkit, 'GetWallet')
    const keys = router.get().history.map(({ key }) => key)
    expect(new Set(keys).size).toBe(3)
  })
})

describe('the opening view', () => {
  it('is the forced one, else Connect', () => {
    const { latchkit } = create()
    expect(resolveOpeningView(latchkit.client, 'Networks')).toBe('Networks')
    expect(resolveOpeningView(latchkit.client)).toBe('Connect')
  })

  it('is Account once connected, and UnsupportedChain on a network that is not listed', async () => {
    const { latchkit, adapter } = create()
    const stop = latchkit.client.start()
    const [connector] = adapter?.wallet.connectors() ?? []
    await adapter?.connect({ connectorId: connector?.id ?? '', signal: new AbortController().signal })
    expect(resolveOpeningView(latchkit.client)).toBe('Account')
    await adapter?.wallet.changeChain('eip155:424242')
    expect(resolveOpeningView(latchkit.client)).toBe('UnsupportedChain')
    expect(resolveOpeningView(latchkit.client, 'Networks')).toBe('Networks')
    stop()
  })

  it('is AllWallets on a phone when there is no adapter', () => {
    const platform = createRecordedPlatform({ isMobile: () => true })
    const latchkit = createLatchkit({ metadata: { name: 'Test' }, networks: [mainnet], platform })
    expect(resolveOpeningView(latchkit.client)).toBe('AllWallets')
  })
})

describe('modal.subscribe', () => {
  it('notifies about open, loading and view, and never twice', () => {
    const { latchkit, router } = create()
    const states: ModalState[] = []
    const stop = latchkit.modal.subscribe(state => states.push(state))
    expect(latchkit.modal.getState()).toEqual({ open: false, loading: false, view: undefined })
    resetView(latchkit, 'Connect')
    router.set({ ...router.get(), open: true })
    router.set({ ...router.get(), direction: 'none' })
    router.set({ ...router.get(), loading: false })
    router.set({ ...router.get(), open: false })
    stop()
    router.set({ ...router.get(), open: true })
    expect(states).toEqual([
      { open: false, loading: true, view: undefined },
      { open: true, loading: true, view: 'Connect' },
      { open: true, loading: false, view: 'Connect' },
      { open: false, loading: false, view: undefined },
    ])
  })
})

it('shakes instead of closing while something forbids it', () => {
  const { latchkit, router, open } = create()
  open()
  const unblock = blockClose(latchkit)
  closeModal(latchkit)
  expect(router.get().open).toBe(true)
  expect(getStore(latchkit).get(shakesAtom)).toBe(1)
  unblock()
  closeModal(latchkit)
  expect(router.get().open).toBe(false)
})

it('shares nothing between two latchkits', () => {
  const one = create()
  const other = create()
  resetView(one.latchkit, 'GetWallet')
  expect(other.views()).toEqual([])
})
