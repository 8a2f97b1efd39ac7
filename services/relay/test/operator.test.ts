import { createServer } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { startRelay } from '../src/startRelay.js'
import { connect } from './connect.js'
import { createTopic } from './createTopic.js'

const adminToken = 'operator-token-with-32-characters'

test("the operator's page has queues, totals and refusals, and no topic, message or key", async () => {
  const projects = { shop: ['https://shop.example'] }
  const relay = await startRelay({ port: 0, adminPort: 0, adminToken, projects, limits: { rate: 150 } })
  onTestFinished(() => relay.close())
  const client = await connect(relay.url, { query: { projectId: 'shop' } })
  const topic = createTopic()
  await client.call('irn_subscribe', { topic })
  const other = await connect(relay.url, { query: { projectId: 'shop' } })
  await other.call('irn_publish', { topic, message: 'very-secret', ttl: 300, tag: 1 })
  await client.waitForPushes(1)
  const refused = await connect(relay.url, { query: { projectId: 'unknown' } })
  await refused.closed
  const authorization = `Bearer ${adminToken}`
  const page = await (await fetch(`${relay.operatorUrl}/`, { headers: { authorization } })).text()
  const text = page.replaceAll(/<[^>]+>/g, '|').replaceAll(/\|+/g, '|')
  expect(text).toContain('|Connections|2|')
  expect(text).toContain('|Topics with a subscriber here|1|')
  expect(text).toContain('|Taken in|1|')
  expect(text).toContain('|Unauthorized: invalid key|1|')
  expect(text).toContain('|shop|https://shop.example|')
  expect(text).toContain('|LIMIT_RATE|150|')
  expect(text).toContain('|a connection was refused|1|')
  for (const hidden of [topic, 'very-secret', 'did:key', client.identity.clientId, adminToken])
    expect(page).not.toContain(hidden)
  const wrong = await fetch(`${relay.operatorUrl}/`, { headers: { authorization: `${authorization}x` } })
  expect(wrong.status).toBe(401)
})

test.each([
  [{ adminPort: 0 }, 'ADMIN_TOKEN: must be set with ADMIN_PORT, to at least 32 characters'],
  [{ adminPort: 0, adminToken: 'short' }, 'adminToken: must have at least 32 characters'],
])('a page without a good token does not start: %o', async (options, message) => {
  await expect(startRelay({ port: 0, ...options })).rejects.toThrow(message)
})

test('a port of the page that is in use is named, and the relay gives its port back', async () => {
  const taken = createServer().listen(0, '127.0.0.1')
  onTestFinished(() => void taken.close())
  await new Promise(resolve => taken.once('listening', resolve))
  const { port: adminPort } = taken.address() as { port: number }
  await expect(startRelay({ port: 0, adminPort, adminToken })).rejects.toThrow(
    `ADMIN_PORT: port ${adminPort} of 127.0.0.1 is in use`,
  )
})
