import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { findPostgres, startPostgres } from '@latchkit/service-base/testing'
import { generateDrizzleJson, generateMigration } from 'drizzle-kit/api'
import { describe, expect, it, onTestFinished } from 'vitest'
import * as tables from '../src/database/tables.js'
import { openGateway } from './openGateway.js'
import { writeFiles } from './writeFiles.js'

const rpcUrls = { 'eip155:31337': ['http://127.0.0.1:1'] }

describe('the database', () => {
  it('is not opened without need', async () => {
    const dataDir = path.join((await writeFiles({}))('.'), 'data')
    await openGateway({ dataDir, rpcUrls })
    await expect(openGateway({ dataDir, rpcUrls, index: ['eip155:31339'] })).rejects.toThrow(
      'INDEX: eip155:31339 has no RPC URL',
    )
    expect(existsSync(dataDir)).toBe(false)
  })

  it.skipIf(!findPostgres())('that is away is answered by 503', async () => {
    const postgres = await startPostgres(findPostgres() ?? '')
    onTestFinished(() => postgres.stop())
    const gateway = await openGateway({
      logLevel: 'silent',
      databaseUrl: postgres.url,
      rpcUrls,
      index: ['eip155:31337'],
    })
    const read = () => fetch(`${gateway.url}/v1/account/0x${'ab'.repeat(20)}/history?chainId=eip155:31337`)
    expect((await read()).status).toBe(200)
    await postgres.crash()
    const answer = await read()
    expect([answer.status, await answer.json()]).toEqual([
      503,
      {
        status: 'FAILED',
        reasons: [{ name: 'database', description: 'database: does not answer, try again' }],
      },
    ])
  })

  it('has the tables that its newest migration says', async () => {
    const folder = new URL('../migrations/', import.meta.url)
    const read = async (name: string) => JSON.parse(await readFile(new URL(name, folder), 'utf8'))
    const { entries } = await read('meta/_journal.json')
    const prefix = String(entries.at(-1).tag).slice(0, 4)
    const committed = await read(`meta/${prefix}_snapshot.json`)
    const now = generateDrizzleJson(tables, committed.id)
    expect(await generateMigration(committed, now)).toEqual([])
  })
})
