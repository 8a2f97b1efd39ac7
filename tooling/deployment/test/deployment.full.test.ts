import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { startInbox } from '@latchkit/local-stack'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { canDeploy, type LocalDeployment, startDeployment } from '../src/exports/local.js'

const bin = fileURLToPath(new URL('../src/doctor/bin.ts', import.meta.url))

async function runDoctor(file: string) {
  const given = ['--import', 'tsx', bin, '--deployment', file]
  const { stdout, stderr, code } = await promisify(execFile)(process.execPath, given).then(
    done => ({ ...done, code: 0 }),
    (error: { stdout: string; stderr: string; code: number }) => error,
  )
  return { code, stdout, stderr }
}

describe.skipIf(!canDeploy())('the files of deploy, on this machine with TLS', () => {
  let deployment: LocalDeployment
  let inbox: Awaited<ReturnType<typeof startInbox>>
  beforeAll(async () => {
    inbox = await startInbox({ http: 0, smtp: 0 })
    deployment = await startDeployment({
      projects: { 'my-app': ['https://app.example'] },
      smtpUrl: inbox.smtpUrl,
      rpcUrls: { 'eip155:31337': ['http://127.0.0.1:1'] },
      isSecure: true,
    })
  })
  afterAll(async () => {
    await deployment?.close()
    await inbox.stop()
  })

  test('the doctor finds no mistake in it', async () => {
    const { code, stdout, stderr } = await runDoctor(deployment.file)
    expect(stderr).toBe('')
    // Certificates of Caddy's own authority end within a day.
    const ends = /^warning {3}[\w ]+: its certificate ends in 0 days$/gm
    expect(stdout.match(ends)).toHaveLength(3)
    expect(stdout).toMatch(/0 failure, 3 warning, 0 skipped, \d\d ok\n$/)
    expect(code).toBe(0)
  })

  test('a service that was ended is named, with code 1', async () => {
    await deployment.programs.gateway.stop()
    const { code, stdout } = await runDoctor(deployment.file)
    expect(code).toBe(1)
    expect(stdout).toMatch(
      /^failure {3}gateway: https:\/\/localhost:\d+\/ does not answer: status 50[23]\n {10}→ Start the gateway/m,
    )
    expect(stdout).toMatch(/^failure {3}gateway: its operator's page at 127\.0\.0\.1:\d+ cannot be read: /m)
  })
})
