import { setTimeout as wait } from 'node:timers/promises'
import type { RunningSentinels } from '@latchkit/service-base/testing'
import type { Service } from './startService.js'
import type { System } from './startSystem.js'

/** The parts of the system that faults are done to. */
export type Deployment = Pick<System, 'relays' | 'sites' | 'gateways' | 'postgres' | 'disk'> & {
  readonly redis: RunningSentinels
}

/** A fault that lasts 20 seconds at most, and is over when its promise settles. */
export type Fault = {
  readonly name: string
  /** Names of alerts, of which it raises one at least. */
  readonly alerts: readonly string[]
  /** A line that it leaves in a log. */
  readonly log: RegExp
  /** Whether it ends processes of the services. Any other fault must not. */
  readonly kills?: true
  cause(deployment: Deployment): Promise<void>
}

const seconds = 20
const tenMinutes = 600_000
const all = ({ relays, sites, gateways }: Deployment) => [...relays, ...sites, ...gateways]

/** A node of each service, so that the others go on. */
const firsts = ({ relays, sites, gateways }: Deployment) =>
  [relays, sites, gateways].flatMap(([one]) => one ?? [])

/** Every fault, one a minute. */
export const faults: readonly Fault[] = [
  {
    name: 'a relay is killed',
    alerts: ['ServiceDown'],
    log: /the process ended with SIGKILL/,
    kills: true,
    cause: async ({ relays }) => relays[0]?.kill(),
  },
  {
    name: 'a site and a gateway are killed',
    alerts: ['ServiceDown'],
    log: /the process ended with SIGKILL/,
    kills: true,
    cause: async ({ sites, gateways }) => {
      sites[0]?.kill()
      gateways[0]?.kill()
    },
  },
  {
    name: 'Redis fails over',
    alerts: ['RelayStoreUnavailable', 'SiteRedisErrors', 'GatewayRedisErrors'],
    log: /Redis/,
    cause: async ({ redis }) => {
      await redis.failOver()
      await redis.addReplica()
    },
  },
  {
    name: 'Postgres crashes and is started again',
    alerts: ['SiteErrors'],
    log: /the database|Failed query|terminat|ECONNREFUSED/,
    cause: async ({ postgres }) => {
      await postgres.crash()
      await wait(5_000)
      await postgres.start()
    },
  },
  {
    name: 'the disk is full',
    alerts: ['SiteErrors'],
    log: /No space left|Failed query|terminat/,
    cause: async ({ disk, postgres }) => {
      await disk?.fill()
      await wait(seconds * 1_000)
      await disk?.free()
      // Postgres ends when it cannot write its log, and a supervisor starts it.
      await postgres.crash()
      await postgres.start()
    },
  },
  {
    name: 'clocks are 10 minutes fast',
    alerts: ['RelayClockSkew'],
    log: /the clock differs/,
    cause: deployment => disturbAll(firsts(deployment), { clock: tenMinutes }, { clock: 0 }),
  },
  {
    name: 'clocks are 10 minutes slow',
    alerts: ['RelayClockSkew'],
    log: /the clock differs/,
    cause: deployment => disturbAll(firsts(deployment), { clock: -tenMinutes }, { clock: 0 }),
  },
  {
    name: 'names resolve wrongly',
    alerts: ['GatewayNodesFail'],
    log: /a node failed/,
    cause: deployment => disturbAll(all(deployment), { names: 'wrong' }, { names: 'right' }),
  },
]

async function disturbAll(
  services: readonly Service[],
  wrong: Parameters<Service['disturb']>[0],
  right: Parameters<Service['disturb']>[0],
): Promise<void> {
  for (const service of services) service.disturb(wrong)
  await wait(seconds * 1_000)
  for (const service of services) service.disturb(right)
}
