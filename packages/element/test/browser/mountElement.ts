import { connect, connectorsAtom } from '@latchkit/core/connection'
import { base, mainnet, solana } from '@latchkit/core/networks'
import { createMemoryStorage } from '@latchkit/core/storage'
import { mockAdapter } from '@latchkit/core/testing'
import { expect, onTestFinished } from 'vitest'
import { page } from 'vitest/browser'
import { createLatchkit, type LatchkitButtonElement, type LatchkitConfig } from '../../src/exports/index.js'

const wallet = { connectorId: 'com.example.first', namespace: 'eip155' } as const

/** A latchkit with wallets in memory, destroyed with the test. */
export function createTestLatchkit(config: Partial<LatchkitConfig> = {}) {
  const adapters = [mockAdapter({ namespace: 'eip155' }), mockAdapter({ namespace: 'solana' })] as const
  const latchkit = createLatchkit({
    metadata: { name: 'Test' },
    networks: [mainnet, base, solana],
    adapters,
    storage: createMemoryStorage(),
    locale: 'en',
    logLevel: 'silent',
    ...config,
  })
  onTestFinished(() => latchkit.client.destroy())
  return { latchkit, eip155: adapters[0], solana: adapters[1] }
}

/** Connects the wallet of eip155, once the client, which starts after the first render of an element, has found it. */
export async function connectWallet({ client }: ReturnType<typeof createTestLatchkit>['latchkit']) {
  const { connectorId, namespace } = wallet
  const found = () => client.store.get(connectorsAtom)
  await expect
    .poll(() => found().some(one => one.id === connectorId && one.namespace === namespace))
    .toBe(true)
  return connect(client, wallet)
}

/** Puts elements into the page; they leave with the test. */
export function mount(html: string): HTMLElement {
  const section = document.createElement('section')
  section.innerHTML = html
  document.body.append(section)
  onTestFinished(async () => {
    section.remove()
    await settled()
  })
  return section
}

/** A button of the kit with its latchkit. */
export function mountButton(
  latchkit: LatchkitButtonElement['latchkit'],
  attributes = '',
): LatchkitButtonElement {
  const button = mount(`<latchkit-button ${attributes}></latchkit-button>`).querySelector('latchkit-button')
  if (!button) throw new TypeError('no element')
  button.latchkit = latchkit
  return button
}

/** The button that an element renders. */
export const inner = (element: HTMLElement) => element.shadowRoot?.querySelector('button') ?? undefined

/** Microtasks and React's own tasks have run. */
export const settled = () => new Promise(resolve => setTimeout(resolve, 20))

export const byId = (id: string) => page.getByTestId(id)
export const hosts = () => [...document.querySelectorAll<HTMLElement>('latchkit-host')]
