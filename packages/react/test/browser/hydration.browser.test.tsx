import { it } from 'vitest'
import { hydrate } from '../hydrate.js'
import { expectHydrated } from './expectHydrated.js'

it('C11 React 19 hydrates without a warning, shows the disconnected state first, and opens', async () => {
  expectHydrated('19', await hydrate())
})
