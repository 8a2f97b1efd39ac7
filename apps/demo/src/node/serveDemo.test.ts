import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { defaultConfig } from '../config/parseConfig.js'
import { type DemoServer, serveDemo } from './serveDemo.js'

let folder: string
let server: DemoServer

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'latchkit-demo-'))
  await mkdir(join(folder, 'dist/assets'), { recursive: true })
  await writeFile(join(folder, 'secret.txt'), 'secret')
  await writeFile(join(folder, 'dist/assets/a.js'), 'export {}')
  await writeFile(
    join(folder, 'dist/index.html'),
    '<script type="application/json" id="demo-config">{}</script>',
  )
  const { chains } = defaultConfig(4000)
  server = await serveDemo({ port: 0, chains, folder: join(folder, 'dist') })
})

afterAll(async () => {
  await server.stop()
  await rm(folder, { recursive: true })
})

const ask = (path: string, init?: RequestInit) => fetch(`http://127.0.0.1:${server.port}${path}`, init)

describe('serveDemo', () => {
  test('serves the page with where its chains are, under the strict policy', async () => {
    const response = await ask('/')
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(response.headers.get('cache-control')).toBe('no-cache')
    expect(response.headers.get('content-security-policy')).toBe(
      "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: http://localhost:4600; connect-src 'self' http://127.0.0.1:12545 http://127.0.0.1:12546 http://127.0.0.1:8899 https://ethereum.reth.rs ws://localhost:4500 http://localhost:4600; form-action 'none'; base-uri 'none'; frame-ancestors 'none'",
    )
    expect(await response.text()).toContain('http://127.0.0.1:12546')
  })

  test('lets assets be kept for ever, because their names change', async () => {
    const response = await ask('/assets/a.js')
    expect(response.headers.get('cache-control')).toContain('immutable')
    expect(response.headers.get('content-type')).toContain('text/javascript')
  })

  test('serves nothing beside the built files, and only to be read', async () => {
    expect((await ask('/%2e%2e/secret.txt')).status).toBe(404)
    expect((await ask('/..%2fsecret.txt')).status).toBe(404)
    expect((await ask('/', { method: 'POST' })).status).toBe(405)
    expect(await (await ask('/', { method: 'HEAD' })).text()).toBe('')
  })

  test('C48: lives on after a path that is no URL', async () => {
    expect((await ask('//')).status).toBe(404)
    expect((await ask('/')).status).toBe(200)
  })

  test('leaves the policy out when configured so', async () => {
    const open = await serveDemo({ port: 0, csp: false, folder: join(folder, 'dist') })
    const response = await fetch(`http://127.0.0.1:${open.port}/`)
    expect(response.headers.has('content-security-policy')).toBe(false)
    await open.stop()
  })

  test('says in one line that a port is taken or nothing is built', async () => {
    await expect(serveDemo({ port: server.port, folder: join(folder, 'dist') })).rejects.toMatchObject({
      code: 'demo/port-in-use',
      message: expect.stringMatching(/^Port \d+, .* is in use: .*LATCHKIT_PORT_OFFSET=1000\.$/),
    })
    await expect(serveDemo({ port: 0, folder })).rejects.toMatchObject({ code: 'demo/not-built' })
  })
})
