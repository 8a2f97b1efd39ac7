import { base, mainnet } from '@latchkit/core/networks'
import { createMemoryStorage } from '@latchkit/core/storage'
import { mockAdapter } from '@latchkit/core/testing'
import { type ReactNode, StrictMode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { onTestFinished } from 'vitest'
import { page } from 'vitest/browser'
import { ConnectButton } from '../../src/page/buttons/ConnectButton.js'
import { createLatchkit } from '../../src/page/latchkit/createLatchkit.js'
import { startClient } from '../../src/page/latchkit/startClient.js'
import type { LatchkitConfig } from '../../src/page/latchkit/types.js'
import { LatchkitProvider } from '../../src/page/provider/LatchkitProvider.js'
import { testIds } from '../../src/page/testIds/testIds.js'

export const image =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"%3E%3Crect width="1" height="1" fill="teal"/%3E%3C/svg%3E'

export const connectors = [
  {
    id: 'com.example.first',
    rdns: 'com.example.first',
    namespace: 'eip155',
    name: 'First',
    type: 'injected',
    icon: image,
  },
  {
    id: 'com.example.second',
    rdns: 'com.example.second',
    namespace: 'eip155',
    name: 'Second',
    type: 'injected',
    icon: image,
  },
] as const

/** An adapter with two wallets in memory, and a latchkit on it. */
export function setUp(config: Partial<LatchkitConfig> = {}) {
  const adapter = mockAdapter({ namespace: 'eip155', connectors })
  const latchkit = createLatchkit({
    metadata: { name: 'Test' },
    networks: [mainnet, base],
    adapters: [adapter],
    storage: createMemoryStorage(),
    locale: 'en',
    ...config,
  })
  return { adapter, latchkit }
}

/** Mounts an app in StrictMode; it is unmounted with the test. */
export function mountApp(
  parameters: { config?: Partial<LatchkitConfig>; children?: ReactNode; strict?: boolean } = {},
) {
  const { config, children = <ConnectButton />, strict = true } = parameters
  const { adapter, latchkit } = setUp(config)
  const container = document.createElement('div')
  document.body.append(container)
  const root = createRoot(container)
  const app = <LatchkitProvider latchkit={latchkit}>{children}</LatchkitProvider>
  flushSync(() => root.render(strict ? <StrictMode>{app}</StrictMode> : app))
  // The provider starts it a task later; what a test does next finds it started.
  startClient(latchkit)
  let mounted = true
  const unmount = () => {
    if (!mounted) return
    mounted = false
    root.unmount()
    container.remove()
  }
  onTestFinished(async () => {
    unmount()
    await settled()
    latchkit.client.destroy()
  })
  return { adapter, latchkit, container, unmount }
}

/** Microtasks and React's own tasks have run. */
export const settled = () => new Promise(resolve => setTimeout(resolve, 20))

export const host = () => document.querySelector<HTMLElement>('latchkit-host')
export const shadow = () => host()?.shadowRoot ?? undefined

/** Resolves with the card when it starts to shake, which takes 500 ms. Called before the action that shakes it. */
export function cardShakes(): Promise<HTMLElement> {
  const card = shadow()?.querySelector<HTMLElement>('.card')
  return new Promise((resolve, reject) => {
    if (!card) return reject(new Error('The modal has no card.'))
    card.addEventListener('animationstart', function listen({ animationName }) {
      if (animationName !== 'shake') return
      card.removeEventListener('animationstart', listen)
      resolve(card)
    })
  })
}
export const inShadow = (id: string) =>
  shadow()?.querySelector<HTMLElement>(`[data-testid="${id}"]`) ?? undefined
export const byId = (id: string) => page.getByTestId(id)
export { testIds }
