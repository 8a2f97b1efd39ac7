import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { startSecureSite } from '../src/services/startSecureSite.js'

test('an origin that is not one is named in one line, and no folder is left', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'latchkit-test-'))
  vi.stubEnv('TMPDIR', folder)
  onTestFinished(async () => {
    vi.unstubAllEnvs()
    await rm(folder, { recursive: true })
  })
  await expect(startSecureSite({ port: 0, projects: { app: ['localhost:5173'] } })).rejects.toMatchObject({
    code: 'secure-site/not-started',
    message: expect.stringMatching(/^The secure site did not start: projects: app\.0 must be an origin .*$/),
  })
  expect(await readdir(folder)).toEqual([])
})

test('a port that is taken is named in one line', async () => {
  const taken = createServer()
  onTestFinished(() => void taken.close())
  const port = await new Promise<number>(resolve => {
    taken.listen(0, '127.0.0.1', () => {
      const address = taken.address()
      resolve(typeof address === 'object' && address ? address.port : 0)
    })
  })
  await expect(startSecureSite({ port, projects: {} })).rejects.toMatchObject({
    code: 'secure-site/not-started',
    message: expect.stringMatching(new RegExp(`^The secure site did not start: .*${port}.*$`)),
  })
})
