import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { findPostgres } from '@latchkit/service-base/testing'
import { expect, test } from 'vitest'
import { openSite, servers } from './openSite.js'
import { makeOwner, readShare, run } from './rotationOwner.js'

const page = new URL('../../../docs/self-hosting/operations.md', import.meta.url)

/** Runs the commands of the page that begin with a word, as a deployer does. */
async function runCommands(first: string, environment: { readonly [name: string]: string }): Promise<void> {
  const blocks = [...(await readFile(page, 'utf8')).matchAll(/^```sh\n([\s\S]*?)^```/gm)]
  const script = blocks.map(([, block = '']) => block).find(block => block.startsWith(first))
  if (!script) throw new TypeError(`the page has no commands that begin with ${first}`)
  const searched = `${findPostgres()}${path.delimiter}${process.env.PATH}`
  await promisify(execFile)('sh', ['-ec', script], { env: { ...environment, PATH: searched } })
}

test.each(servers ? [servers] : [])(
  'an old copy is restored with its keys after a rotation, and rotated again',
  async ({ open }) => {
    const site = await openSite({}, open)
    try {
      const owner = await makeOwner(site, 'backup@example.com')
      const environment = {
        DATA_DIR: site.dataDir,
        DATABASE_URL: site.options.databaseUrl?.replace('//auth@', '//latchkit@') ?? '',
        BACKUP: path.join(site.dataDir, 'backup'),
      }
      await runCommands('mkdir', environment)
      expect((await run(site, 'keys add')).code).toBe(0)
      expect((await run(site, 'keys rotate')).code).toBe(0)
      const later = await makeOwner(site, 'later@example.com')
      expect(await readShare(owner)).toBe(owner.authShare)
      const ofRotation = await readFile(path.join(site.dataDir, 'keys/auth.json'), 'utf8')

      await site.site.close()
      await runCommands('cp -R "$BACKUP', environment)
      expect(await readFile(path.join(site.dataDir, 'keys/auth.json'), 'utf8')).not.toBe(ofRotation)
      await site.restart()
      expect(await readShare(owner)).toBe(owner.authShare)
      expect(await owner.readBack()).toEqual({ isAuthRight: true, isRecoveryRight: true })
      // Written after the copy.
      await expect(readShare(later)).rejects.toThrow('401')

      expect((await run(site, 'keys add')).code).toBe(0)
      expect((await run(site, 'keys rotate')).code).toBe(0)
      const { text } = await run(site, 'keys list')
      expect(text).toMatch(/^auth {2}k2 {2}\d+ records {2}current\nrecovery {2}k2 {2}\d+ records {2}current$/)
      expect(await readShare(owner)).toBe(owner.authShare)
    } finally {
      await site.close()
    }
  },
  120_000,
)
