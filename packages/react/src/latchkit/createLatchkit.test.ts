import { mainnet } from '@latchkit/core/networks'
import { expect, it } from 'vitest'
import type { ThemeMode } from '../theme/types.js'
import { createLatchkit } from './createLatchkit.js'

it('refuses a theme mode that is none', () => {
  const create = (themeMode: string) =>
    createLatchkit({ metadata: { name: 'App' }, networks: [mainnet], themeMode: themeMode as ThemeMode })
  expect(() => create('auto')).toThrow('themeMode: pass light, dark or system')
  expect(() => create('dark')).not.toThrow()
})
