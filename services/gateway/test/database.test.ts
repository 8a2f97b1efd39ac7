import { existsSync } from 'node:fs'
import { readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import { openDatabase } from '@latchkit/service-base/database'
import { findPostgres, seedFolder, startPostgres } from '@latchkit/service-base/testing'
import { generateDrizzleJson, generateMigration } from 'drizzle-kit/api'
import { sql } from 'drizzle-orm'
import { describe, expect, it, onTestFinished } from 'vitest'
import * as tables from '../src/database/tables.js'
import { openGateway } from './openGateway.js'
import { writeFiles } from './writeFiles.js'

const rpcUrls = { 'eip155:31337': ['http://127.0.0.1:1'] }

const bin = findPostgres()
const stores: { readonly [name: string]: () => Promise<{ dataDir: string; databaseUrl?: string }> } = {
  PGlite: async () => {
    const dataDir = await seedFolder()
    onTestFinished(() => rm(dataDir, { recursive: true, force: true }))
    return { dataDir }
  },
  ...(bin && {
    Postgres: async () => {
      const server = await startPostgres(bin)
      onTestFinished(server.stop)
      return { dataDir: '', databaseUrl: server.url }
    },
  }),
}

describe.each(Object.entries(stores))('the database on %s', (name, open) => {
  it('is migrated, refused to a second process where it is a folder, and free again afterwards', async () => {
    const { dataDir, databaseUrl } = await open()
    const options = { rpcUrls, index: ['eip155:31337'], ...(databaseUrl ? { databaseUrl } : { dataDir }) }
    const gateway = await openGateway(options)
    if (name === 'PGlite') {
      await expect(openGateway(options)).rejects.toMatchObject({
        code: 'gateway/bad-config',
        message: expect.stringContaining(`DATA_DIR: process ${process.pid} has ${dataDir} open`),
      })
    }
    await gateway.close()
    const database = await openDatabase({ dataDir, url: databaseUrl, onError: () => {} })
    onTestFinished(database.close)
    const ran = sql`select name from "gateway"."migration" order by name`
    expect(await database.orm.execute(ran)).toMatchObject({ rows: [{ name: '0000_index.sql' }] })
  })
})

describe('the database', () => {
  it('is not opened without need', async () => {
    const dataDir = path.join((await writeFiles({}))('.'), 'data')
    await openGateway({ dataDir, rpcUrls })
    await expect(openGateway({ dataDir, rpcUrls, index: ['eip155:31339'] })).rejects.toThrow(
      'INDEX: eip155:31339 has no RPC URL',
    )
    expect(existsSync(dataDir)).toBe(false)
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
