import { it } from 'vitest'
import { commands } from 'vitest/browser'
import type { hydrate } from '../hydrate.js'
import { expectHydrated } from './expectHydrated.js'

declare module 'vitest/browser' {
  // biome-ignore lint/style/useConsistentTypeDefinitions: only interfaces merge.
  interface BrowserCommands {
    bundleReact18: (entry: string) => Promise<string>
  }
}

it('C11 React 18 hydrates without a warning, shows the disconnected state first, and opens', async () => {
  const code = await commands.bundleReact18('test/hydrate.tsx')
  const url = URL.createObjectURL(new Blob([code], { type: 'text/javascript' }))
  const bundled: { hydrate: typeof hydrate } = await import(/* @vite-ignore */ url)
  URL.revokeObjectURL(url)
  expectHydrated('18', await bundled.hydrate())
})
