import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { assertBuilt } from './assertBuilt.js'
import { buildApps } from './buildApps.js'
import { buildFrameworks } from './buildFrameworks.js'

/** Builds the small pages of apps/ into a temporary folder, which the workers find in LATCHKIT_E2E_APPS. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  assertBuilt()
  const folder = await mkdtemp(path.join(tmpdir(), 'latchkit-e2e-'))
  // Journeys with React 18 and with frameworks are part of the long run.
  const full = Boolean(process.env.LATCHKIT_FULL)
  await buildApps(folder, full ? [18, 19] : [19])
  if (full) await buildFrameworks(path.join(folder, 'frameworks'), ['plain', 'vue', 'svelte', 'angular'])
  process.env.LATCHKIT_E2E_APPS = folder
  return () => rm(folder, { recursive: true, force: true })
}
