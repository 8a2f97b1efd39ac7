import { addPendingTransaction } from '@latchkit/core/activity'
import { connect } from '@latchkit/core/connection'
import { base, mainnet } from '@latchkit/core/networks'
import { mockAdapter } from '@latchkit/core/testing'
import axe from 'axe-core'
import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import {
  byId,
  connectors,
  image,
  inShadow,
  mountApp,
  shadow,
  testIds,
} from '../../../test/browser/mountApp.js'
import { useAddRecentTransaction } from '../hooks/useAddRecentTransaction.js'
import { useNetwork } from '../hooks/useNetwork.js'
import { useNetworkIcon } from '../hooks/useNetworkIcon.js'
import { usePendingCount } from '../hooks/usePendingCount.js'
import { useSiwx } from '../hooks/useSiwx.js'
import type { AccountAvatarProps } from '../latchkit/types.js'
import { AccountButton } from './AccountButton.js'
import { accountContent } from './accountContent.js'
import { ConnectButton } from './ConnectButton.js'
import { NetworkButton } from './NetworkButton.js'

const [first] = connectors
const networks = [{ ...mainnet, assets: { imageUrl: image } }, base] as const
const content = accountContent({
  accountStatus: { small: 'avatar', large: 'full' },
  networkStatus: { small: 'icon', large: 'full' },
  showBalance: { small: false, large: true },
})

/** An app's own image of accounts. */
const Own = ({ address, size }: AccountAvatarProps) => (
  <b data-testid="own-avatar" style={{ display: 'block', width: size, height: size }}>
    {address.slice(-1)}
  </b>
)

/** A button of the app, with what hooks add to the state. */
function Wallet() {
  const icon = useNetworkIcon(useNetwork().network)
  const state = JSON.stringify([usePendingCount(), icon, useSiwx().status])
  return <ConnectButton.Custom>{() => <output>{state}</output>}</ConnectButton.Custom>
}

/** Texts and images that take up room, in their order. */
function seen(testId = 'connect-button') {
  const button = document.querySelector(`[data-testid="${testId}"]`)
  return [...(button?.children ?? [])]
    .filter(part => part.getBoundingClientRect().width > 0)
    .map(part =>
      part.textContent?.trim()
        ? part.textContent.trim()
        : (part.querySelector('img,svg')?.tagName.toLowerCase() ?? ''),
    )
}
const widthOf = (testId: string) =>
  document.querySelector(`[data-testid="${testId}"]`)?.getBoundingClientRect().width ?? 0

it('a button with an image is in line with one without', async () => {
  const children = [<ConnectButton key="connect" />, <NetworkButton key="network" />]
  const { container, latchkit } = mountApp({ children })
  await connect(latchkit.client, { connectorId: first.id })
  await expect.poll(() => container.querySelectorAll('img').length).toBe(1)
  const tops = [...container.querySelectorAll('button')].map(button => button.getBoundingClientRect().top)
  expect(tops[1]).toBe(tops[0])
})

describe('accountContent', () => {
  it('shows what the width of the window has, without a render', async () => {
    const { latchkit } = mountApp({ config: { networks }, children: <ConnectButton content={content} /> })
    await expect.element(byId('connect-button')).toHaveTextContent('Connect wallet')
    const { address } = await connect(latchkit.client, { connectorId: first.id })
    const short = `${address.slice(0, 6)}…${address.slice(-4)}`
    await expect.poll(() => seen()).toEqual(['img', 'img', 'Ethereum', '1.5 ETH', short])
    const large = widthOf('connect-button')
    await page.viewport(400, 700)
    await expect.poll(() => seen()).toEqual(['img', 'img'])
    // Two images, one gap and the padding: what is not shown takes up no room.
    expect(widthOf('connect-button')).toBe(20 + 8 + 20 + 32)
    expect(large).toBeGreaterThan(200)
    // The address is its name on every width.
    const { violations } = await axe.run(byId('connect-button').element())
    expect(violations).toEqual([])
    await expect.element(page.getByRole('button', { name: short })).toBeVisible()
    await page.viewport(1024, 768)
  })

  it('draws the address without an image, and the component of the app where it has one', async () => {
    const adapter = mockAdapter({ namespace: 'eip155' })
    const plain = accountContent({ accountStatus: 'avatar' })
    const one = mountApp({ config: { adapters: [adapter] }, children: <AccountButton content={plain} /> })
    const [connector] = adapter.wallet.connectors()
    await connect(one.latchkit.client, { connectorId: connector?.id ?? '' })
    await expect.poll(() => seen('account-button')).toEqual(['svg'])
    one.unmount()
    const other = mountApp({ config: { avatar: Own }, children: <AccountButton content={plain} /> })
    await connect(other.latchkit.client, { connectorId: first.id })
    await expect.element(byId('own-avatar')).toBeVisible()
    other.latchkit.modal.open()
    const avatars = () => [...(shadow()?.querySelectorAll<HTMLElement>('[data-testid="own-avatar"]') ?? [])]
    // In the line that is shown while the list scrolls, and in the block.
    await expect.poll(() => avatars().map(({ style }) => style.width)).toEqual(['24px', '44px'])
    expect(inShadow(testIds.accountAddress)).toBeDefined()
  })
})

function Sender() {
  const add = useAddRecentTransaction()
  return (
    <button
      type="button"
      data-testid="add"
      onClick={() => add({ hash: `0x${'1'.repeat(64)}`, description: 'Mint a picture', network: 1 })}
    >
      Add
    </button>
  )
}

describe('pending transactions', () => {
  it('are counted on the button, and announced at their end', async () => {
    const ends: (() => void)[] = []
    const adapter = {
      ...mockAdapter({ namespace: 'eip155', connectors }),
      waitForTransaction: ({ hash }: { hash: string }) =>
        new Promise<{ status: 'confirmed'; hash: string }>(resolve => {
          ends.push(() => resolve({ status: 'confirmed', hash }))
        }),
    }
    const { latchkit } = mountApp({
      config: { adapters: [adapter] },
      children: (
        <>
          <Sender />
          <ConnectButton content={accountContent({ showPending: true })} />
        </>
      ),
    })
    const { client, modal } = latchkit
    const { address } = await connect(client, { connectorId: first.id })
    await byId('add').click()
    const badge = page.getByRole('img', { name: '1 pending transaction' })
    await expect.element(badge).toHaveTextContent('1')
    // Of another account, and on another network.
    const other = { hash: `0x${'2'.repeat(64)}`, sentAt: Date.now() } as const
    addPendingTransaction(client, { ...other, chain: 'eip155:8453', address })
    addPendingTransaction(client, {
      ...other,
      chain: 'eip155:1',
      address: '0x00000000000000000000000000000000000000ff',
    })
    addPendingTransaction(client, {
      hash: `0x${'3'.repeat(64)}`,
      sentAt: Date.now(),
      chain: 'eip155:1',
      address,
    })
    await expect.element(page.getByRole('img', { name: '2 pending transactions' })).toHaveTextContent('2')
    for (const end of ends) end()
    await expect.poll(() => document.querySelector('[data-testid="connect-button"] [role="img"]')).toBeNull()
    await expect
      .poll(() => document.querySelector('latchkit-host')?.shadowRoot?.textContent)
      .toContain('Transaction confirmed')
    modal.close()
  })

  it('are counted for a button of the app, beside the image of the network and the sign-in', async () => {
    const adapter = {
      ...mockAdapter({ namespace: 'eip155', connectors }),
      waitForTransaction: () => new Promise<never>(() => {}),
    }
    const { latchkit } = mountApp({ config: { adapters: [adapter], networks }, children: <Wallet /> })
    const { client } = latchkit
    const state = () => JSON.parse(document.querySelector('output')?.textContent ?? '')
    await expect.poll(state).toEqual([0, image, 'unauthenticated'])
    const { address } = await connect(client, { connectorId: first.id })
    const sent = { hash: `0x${'4'.repeat(64)}`, sentAt: Date.now(), chain: 'eip155:1', address } as const
    addPendingTransaction(client, sent)
    await expect.poll(() => state()[0]).toBe(1)
  })

  it('adds nothing while no account is connected', async () => {
    const { latchkit } = mountApp({ children: <Sender /> })
    await byId('add').click()
    expect(latchkit.client.logs()).toContain('A transaction is not added')
  })
})
