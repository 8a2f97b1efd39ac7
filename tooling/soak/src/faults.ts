import { setTimeout as wait } from 'node:timers/promises'
import type { RunningPostgres, RunningSentinels } from '@latchkit/service-base/testing'
import type { SmallDisk } from './smallDisk.js'
import type { Service } from './startService.js'

/** The parts of the deployment that faults are done to. */
export type Deployment = {
  readonly relays: readonly Service[]
  readonly sites: readonly Service[]
  readonly gateways: readonly Service[]
  readonly redis: RunningSentinels
  readonly postgres: RunningPostgres
  readonly disk: SmallDisk | undefined
}

/** A fault that lasts 20 seconds at most, and is over when its promise settles. */
export type Fault = {
  readonly name: string
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
    cause: async ({ relays }) => relays[0]?.kill(),
  },
  {
    name: 'a site and a gateway are killed',
    cause: async ({ sites, gateways }) => {
      sites[0]?.kill()
      gateways[0]?.kill()
    },
  },
  {
    name: 'Redis fails over',
    cause: async ({ redis }) => {
      await redis.failOver()
      await redis.addReplica()
    },
  },
  {
    name: 'Postgres crashes and is started again',
    cause: async ({ postgres }) => {
      await postgres.crash()
      await wait(5_000)
      await postgres.start()
    },
  },
  {
    name: 'the disk is full',
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
    cause: deployment => disturbAll(firsts(deployment), { clock: tenMinutes }, { clock: 0 }),
  },
  {
    name: 'clocks are 10 minutes slow',
    cause: deployment => disturbAll(firsts(deployment), { clock: -tenMinutes }, { clock: 0 }),
  },
  {
    name: 'names resolve wrongly',
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
