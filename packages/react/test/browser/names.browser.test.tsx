import { mainnet } from '@latchkit/core/networks'
import { mockAdapter } from '@latchkit/core/testing'
import type { ReactNode } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { AccountButton } from '../../src/page/buttons/AccountButton.js'
import { ConnectButton } from '../../src/page/buttons/ConnectButton.js'
import { hearToasts } from './hearToasts.js'
import { byId, connectors, inShadow, mountApp, settled, testIds } from './mountApp.js'

const { signal } = new AbortController()

/** An app whose gateway has names. */
async function setUp({
  kind = 'unnamed',
  children,
  testnet = false,
  locale = 'en',
  parent = 'acme.eth',
}: {
  kind?: 'named' | 'unnamed' | 'failing'
  children?: ReactNode
  testnet?: boolean
  locale?: string
  /** Empty: the client has no option `names`. */
  parent?: string
} = {}) {
  const mock = mockAdapter({ namespace: 'eip155', connectors })
  const signMessage = vi.fn(mock.signMessage)
  // Of this test alone: what other tests asked for has another path.
  performance.clearResourceTimings()
  const path = `/names/${kind}/${crypto.randomUUID()}`
  const { latchkit, container } = mountApp({
    children,
    config: {
      networks: [{ ...mainnet, testnet }],
      adapters: [{ ...mock, signMessage } as typeof mock],
      gateway: { url: new URL(path, location.href).href },
      features: { history: false },
      // Without a parent an alert is logged.
      ...(parent ? {} : { logLevel: 'silent' as const }),
      locale,
      names: parent ? { parent } : undefined,
    },
  })
  await settled()
  await mock.connect({ connectorId: connectors[0].id, signal })
  const asked = (part: string) =>
    performance.getEntriesByType('resource').filter(({ name }) => name.includes(path) && name.includes(part))
      .length
  return { mock, latchkit, container, signMessage, asked, toasts: hearToasts() }
}

const text = (id: string) => inShadow(id)?.textContent
const button = (container: HTMLElement) => container.querySelector('button')

describe('the name of the account', () => {
  it.each([
    ['ConnectButton', (isShown: boolean) => <ConnectButton showName={isShown} />],
    ['AccountButton', (isShown: boolean) => <AccountButton showName={isShown} />],
  ])('C22 %s asks for it while the modal is open, and stays with it', async (_, create) => {
    const { latchkit, container, asked } = await setUp({ kind: 'named', children: create(false) })
    await expect.poll(() => button(container)?.textContent).toContain('…')
    await settled()
    expect(asked('/v1/')).toBe(0)
    latchkit.modal.open()
    // The first test of a file loads the modal.
    await expect.poll(() => button(container)?.textContent, { timeout: 50_000 }).toContain('alice.acme.eth')
    expect(button(container)?.getAttribute('aria-label')).toContain('alice.acme.eth')
    latchkit.modal.close()
    await settled()
    expect(button(container)?.textContent).toContain('alice.acme.eth')
    expect(asked('/identity/')).toBe(1)
  })

  it.each([
    ['ConnectButton', <ConnectButton key="c" showName />],
    ['AccountButton', <AccountButton key="a" showName />],
  ])('%s shows it at once with showName, and the image', async (_, children) => {
    const { container, asked } = await setUp({ kind: 'named', children })
    await expect.poll(() => button(container)?.textContent).toContain('alice.acme.eth')
    expect(container.querySelector('img')?.src).toMatch(/^data:image\/svg\+xml/)
    expect(asked('/identity/')).toBe(1)
  })

  it('C22 is never asked for on a testnet', async () => {
    const { latchkit, container, asked } = await setUp({
      kind: 'named',
      testnet: true,
      children: <ConnectButton showName />,
    })
    latchkit.modal.open()
    await expect.element(byId(testIds.view('Account'))).toBeVisible()
    expect(button(container)?.textContent).toContain('…')
    expect(inShadow(testIds.accountName)).toBeUndefined()
    expect(asked('/identity/')).toBe(0)
  })

  it('is shown in the account and its wallets', async () => {
    const { latchkit } = await setUp({ kind: 'named' })
    latchkit.modal.open()
    await expect.element(byId(testIds.view('Account'))).toHaveTextContent('alice.acme.eth')
    expect(inShadow(testIds.accountName)).toBeUndefined()
    latchkit.modal.open({ view: 'ProfileWallets' })
    await expect.element(byId(testIds.view('ProfileWallets'))).toHaveTextContent('alice.acme.eth')
    const image = inShadow(testIds.wallet(connectors[0]))?.querySelector('.wallet-icon.circle img')
    expect(image?.getAttribute('src')).toMatch(/^data:image\/svg\+xml/)
  })
})

describe('registering a name', () => {
  const openForm = async (latchkit: Awaited<ReturnType<typeof setUp>>['latchkit']) => {
    latchkit.modal.open({ view: 'RegisterAccountName' })
    await expect.element(byId(testIds.nameInput)).toBeVisible()
  }
  /** The button moves when the suggestions come. */
  const untilSuggested = (name: string) =>
    expect.element(byId(testIds.view('RegisterAccountName')).getByText(`my-${name}.acme.eth`)).toBeVisible()
  const fillName = async (name: string) => {
    await byId(testIds.nameInput).fill(name)
    await untilSuggested(name)
  }

  it('goes from the account over a suggestion and a signature to the name', async () => {
    const { latchkit, mock, signMessage } = await setUp()
    latchkit.modal.open()
    await byId(testIds.accountName).click()
    await expect.element(byId(testIds.nameSubmit)).toBeDisabled()
    await byId(testIds.nameInput).fill('Taken')
    await expect
      .element(byId(testIds.view('RegisterAccountName')))
      .toHaveTextContent('taken.acme.eth is taken')
    await expect.element(byId(testIds.nameSubmit)).toBeDisabled()
    await byId(testIds.view('RegisterAccountName')).getByText('my-taken.acme.eth').click()
    await expect.element(byId(testIds.nameInput)).toHaveValue('my-taken')
    await untilSuggested('my-taken')
    const release = mock.wallet.holdNext()
    await byId(testIds.nameSubmit).click()
    await expect.element(byId(testIds.nameSubmit)).toHaveTextContent('Approve in your wallet')
    // A second press asks for nothing.
    inShadow(testIds.nameSubmit)?.click()
    await release()
    await expect
      .element(byId(testIds.view('RegisterAccountNameSuccess')))
      .toHaveTextContent('my-taken.acme.eth')
    expect(signMessage).toHaveBeenCalledTimes(1)
    const [{ message = '' } = {}] = signMessage.mock.calls[0] ?? []
    expect(JSON.parse(message)).toEqual({
      name: 'my-taken.acme.eth',
      attributes: {},
      timestamp: expect.any(Number),
    })
    await byId(testIds.view('RegisterAccountNameSuccess')).getByText('Done').click()
    await expect.element(byId(testIds.view('Account'))).toBeVisible()
  })

  it.each([
    ['ali_ce', 'Only letters, digits and hyphens'],
    ['алиса', 'Only letters, digits and hyphens'],
    ['abc', 'at least 4'],
    ['x'.repeat(64), 'At most 63'],
  ])('refuses %s', async (name, said) => {
    const { latchkit, asked } = await setUp()
    await openForm(latchkit)
    await byId(testIds.nameInput).fill(name)
    await expect.element(byId(testIds.view('RegisterAccountName'))).toHaveTextContent(said)
    await expect.element(byId(testIds.nameSubmit)).toBeDisabled()
    expect(asked('/suggestions/')).toBe(0)
  })

  it('stays where the name is chosen when the wallet refuses, or somebody was faster', async () => {
    const { latchkit, mock, toasts } = await setUp()
    await openForm(latchkit)
    await fillName('alice')
    mock.wallet.rejectNext()
    await byId(testIds.nameSubmit).click()
    await expect.poll(toasts.texts).toContainEqual(expect.stringContaining('Signature declined'))
    await expect.element(byId(testIds.nameInput)).toHaveValue('alice')
    await fillName('raced')
    await byId(testIds.nameSubmit).click()
    await expect.poll(toasts.texts).toContainEqual(expect.stringContaining('raced.acme.eth is taken'))
    expect(text(testIds.nameSubmit)).toBe('Register name')
  })

  it('tells what the gateway failed at, in the form', async () => {
    const { latchkit } = await setUp({ kind: 'failing' })
    await openForm(latchkit)
    const view = byId(testIds.view('RegisterAccountName'))
    await expect.element(view).toHaveTextContent('Error fetching names for address')
    await byId(testIds.nameInput).fill('alice')
    await expect.element(view).toHaveTextContent('Error fetching name suggestions')
  })

  it('ends in a toast when the modal was closed meanwhile', async () => {
    const { latchkit, mock, toasts } = await setUp()
    await openForm(latchkit)
    await fillName('alice')
    const release = mock.wallet.holdNext()
    await byId(testIds.nameSubmit).click()
    await expect.element(byId(testIds.nameSubmit)).toHaveTextContent('Approve')
    latchkit.modal.close()
    await release()
    await expect.poll(toasts.texts).toContainEqual(expect.stringContaining('alice.acme.eth is yours'))
  })

  it('is not there without a parent', async () => {
    const { latchkit } = await setUp({ parent: '' })
    latchkit.modal.open({ view: 'RegisterAccountName' })
    await expect.element(byId(testIds.view('Account'))).toBeVisible()
    expect(inShadow(testIds.accountName)).toBeUndefined()
  })
})
