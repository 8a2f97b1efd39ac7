import { expect, it } from 'vitest'
import { commands } from 'vitest/browser'
import { hydrate } from '../hydrate.js'

declare module 'vitest/browser' {
  // biome-ignore lint/style/useConsistentTypeDefinitions: only interfaces merge.
  interface BrowserCommands {
    bundleReact18: (entry: string) => Promise<string>
  }
}

async function hydrate18() {
  const code = await commands.bundleReact18('test/hydrate.tsx')
  const url = URL.createObjectURL(new Blob([code], { type: 'text/javascript' }))
  const bundled: { hydrate: typeof hydrate } = await import(/* @vite-ignore */ url)
  URL.revokeObjectURL(url)
  return bundled.hydrate()
}

it.each([
  ['19', hydrate],
  ['18', hydrate18],
])(
  'C11 React %s hydrates without a warning, shows the disconnected state first, and opens',
  async (major, run) => {
    const { version, problems, first, later, opened, focusReturned } = await run()
    expect(version.split('.')[0]).toBe(major)
    expect(problems).toEqual([])
    expect(first).toBe('false disconnected')
    expect(later).toBe('true connected')
    expect({ opened, focusReturned }).toEqual({ opened: true, focusReturned: true })
  },
)
