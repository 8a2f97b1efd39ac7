import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
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

/** Runs a line of a runbook in the clone, with the ports and the stores of a deployment. */
async function runLine(line: string, { environments, file, authority }: LocalDeployment) {
  const { relay, gateway, 'secure-site': site } = environments
  const isOfSite = line.startsWith('pnpm --filter @latchkit/secure-site ')
  const placed = [
    ['deploy/deployment.json', file],
    ['pnpm --filter @latchkit/secure-site start', `cd services/secure-site && node --import tsx src/bin.ts`],
    ...[relay, gateway, site].flatMap((one, index) => [
      [`:4${index + 5}00/`, `:${one.PORT}/`],
      [`:4${index + 5}90/`, `:${one.ADMIN_PORT}/`],
    ]),
  ].reduce((text, [from = '', to = '']) => text.replace(from, to), line)
  const env = {
    PATH: process.env.PATH,
    HOME: process.env.HOME,
    // The doctor of the site calls it by its URL; its certificate is of Caddy's own authority.
    NODE_EXTRA_CA_CERTS: authority,
    ADMIN_TOKEN: relay.ADMIN_TOKEN,
    REDIS_URL: relay.REDIS_URL,
    DATABASE_URL: site.DATABASE_URL,
    RECOVERY_DATABASE_URL: site.RECOVERY_DATABASE_URL,
    ...(isOfSite && site),
  }
  const options = { cwd: fileURLToPath(new URL('../../..', import.meta.url)), env }
  return promisify(execFile)('sh', ['-c', placed], options).then(
    done => ({ ...done, code: 0 }),
    (error: { stdout: string; stderr: string; code: number }) => error,
  )
}

describe.skipIf(!canDeploy())('the files of deploy, on this machine with TLS', () => {
  let deployment: LocalDeployment
  let inbox: Awaited<ReturnType<typeof startInbox>>
  beforeAll(async () => {
    inbox = await startInbox({ http: 0, smtp: 0 })
    deployment = await startDeployment({
      projects: { 'my-app': ['https://app.example'] },
      smtpUrl: inbox.smtpUrl,
      rpcUrls: {},
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

  test('the commands of the runbooks do what they say', async () => {
    const page = await readFile(new URL('../../../docs/self-hosting/runbooks.md', import.meta.url), 'utf8')
    const lines = [...page.matchAll(/^```sh\n([\s\S]*?)^```/gm)].flatMap(([, block = '']) =>
      block.split('\n').filter(Boolean),
    )
    expect(lines.length).toBeGreaterThanOrEqual(14)
    for (const line of lines) {
      const { code, stdout, stderr } = await runLine(line, deployment)
      expect([line, code, code === 0 ? '' : stdout + stderr]).toEqual([line, 0, ''])
      expect([line, stdout.trim()]).toEqual([line, expect.stringMatching(/./)])
      expect([line, stdout]).toEqual([line, expect.not.stringMatching(/NOAUTH|AUTH failed|^fail /m)])
    }
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
