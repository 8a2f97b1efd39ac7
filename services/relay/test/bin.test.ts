import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { findRedis, startRedis } from '@latchkit/service-base/testing'
import { afterAll, expect, onTestFinished, test } from 'vitest'
import { ConfigError } from '../src/exports/index.js'
import { settings } from '../src/settings.js'
import { startRelay } from '../src/startRelay.js'
import { connect } from './connect.js'
import { createTopic } from './createTopic.js'
import { spawnRelay, startProcess } from './startProcess.js'

const folder = mkdtempSync(join(tmpdir(), 'relay-'))
afterAll(() => rmSync(folder, { recursive: true }))
const write = (name: string, content: string) => {
  writeFileSync(join(folder, name), content)
  return join(folder, name)
}

async function run(environment: { [name: string]: string }) {
  const child = await spawnRelay(environment)
  const out = child.stdout ? text(child.stdout) : ''
  const complaint = child.stderr ? text(child.stderr) : ''
  const [code] = await once(child, 'exit')
  return { code, out: await out, complaint: await complaint }
}

test('the help lists every variable', () => {
  const width = Math.max(...settings.variables.map(({ name }) => name.length)) + 4
  for (const { name, description } of settings.variables)
    expect(settings.help()).toContain(`  ${name} `.padEnd(width) + description)
})

test.each<[string, { [name: string]: string }]>([
  ['PORT: must be a whole number', { PORT: '4500x' }],
  ['PORT: Too big', { PORT: '70000' }],
  ['HOST, PORT: ', { PORT: '0', HOST: '203.0.113.1' }],
  ['PUBLIC_URLS: must be a URL such as', { PUBLIC_URLS: 'https://relay.example' }],
  ['REDIS_URL: must be a URL such as', { REDIS_URL: 'localhost' }],
  ['REDIS_URL: 127.0.0.1:1: connect ECONNREFUSED', { REDIS_URL: 'redis://127.0.0.1:1' }],
  ['LOG_LEVEL: Invalid option', { LOG_LEVEL: 'loud' }],
  ['LIMIT_PING: Too big', { LIMIT_PING: '31' }],
  ['LIMIT_RATE: Too small', { LIMIT_RATE: '0' }],
  ['PROJECTS_FILE: /none.json cannot be read', { PROJECTS_FILE: '/none.json' }],
  ['is not JSON', { PROJECTS_FILE: write('broken.json', '{') }],
  [
    'PROJECTS_FILE: mine.0 must be an origin',
    { PROJECTS_FILE: write('bad.json', '{"mine":["app.example"]}') },
  ],
])('a bad value does not start it: %s', async (line, environment) => {
  const starting = (async () => startRelay(settings.readEnvironment(environment)))()
  await expect(starting).rejects.toThrow(ConfigError)
  await expect(starting).rejects.toThrow(line)
  await expect(starting).rejects.toThrow(/^[^\n]+$/)
})

test.skipIf(!findRedis())('a Redis that refuses to write stops the process with one clear line', async () => {
  const redis = await startRedis(findRedis() ?? '', ['--replicaof', '127.0.0.1 1'])
  onTestFinished(() => redis.stop())
  const { code, out, complaint } = await run({ REDIS_URL: redis.url })
  expect([code, out]).toEqual([1, ''])
  expect(complaint).toMatch(/^relay: REDIS_URL: 127\.0\.0\.1:\d+: READONLY [^\n]+\n$/)
})

test('a bad value stops the process with one clear line', async () => {
  const { code, out, complaint } = await run({ PORT: '4500x' })
  expect([code, out, complaint]).toEqual([1, '', 'relay: PORT: must be a whole number\n'])
})

test.each(['SIGTERM', 'SIGINT'] as const)('%s ends it cleanly', async signal => {
  const projects = write('projects.json', '{"mine":["https://app.example"]}')
  const relay = await startProcess({ PROJECTS_FILE: projects, LIMIT_TOPICS: '1' })
  const client = await connect(relay.url, { query: { projectId: 'mine' } })
  const topics = [createTopic(), createTopic()]
  expect(await client.call('irn_batchSubscribe', { topics })).toMatchObject({ error: { code: -32_005 } })
  relay.child.kill(signal)
  expect(await client.closed).toMatchObject({ code: 1_001 })
  expect(await relay.ended).toEqual({ code: 0, signal: null })
})

test('the log names no topic, token or message', async () => {
  const child = await spawnRelay({ PORT: '0', LOG_LEVEL: 'trace' })
  const log = child.stderr ? text(child.stderr) : ''
  const [line] = await once(child.stdout ?? child, 'data')
  const url = String(line).trim().split('  ')[1] ?? ''
  const topic = createTopic()
  const client = await connect(url)
  await client.call('irn_subscribe', { topic })
  await client.call('irn_publish', { topic, message: 'very-secret', ttl: 300, tag: 1 })
  await client.call('irn_publish', { topic, message: 'very-secret', ttl: -1, tag: 1 })
  const refused = await connect(url, { token: 'eyJhbGciOiJFZERTQSJ9.e30.c2ln' })
  await refused.closed
  child.kill('SIGTERM')
  await once(child, 'exit')
  const written = await log
  expect(written).toContain('"msg":"a connection was refused"')
  for (const secret of [topic, 'very-secret', 'eyJ']) expect(written).not.toContain(secret)
})
