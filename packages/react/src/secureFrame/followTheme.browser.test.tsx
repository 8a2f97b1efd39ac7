import { mainnet } from '@latchkit/core/networks'
import type { SecureFrameClient } from '@latchkit/core/secureframe'
import { expect, it, onTestFinished } from 'vitest'
import { createLatchkit } from '../latchkit/createLatchkit.js'
import { getStore } from '../provider/getStore.js'
import { themeAtom } from '../theme/atoms.js'
import type { ThemeVariables } from '../theme/types.js'
import { followTheme } from './followTheme.js'

function start(themeVariables: ThemeVariables) {
  const { client } = createLatchkit({
    metadata: { name: 'App' },
    logLevel: 'silent',
    networks: [mainnet],
    themeVariables,
    themeMode: 'light',
  })
  const told: unknown[] = []
  const request = (async (_type: string, payload: unknown) => {
    told.push(payload)
  }) as SecureFrameClient['request']
  const store = getStore({ client })
  const stop = followTheme({ request }, store)
  onTestFinished(stop)
  return { told, store, stop }
}

it('tells the frame mode, accent and radius as plain values, and each change of them', () => {
  const variables = { '--lk-accent': 'light-dark(rgb(1 2 3), oklch(1 0 0))', '--lk-radius': '0.5rem' }
  const { told, store, stop } = start(variables)
  store.set(themeAtom, { mode: 'dark', variables })
  expect(told).toEqual([
    { themeMode: 'light', themeVariables: { '--lk-accent': '#010203', '--lk-radius': '8px' } },
    { themeMode: 'dark', themeVariables: { '--lk-accent': '#ffffff', '--lk-radius': '8px' } },
  ])
  stop()
  store.set(themeAtom, { mode: 'light', variables })
  expect(told).toHaveLength(2)
})

it('has the accent of the kit where the app sets none', () => {
  expect(start({}).told).toEqual([{ themeMode: 'light', themeVariables: { '--lk-accent': '#2867e4' } }])
})
