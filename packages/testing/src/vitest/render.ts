import type { Latchkit, LatchkitConfig } from '@latchkit/react'
import type { ReactNode } from 'react'
import { onTestFinished } from 'vitest'
import { connectMock } from './connectMock.js'
import { type MockOptions, mockConfig, type StartClientReturnType } from './startClient.js'

/** The options of `createLatchkit`, without its adapters. */
export type RenderParameters = Omit<LatchkitConfig, 'adapters' | 'metadata'> & {
  readonly metadata?: LatchkitConfig['metadata'] | undefined
  readonly mock?: MockOptions | undefined
}

/** Components on the page, and the wallets behind them. */
export type RenderReturnType = Omit<StartClientReturnType, 'stop'> & {
  readonly latchkit: Latchkit
  /** The element in which the components are. */
  readonly container: HTMLElement
  /** Removes them, which otherwise stay until the test has ended. */
  unmount(): void
}

/**
 * Renders components in a `LatchkitProvider` with wallets in memory, for tests in Vitest's browser mode. It uses the React of
 * the app, and removes what it rendered when the test has ended.
 *
 * @example
 * const { wallet } = await render(<App />, { networks: [mainnet] })
 * wallet.rejectNext()
 * await page.getByRole('button', { name: 'Connect' }).click()
 */
export async function render(node: ReactNode, parameters: RenderParameters): Promise<RenderReturnType> {
  // Tests without components need no React.
  const [{ createElement }, { createRoot }, { createLatchkit, LatchkitProvider }] = await Promise.all([
    import('react'),
    import('react-dom/client'),
    import('@latchkit/react'),
  ])
  const { adapter, ...config } = mockConfig(parameters)
  const latchkit = createLatchkit(config)
  const container = document.body.appendChild(document.createElement('div'))
  const root = createRoot(container)
  root.render(createElement(LatchkitProvider, { latchkit }, node))
  const unmount = () => {
    root.unmount()
    container.remove()
  }
  onTestFinished(unmount)
  const { client } = latchkit
  return { latchkit, client, wallet: adapter.wallet, connect: connectMock(client), container, unmount }
}
