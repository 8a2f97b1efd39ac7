import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { createApp, reactVersion } from './ssrApp.js'

/**
 * Renders as a server does, hydrates what came out with a separate latchkit, as a browser does, and goes through
 * an opening. Returns what went wrong, by the React that this was bundled with.
 */
export async function hydrate(): Promise<{
  version: string
  problems: readonly string[]
  first: string
  later: string
  opened: boolean
  focusReturned: boolean
}> {
  const problems: string[] = []
  const container = document.createElement('div')
  container.innerHTML = renderToString(createApp().app)
  document.body.append(container)
  const { app, adapter, latchkit } = createApp()
  const report = (...parts: readonly unknown[]) => problems.push(parts.map(String).join(' '))
  const { error, warn } = console
  Object.assign(console, { error: report, warn: report })
  const pause = () => new Promise(resolve => setTimeout(resolve, 50))
  const custom = () => container.querySelector('#custom')?.textContent ?? ''
  const first = custom()
  // The client may be connected before React gets to hydrate, when the app started it by itself.
  const stop = latchkit.client.start()
  const [connector] = adapter.wallet.connectors()
  await adapter.connect({ connectorId: connector?.id ?? '', signal: new AbortController().signal })
  const root = hydrateRoot(container, app, { onRecoverableError: problem => report(problem) })
  for (let tries = 0; tries < 200 && custom() !== 'true connected'; tries += 1) await pause()
  const later = custom()
  await adapter.disconnect({})
  for (let tries = 0; tries < 200 && custom() === later; tries += 1) await pause()
  const button = container.querySelector<HTMLElement>('button')
  button?.focus()
  button?.click()
  const find = (id: string) =>
    document.querySelector('latchkit-host[data-testid]')?.shadowRoot?.querySelector(`[data-testid="${id}"]`)
  for (let tries = 0; tries < 200 && !find('view-Connect'); tries += 1) await pause()
  const opened = Boolean(find('latchkit-dialog')?.matches(':modal'))
  latchkit.modal.close()
  for (let tries = 0; tries < 200 && find('latchkit-dialog'); tries += 1) await pause()
  const focusReturned = document.activeElement === button
  root.unmount()
  stop()
  await pause()
  latchkit.client.destroy()
  container.remove()
  Object.assign(console, { error, warn })
  return { version: reactVersion, problems, first, later, opened, focusReturned }
}
