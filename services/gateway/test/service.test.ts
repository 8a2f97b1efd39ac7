import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { request } from 'node:http'
import { fileURLToPath } from 'node:url'
import { ConfigError } from '@latchkit/service-base'
import { bundleProgram } from '@latchkit/service-base/testing'
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { startGateway } from '../src/exports/index.js'
import { settings } from '../src/settings.js'
import { getPage } from './getPage.js'
import { openGateway } from './openGateway.js'
import { openUpstream } from './openUpstream.js'
import { postRpc } from './postRpc.js'

const folder = fileURLToPath(new URL('..', import.meta.url))

let program: string
beforeAll(async () => {
  program = await bundleProgram(`${folder}src/bin.ts`)
})

function run(environment: { [name: string]: string }, parameters: string[] = []): ChildProcess {
  const child = spawn(process.execPath, [program, ...parameters], {
    cwd: folder,
    env: { PATH: process.env.PATH ?? '', ...environment },
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  return child
}

async function outcome(child: ChildProcess) {
  const out: string[] = []
  const err: string[] = []
  child.stdout?.on('data', chunk => out.push(String(chunk)))
  child.stderr?.on('data', chunk => err.push(String(chunk)))
  const [code]: unknown[] = await once(child, 'close')
  return { code, out: out.join(''), err: err.join('') }
}

describe('the service', () => {
  if (process.env.LATCHKIT_FULL)
    it('prints its URL, answers, and ends on SIGTERM', async () => {
      const child = run({ PORT: '0', LOG_LEVEL: 'warn', RPC_URLS: '{"eip155:31337":["http://127.0.0.1:1"]}' })
      const [first]: unknown[] = child.stdout ? await once(child.stdout, 'data') : []
      const url = /^gateway {2}(http:\/\/localhost:\d+)\n$/.exec(String(first))?.[1] ?? ''
      expect((await getPage(url, { chains: 'eip155:31337' })).count).toBeGreaterThan(100)
      const ended = outcome(child)
      child.kill('SIGTERM')
      expect(await ended).toMatchObject({ code: 0, err: '' })
    })

  it('C48 does not count an aborted upload as its own error', async () => {
    const rpcUrls = '{"eip155:31337":["http://127.0.0.1:1"]}'
    const child = run({ PORT: '0', LOG_LEVEL: 'warn', RPC_URLS: rpcUrls, ANALYTICS: 'true' })
    const [first]: unknown[] = child.stdout ? await once(child.stdout, 'data') : []
    const url = /(http:\/\/localhost:\d+)\n$/.exec(String(first))?.[1] ?? ''
    const ended = outcome(child)
    const paths = ['/v1/?chainId=eip155:31337', '/e', '/v1/fungible/price', '/v1/onramp/quote?timeZone=UTC']
    for (const path of paths) {
      for (const length of [{ 'content-length': 1000 }, { 'transfer-encoding': 'chunked' }]) {
        const headers = { 'content-type': 'application/json', ...length }
        const upload = request(url + path, { method: 'POST', headers }).on('error', () => {})
        const closed = new Promise(resolve => upload.once('close', resolve))
        await new Promise(resolve => upload.write('{', resolve))
        upload.destroy()
        await closed
      }
    }
    // Each is over once its status is counted.
    const countRequests = async () => {
      const metrics = await (await fetch(`${url}/metrics`)).text()
      const counts = metrics.matchAll(
        /^gateway_http_request_seconds_count\{route="(?!\/metrics).*\} (\d+)$/gm,
      )
      return [...counts].reduce((sum, [, count]) => sum + Number(count), 0)
    }
    await expect.poll(countRequests).toBe(8)
    child.kill('SIGTERM')
    expect(await ended).toMatchObject({ code: 0, err: '' })
  })

  it('lists its variables', () => {
    const names =
      'HOST PORT LOG_LEVEL REDIS_URL PROJECTS_FILE WALLETS_FILE CHAINS_FILE RPC_URLS RPC_PER_MINUTE'
    for (const name of names.split(' ')) expect(settings.help()).toContain(`  ${name} `)
  })

  if (process.env.LATCHKIT_FULL)
    it('ends with one clear line when an argument is wrong', async () => {
      const { code, out, err } = await outcome(run({ PORT: '0' }, ['--port=1']))
      expect([code, out]).toEqual([1, ''])
      expect(err).toMatch(/^gateway: unknown argument --port=1[^\n]*\n$/)
    })

  it('says so when a file cannot be read', async () => {
    const environment = { PORT: '0', LOG_LEVEL: 'silent', WALLETS_FILE: 'none.json' }
    const starting = startGateway(settings.readEnvironment(environment))
    await expect(starting).rejects.toThrow(ConfigError)
    await expect(starting).rejects.toThrow(/^WALLETS_FILE: none.json cannot be read[^\n]*$/)
  })

  it('says so when there is no Redis', async () => {
    const environment = { PORT: '0', LOG_LEVEL: 'silent', REDIS_URL: 'redis://127.0.0.1:1' }
    const starting = startGateway(settings.readEnvironment(environment))
    await expect(starting).rejects.toThrow(ConfigError)
    await expect(starting).rejects.toThrow(/^REDIS_URL: 127.0.0.1:1: connect ECONNREFUSED [^\n]*$/)
  })

  it('says so when the port is in use', async () => {
    const { port } = await openGateway()
    await expect(startGateway({ port, logLevel: 'silent' })).rejects.toMatchObject({
      code: 'gateway/port-in-use',
    })
  })

  it('lets open requests end when it is closed, and takes no new one', async () => {
    let answer = () => {}
    const asked = new Promise<void>(resolve => {
      answer = resolve
    })
    let finish = () => {}
    const node = await openUpstream((_, response) => {
      finish = () => response.end('{"jsonrpc":"2.0","id":1,"result":"0x1"}')
      answer()
    })
    const gateway = await openGateway({ rpcUrls: { 'eip155:31337': [node.url] } })
    const open = postRpc(gateway.url, 'eip155:31337', { jsonrpc: '2.0', id: 1, method: 'eth_chainId' })
    await asked
    const closed = gateway.close()
    expect(gateway.close()).toBe(closed)
    await expect(fetch(`${gateway.url}/healthz`)).rejects.toThrow()
    finish()
    expect(await open).toMatchObject({ status: 200, json: { result: '0x1' } })
    await closed
  })

  it('ends requests that do not end by themselves', async () => {
    let answer = () => {}
    const asked = new Promise<void>(resolve => {
      answer = resolve
    })
    const node = await openUpstream(() => answer())
    const gateway = await openGateway({
      rpcUrls: { 'eip155:31337': [node.url] },
      limits: { drainTimeout: 50 },
    })
    const open = postRpc(gateway.url, 'eip155:31337', { jsonrpc: '2.0', id: 1, method: 'x' })
    const failed = expect(open).rejects.toThrow()
    await asked
    await gateway.close()
    await failed
  })

  it('reports its health and counts what it does', async () => {
    const { url } = await openGateway({ rpcUrls: { 'eip155:31337': ['http://127.0.0.1:1'] } })
    expect(await (await fetch(`${url}/healthz`)).json()).toEqual({
      status: 'ok',
      version: expect.stringMatching(/^\d+\.\d+\.\d+/),
    })
    await getPage(url)
    await fetch(`${url}/no/such/thing`)
    await postRpc(url, 'eip155:31337', { jsonrpc: '2.0', id: 1, method: 'x' })
    const metrics = await (await fetch(`${url}/metrics`)).text()
    expect(metrics).toContain('gateway_http_request_seconds_count{route="/getWallets",status="200"} 1')
    expect(metrics).toContain('gateway_http_request_seconds_count{route="none",status="404"} 1')
    expect(metrics).toContain(
      'gateway_rpc_upstream_total{chain="eip155:31337",host="127.0.0.1:1",outcome="network"} 1',
    )
    expect(metrics).toContain('process_resident_memory_bytes')
  })
})
