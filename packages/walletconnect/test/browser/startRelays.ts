import { startRelay } from '@latchkit/relay'
import type { TestProject } from 'vitest/node'

/** Real relays for tests that run in a browser. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const relays = await Promise.all([
    startRelay({ port: 0 }),
    startRelay({ port: 0, projects: { known: ['https://elsewhere.example'] } }),
  ])
  project.provide('relayUrl', relays[0].url)
  project.provide('closedRelayUrl', relays[1].url)
  return async () => {
    await Promise.all(relays.map(relay => relay.close()))
  }
}
