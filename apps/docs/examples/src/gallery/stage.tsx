import type { Client, Connector } from '@latchkit/core'
import { connect, connectorsAtom } from '@latchkit/core/connection'
import { base, mainnet, optimism } from '@latchkit/core/networks'
import { createMemoryStorage } from '@latchkit/core/storage'
import { type MockAdapter, mockAdapter } from '@latchkit/core/testing'
import {
  ConnectButton,
  createLatchkit,
  type Latchkit,
  type LatchkitConfig,
  LatchkitProvider,
  type OpenParameters,
  testIds,
} from '@latchkit/react'
import type { ReactNode } from 'react'
import type { Root } from 'react-dom/client'
import { examplePlatform } from '../wallet/examplePlatform.js'
import { withFee } from '../wallet/withFee.js'
import { gatewayUrl } from './gateway/serveGateway.js'

/** Wallets as users have them. The kit has their logos. */
export const wallets = [
  { id: 'io.metamask', name: 'MetaMask' },
  { id: 'io.rabby', name: 'Rabby Wallet' },
  { id: 'app.phantom', name: 'Phantom' },
].map(({ id, name }): Connector<'eip155'> => ({ id, rdns: id, namespace: 'eip155', name, type: 'injected' }))

/** The account of the gallery, and the second one of its wallet. */
export const accounts = [
  '0x7F3a2b1C94D05e8A6B17c2D4E9F1a0B3C8D6E752',
  '0x2e9d7C40a1F86b35D0C94e1728Bf63a5d7890cD4',
] as const

/** The adapter of the gallery: two of the wallets are in memory. */
export const galleryAdapter = (): MockAdapter =>
  withFee(
    mockAdapter({
      namespace: 'eip155',
      connectors: wallets,
      accounts,
      balance: 1_284_000_000_000_000_000n,
    }),
  )

/** Parameters of all states: how they look. */
export type StageParameters = {
  readonly root: Root
  readonly look: Pick<LatchkitConfig, 'themeMode' | 'locale'>
}

/** An app on the page of the gallery, and what its user does. */
export type Stage = {
  /** Renders an app. Default: wallets in memory, no services. */
  mount(config?: Partial<LatchkitConfig>, children?: ReactNode): Latchkit
  /** Renders an app with a gateway, whose user has connected, and opens a view. */
  connected(
    open?: OpenParameters,
    config?: Partial<LatchkitConfig> & { readonly adapter?: MockAdapter },
    children?: ReactNode,
  ): Promise<Latchkit>
}

/** Creates the stage of a state. */
export function createStage({ root, look }: StageParameters): Stage {
  const mount: Stage['mount'] = (config, children) => {
    const latchkit = createLatchkit({
      metadata: { name: 'Example Store' },
      networks: [mainnet, base, optimism],
      adapters: [galleryAdapter()],
      storage: createMemoryStorage(),
      platform: examplePlatform(),
      logLevel: 'silent',
      ...look,
      ...config,
    })
    root.render(
      <LatchkitProvider latchkit={latchkit}>
        <ConnectButton />
        {children}
      </LatchkitProvider>,
    )
    return latchkit
  }
  return {
    mount,
    async connected(open, { adapter = galleryAdapter(), ...config } = {}, children) {
      const latchkit = mount({ gateway: { url: gatewayUrl }, adapters: [adapter], ...config }, children)
      await connectFirst(latchkit.client)
      latchkit.modal.open(open)
      return latchkit
    },
  }
}

/** Waits until a client has started: its wallets are listed then. */
export function started(client: Client): Promise<unknown> {
  return until(() => client.store.get(connectorsAtom).length > 0)
}

/** Connects the first wallet without a click, as soon as the client has started. */
export async function connectFirst(client: Client): Promise<void> {
  await started(client)
  await connect(client, { connectorId: wallets[0]?.id ?? '' })
}

/** An element of the modal by its test id, once it is there. */
export async function find(testId: string): Promise<HTMLElement> {
  return until(() =>
    document
      .querySelector('latchkit-host')
      ?.shadowRoot?.querySelector<HTMLElement>(`[data-testid="${testId}"]:not(:disabled)`),
  )
}

/** Presses an element of the modal, as the user does. */
export async function press(testId: string): Promise<void> {
  const element = await find(testId)
  element.click()
}

/** Types into a field of the modal. */
export async function type(testId: string, text: string): Promise<void> {
  const field = await find(testId)
  if (!(field instanceof HTMLInputElement)) throw new TypeError(`"${testId}" is no field.`)
  // React notices a value that is set by the element itself only.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text)
  field.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }))
}

/** Waits for a view. */
export const shown = (view: string) => find(testIds.view(view))

/** Waits until a function returns something. A frame later it looks again. */
export async function until<value>(
  read: () => value | false | null | undefined,
): Promise<NonNullable<value>> {
  for (;;) {
    const value = read()
    if (value) return value
    await new Promise(resolve => requestAnimationFrame(resolve))
  }
}
