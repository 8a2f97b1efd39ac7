import { accountAtom } from '@latchkit/core/connection'
import { expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
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

// First, because a page can define an element once.
it('an element that is there before its definition keeps what it was given', async () => {
  expect(customElements.get('latchkit-button')).toBeUndefined()
  const { latchkit } = createTestLatchkit()
  const button = document.createElement('latchkit-button')
  button.latchkit = latchkit
  button.label = 'Log in'
  button.showBalance = true
  mount('').append(button)
  expect(button.shadowRoot).toBeNull()
  defineElements()
  defineElements()
  await expect.element(byId('connect-button')).toHaveTextContent('Log in')
  expect(button.latchkit).toBe(latchkit)
  expect(button.outerHTML).toBe('<latchkit-button label="Log in" show-balance=""></latchkit-button>')
  expect(Object.keys(button)).toEqual([])
})

it('opens the modal, connects, shows the account and gets the focus back', async () => {
  const { latchkit } = createTestLatchkit()
  const button = mountButton(latchkit)
  await byId('connect-button').click()
  await byId('wallet-com.example.first').click()
  await expect.element(byId('connect-button')).toHaveTextContent('0x0000…11cE')
  await expect.poll(() => hosts()).toEqual([])
  expect(document.activeElement).toBe(button)
  expect(button.shadowRoot?.activeElement).toBe(inner(button))
})

it('several buttons of a latchkit share a modal, and each gets its own focus back', async () => {
  const { latchkit } = createTestLatchkit()
  const section = mount(
    '<latchkit-button id="a"></latchkit-button><latchkit-button id="b" kind="network"></latchkit-button>',
  )
  const [first, second] = section.querySelectorAll('latchkit-button')
  if (!first || !second) throw new TypeError('no elements')
  first.latchkit = latchkit
  second.latchkit = latchkit
  await expect.element(byId('network-button')).toHaveTextContent('Ethereum')
  await byId('network-button').click()
  await expect.element(byId('view-Networks')).toBeVisible()
  expect(hosts()).toHaveLength(1)
  await userEvent.keyboard('{Escape}')
  await expect.poll(() => hosts()).toEqual([])
  expect(document.activeElement).toBe(second)
  await byId('connect-button').click()
  await expect.element(byId('view-Connect')).toBeVisible()
  expect(hosts()).toHaveLength(1)
  latchkit.modal.close()
  await expect.poll(() => hosts()).toEqual([])
  expect(document.activeElement).toBe(first)
})

it('two latchkits on a page are apart', async () => {
  const one = createTestLatchkit()
  const other = createTestLatchkit()
  const connected = mountButton(one.latchkit)
  const idle = mountButton(other.latchkit)
  await expect.poll(() => inner(connected)?.textContent).toContain('Connect wallet')
  await connectWallet(one.latchkit)
  await expect.poll(() => inner(connected)?.textContent).toContain('0x0000')
  expect(inner(idle)?.textContent).toContain('Connect wallet')
})

it('another latchkit replaces the one that is shown, and none empties the element', async () => {
  const one = createTestLatchkit()
  const other = createTestLatchkit()
  const button = mountButton(one.latchkit)
  await expect.poll(() => inner(button)?.textContent).toContain('Connect wallet')
  await connectWallet(one.latchkit)
  await expect.poll(() => inner(button)?.textContent).toContain('0x0000')
  button.latchkit = other.latchkit
  await expect.poll(() => inner(button)?.textContent).toContain('Connect wallet')
  button.latchkit = undefined
  await expect.poll(() => inner(button)).toBeUndefined()
  button.latchkit = one.latchkit
  await expect.poll(() => inner(button)?.textContent).toContain('0x0000')
})

it('the client runs while an element is in the page, and its session outlives a removal', async () => {
  const { latchkit, eip155 } = createTestLatchkit()
  const stop = vi.fn()
  const { start } = eip155
  const started = vi.spyOn(eip155, 'start').mockImplementation(context => {
    const end = start(context)
    return () => {
      stop()
      end()
    }
  })
  const button = mountButton(latchkit)
  await expect.poll(() => started.mock.calls.length).toBe(1)
  await connectWallet(latchkit)
  // A move disconnects the element and connects it in the same task.
  const shown = inner(button)
  mount('').append(button)
  await settled()
  expect([inner(button), stop.mock.calls.length, started.mock.calls.length]).toEqual([shown, 0, 1])
  button.remove()
  await expect.poll(() => stop.mock.calls.length).toBe(1)
  expect(inner(button)).toBeUndefined()
  mount('').append(button)
  await expect.poll(() => inner(button)?.textContent).toContain('0x0000')
  expect(latchkit.client.store.get(accountAtom).isConnected).toBe(true)
})

it('an open modal leaves with the last element', async () => {
  const { latchkit } = createTestLatchkit()
  const button = mountButton(latchkit)
  await byId('connect-button').click()
  await expect.element(byId('view-Connect')).toBeVisible()
  button.remove()
  await expect.poll(() => hosts()).toEqual([])
})

it('a button of a namespace connects and shows that namespace', async () => {
  const { latchkit } = createTestLatchkit()
  const evm = mountButton(latchkit, 'namespace="eip155" label="EVM"')
  const svm = mountButton(latchkit, 'namespace="solana" label="SVM"')
  await expect.poll(() => inner(svm)?.textContent).toContain('SVM')
  await connectWallet(latchkit)
  await expect.poll(() => inner(evm)?.textContent).toContain('0x0000')
  expect(inner(svm)?.textContent).toContain('SVM')
  inner(svm)?.click()
  await byId('wallet-com.example.first').click()
  await expect.poll(() => inner(svm)?.textContent).toContain('A11ce1')
  expect(inner(evm)?.textContent).toContain('0x0000')
  await expect.poll(() => hosts()).toEqual([])
  // The account of the pressed button is opened, not that of the active namespace.
  inner(evm)?.click()
  await expect.element(byId('account-address')).toHaveTextContent('0x0000')
  latchkit.modal.close()
  await expect.poll(() => hosts()).toEqual([])
  inner(svm)?.click()
  await expect.element(byId('account-address')).toHaveTextContent('A11ce1')
})
