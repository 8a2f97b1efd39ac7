import { rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { setTimeout } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { startEmail, verifyCode } from '@latchkit/secure-protocol/api/emailLogin'
import { openDatabase } from '@latchkit/service-base/database'
import { seedFolder } from '@latchkit/service-base/testing'
import { sql } from 'drizzle-orm'
import { createDevice, send } from '../test/createDevice.js'
import { appOrigin, openSite, servers, stores } from '../test/openSite.js'
import { measure } from './measure.js'
import { measureNodes } from './measureNodes.js'

// Load of the server over loopback, callers in the same process: sign-ins beside a bare route, and how long known and
// unknown addresses take. One JSON object on stdout.
const { values } = parseArgs({
  options: {
    count: { type: 'string', default: '600' },
    nodesCount: { type: 'string', default: '2000' },
  },
})
const count = Number(values.count)
const nodesCount = Number(values.nodesCount)

/**
 * The call that ends a sign-in of a known user: a proof, a code, a session. What comes before it waits for a person.
 */
async function measureSignIns(open: (typeof stores)[number]['open']) {
  const site = await openSite({ limits: { startTime: 0, mailsPerHour: 1e6, projectMailsPerHour: 1e6 } }, open)
  try {
    const emails = Array.from({ length: count }, (_, index) => `bench${index}@example.com`)
    const devices = await Promise.all(emails.map(() => createDevice(site)))
    for (const [index, device] of devices.entries()) await device.signIn(emails[index] ?? '')
    // A code is mailed once in 30 s, which Redis counts by its own clock.
    site.passTime(31_000)
    await setTimeout(31_000)
    const ready: { device: (typeof devices)[number]; body: { challenge: string; code: string } }[] = []
    for (const [index, device] of devices.entries())
      ready.push({ device, body: await device.askForCode(emails[index] ?? '') })
    const proofs = await Promise.all(devices.map(device => device.prove(verifyCode)))
    const signIns = await measure(count, async index => {
      const { device, body } = ready[index] ?? {}
      if (device && body) (await device.call(verifyCode, body, { proof: proofs[index] })).ok()
    })
    // A folder is open in one process only: the bare route follows on a database of the same kind.
    const bare = await measureBare(site.options.databaseUrl)
    return { ...signIns, bare }
  } finally {
    await site.close()
  }
}

/** A route that reads JSON and updates one row by its primary key. */
async function measureBare(url: string | undefined) {
  const dataDir = await seedFolder()
  const database = await openDatabase({ dataDir, url, onError: () => {} })
  try {
    await database.execute('create schema if not exists bench')
    await database.execute('create table bench.counts (id integer primary key, n integer not null)')
    await database.execute(`insert into bench.counts select id, 0 from generate_series(0, 9999) id`)
    const server = createServer(async (request, response) => {
      const { id }: { readonly id: number } = JSON.parse(await text(request))
      await database.orm.execute(sql`update bench.counts set n = n + 1 where id = ${id}`)
      response.setHeader('content-type', 'application/json').end('{}')
    })
    await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
    const { port } = server.address() as AddressInfo
    const site = { site: { url: `http://127.0.0.1:${port}`, port } } as Parameters<typeof send>[0]
    const result = await measure(count, id =>
      send(site, { method: 'POST', path: '/', body: JSON.stringify({ id }) }),
    )
    server.closeAllConnections()
    server.close()
    await database.execute('drop schema bench cascade')
    return result
  } finally {
    await database.close()
    await rm(dataDir, { recursive: true, force: true })
  }
}

/** Milliseconds until `/v1/otp/start` answers, turn by turn, each by a new device. */
async function measureEnumeration() {
  const site = await openSite({ limits: { mailsPerHour: 1e6, projectMailsPerHour: 1e6 } })
  try {
    const rounds = 12
    for (let index = 0; index < rounds; index += 1)
      await (await createDevice(site)).signIn(`known${index}@example.com`)
    site.passTime(31_000)
    const times = { known: [] as number[], unknown: [] as number[] }
    for (let index = 0; index < rounds; index += 1)
      for (const kind of ['known', 'unknown'] as const) {
        const device = await createDevice(site)
        const proof = await device.prove(startEmail)
        const body = { projectId: 'demo', parentOrigin: appOrigin, email: `${kind}${index}@example.com` }
        const asked = performance.now()
        ;(await device.call(startEmail, body, { proof })).ok()
        times[kind].push(performance.now() - asked)
      }
    const middle = (list: number[]) => list.sort((a, b) => a - b)[Math.floor(list.length / 2)] ?? 0
    return { known: middle(times.known), unknown: middle(times.unknown) }
  } finally {
    await site.close()
  }
}

const signIns: { [name: string]: Awaited<ReturnType<typeof measureSignIns>> } = {}
for (const { name, open } of stores) signIns[name] = await measureSignIns(open)
// On the servers, as it is deployed: the nodes are processes, and share the machine with the servers and the callers.
const nodes: { [number: string]: Awaited<ReturnType<typeof measureNodes>> } = {}
if (servers) {
  for (const number of [1, 2]) {
    nodes[number] = await measureNodes(servers.open, { nodes: number, count: nodesCount })
  }
}
process.stdout.write(`${JSON.stringify({ signIns, nodes, enumeration: await measureEnumeration() })}\n`)
