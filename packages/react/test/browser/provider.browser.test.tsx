import { Component, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { expect, it, onTestFinished, vi } from 'vitest'
import { LatchkitProvider } from '../../src/page/provider/LatchkitProvider.js'
import { setUp } from './mountApp.js'

class Boundary extends Component<{ children: ReactNode }, { error?: unknown }> {
  override state: { error?: unknown } = {}
  static getDerivedStateFromError(error: unknown) {
    return { error }
  }
  override render() {
    const { error } = this.state
    return error instanceof Error ? error.message : this.props.children
  }
}

function mount(latchkit: ReturnType<typeof setUp>['latchkit']) {
  const container = document.createElement('div')
  const root = createRoot(container, { onCaughtError: () => {} })
  flushSync(() =>
    root.render(
      <Boundary>
        <LatchkitProvider latchkit={latchkit}>app</LatchkitProvider>
      </Boundary>,
    ),
  )
  onTestFinished(() => root.unmount())
  return { container, root }
}

it('the provider starts the client in a separate task, and not at all when it is gone by then', async () => {
  const { adapter, latchkit } = setUp()
  const start = vi.spyOn(adapter, 'start')
  mount(latchkit).root.unmount()
  mount(latchkit)
  expect(start).not.toHaveBeenCalled()
  await expect.poll(() => start.mock.calls.length).toBe(1)
})

it('what the start throws goes to the error boundary of the app', async () => {
  const { latchkit } = setUp()
  latchkit.client.destroy()
  const { container } = mount(latchkit)
  await expect.poll(() => container.textContent).toContain('This client was destroyed')
})
