import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { withoutChance } from '../../core/test/withoutChance.js'
import { bundle18 } from './bundleReact18.js'

const folder = mkdtempSync(fileURLToPath(new URL('../node_modules/.ssr-', import.meta.url)))
const touched: string[] = []
const globals = ['document', 'localStorage', 'sessionStorage', 'indexedDB', 'location', 'history'] as const

beforeAll(() => {
  for (const name of globals)
    Object.defineProperty(globalThis, name, {
      configurable: true,
      get() {
        touched.push(name)
        return undefined
      },
    })
})
afterAll(() => {
  rmSync(folder, { recursive: true, force: true })
  for (const name of globals) Reflect.deleteProperty(globalThis, name)
})

type Rendered = { html: string; version: string }

async function render19(): Promise<Rendered> {
  const { renderOnServer } = await import('./renderOnServer.js')
  return withoutChance(renderOnServer)
}

async function render18(): Promise<Rendered> {
  const file = `${folder}/renderOnServer.mjs`
  writeFileSync(file, await bundle18('test/renderOnServer.tsx', 'node'))
  const { renderOnServer } = await import(/* @vite-ignore */ pathToFileURL(file).href)
  return withoutChance(renderOnServer)
}

describe.each([['19', render19] as const, ...(process.env.LATCHKIT_FULL ? [['18', render18] as const] : [])])(
  'C11 on a server with React %s',
  (major, render) => {
    it('importing, creating and rendering touches nothing of a browser, no clock and nothing random', async () => {
      touched.length = 0
      const { html, version } = await render()
      expect(version.split('.')[0]).toBe(major)
      expect(touched).toEqual([])
      expect(html).toContain('data-testid="connect-button"')
      expect(html).toContain('Connect wallet')
      expect(html).toContain('<p id="custom">false')
      expect(html).toContain('<p id="balance">pending idle')
      expect(html).not.toContain('account-button')
    })
  },
)

it('a provider without a latchkit throws an error that says what to pass', async () => {
  const { renderToString } = await import('react-dom/server')
  const { createElement } = await import('react')
  const { LatchkitProvider } = await import('../src/exports/index.js')
  const render = () => renderToString(createElement(LatchkitProvider as never))
  expect(render).toThrowErrorMatchingInlineSnapshot(`
    [ConfigInvalidError: The Latchkit config has mistakes
    - latchkit: pass what createLatchkit returns
    Code: config/invalid
    Docs: https://latchkit.github.io/latchkit/errors/config/invalid.html]
  `)
})

it('C26 a hook outside of the provider throws an error that says what to do', async () => {
  const { renderToString } = await import('react-dom/server')
  const { createElement } = await import('react')
  const { ConnectButton } = await import('../src/exports/index.js')
  expect(() => renderToString(createElement(ConnectButton))).toThrowErrorMatchingInlineSnapshot(`
    [ProviderMissingError: A Latchkit hook or component is used outside of LatchkitProvider
    Wrap the app in <LatchkitProvider latchkit={…}>.
    Code: react/provider-missing
    Docs: https://latchkit.github.io/latchkit/errors/react/provider-missing.html]
  `)
})
