import { mockAdapter } from '@latchkit/core/testing'
import { expect } from 'vitest'
import { userEvent } from 'vitest/browser'
import type { LatchkitConfig } from '../../src/page/latchkit/types.js'
import type { OpenableViewName } from '../../src/page/router/types.js'
import { byId, connectors, inShadow, mountApp, settled, shadow, testIds } from './mountApp.js'
import { violations } from './violations.js'

const { signal } = new AbortController()

/** URL of the gateway of an account of a kind. */
export const accountUrl = (kind: string) => `${window.location.origin}/account/${kind}`

/** Number of rows of a list that are drawn. */
export const countRows = () => shadow()?.querySelectorAll('.virtual-list li').length ?? 0

/** Connects an account of a kind that `accountPlugin` has, or with `none` one without a gateway, and opens a view. */
export async function openAccount(
  kind: string,
  config: Partial<LatchkitConfig> = {},
  view: OpenableViewName = 'Account',
  adapter = mockAdapter({ namespace: 'eip155', connectors }),
) {
  const gateway = kind === 'none' ? undefined : { url: accountUrl(kind) }
  const app = mountApp({ config: { gateway, adapters: [adapter], logLevel: 'silent', ...config } })
  await settled()
  await adapter.connect({ connectorId: connectors[0].id, signal })
  app.latchkit.modal.open({ view })
  await expect.element(byId(testIds.view(view))).toBeVisible()
  return { ...app, client: app.latchkit.client }
}

/** Passes over the activity of an account by keys: of its `count` rows 40 at most are drawn. */
export async function passOverActivity(kind: string, count: number): Promise<void> {
  const idOf = (place: number) => testIds.transaction(`0x${place.toString(16).padStart(64, '0')}`)
  await openAccount(kind, {}, 'Transactions')
  await expect.poll(countRows).toBeGreaterThan(0)
  expect(countRows()).toBeLessThanOrEqual(40)
  inShadow(idOf(0))?.focus()
  await userEvent.keyboard('{Home}')
  expect(shadow()?.activeElement?.getAttribute('data-testid')).toBe(idOf(0))
  await userEvent.keyboard('{End}')
  await expect.poll(() => shadow()?.activeElement?.getAttribute('data-testid')).toBe(idOf(count - 1))
  expect(countRows()).toBeLessThanOrEqual(40)
  expect(await violations()).toEqual([])
}
