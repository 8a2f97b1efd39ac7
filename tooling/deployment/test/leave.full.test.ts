import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { type IncomingMessage, request } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { findPort } from '@latchkit/service-base/testing'
import { expect, onTestFinished, test } from 'vitest'
import { startProgram } from '../src/local/startProgram.js'

/** Far beyond the end of the test, which kills the service. */
const leaveTime = '600000'

test.each([
  ['relay', { LIMIT_LEAVE_TIME: leaveTime }, '/', 404],
  ['gateway', { LEAVE_TIME: leaveTime }, '/getWallets?page=1&entries=1', 200],
  ['secure-site', { LEAVE_TIME: leaveTime }, '/pages.css', 200],
])('a %s that ends says so to its balancer, and answers all else', async (service, limits, page, status) => {
  const folder = await mkdtemp(path.join(tmpdir(), 'latchkit-leave-'))
  const port = await findPort()
  const variables: { readonly [name: string]: string } = { PORT: String(port), DATA_DIR: folder, ...limits }
  const { child } = await startProgram(service, variables)
  onTestFinished(async () => {
    child.kill('SIGKILL')
    await rm(folder, { recursive: true, force: true })
  })
  const statusOf = async (at: string) => {
    const headers = { host: `secure.localhost:${port}` }
    const sent = request({ host: '127.0.0.1', port, path: at, headers, agent: false }).end()
    const [answer]: IncomingMessage[] = await once(sent, 'response')
    answer?.resume()
    return answer?.statusCode
  }
  expect([await statusOf('/healthz'), await statusOf(page)]).toEqual([200, status])
  child.kill('SIGTERM')
  await expect.poll(() => statusOf('/healthz')).toBe(503)
  expect(await statusOf(page)).toBe(status)
  expect(child.exitCode).toBe(null)
})
