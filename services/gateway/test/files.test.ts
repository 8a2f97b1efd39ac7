import { mkdir, symlink, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { startGateway } from '../src/exports/index.js'
import { getPage } from './getPage.js'
import { openGateway } from './openGateway.js'
import { writeFiles } from './writeFiles.js'

const start = (options: object) => startGateway({ port: 0, logLevel: 'silent', ...options })
const good = { id: 'good', name: 'Good' }

describe('files of the deployer', () => {
  it('replace the data, with links brought into their normal form', async () => {
    const files = await writeFiles({
      'wallets.json': [
        {
          ...good,
          mobileLink: 'good://wc?uri=',
          universalLink: 'https://good.example/wc',
          namespaces: ['eip155'],
        },
      ],
      'chains.json': [{ id: 'eip155:7', name: 'Seven', rpcUrls: ['http://127.0.0.1:1'] }],
    })
    const { url } = await openGateway({
      walletsFile: files('wallets.json'),
      chainsFile: files('chains.json'),
    })
    expect(await getPage(url)).toMatchObject({
      count: 1,
      data: [
        {
          id: 'good',
          order: 1,
          chains: ['eip155:7'],
          mobile_link: 'good://',
          link_mode: 'https://good.example',
        },
      ],
    })
    expect(await (await fetch(`${url}/v1/supported-chains`)).json()).toEqual({
      http: ['eip155:7'],
      ws: [],
      capabilities: { balances: ['eip155:7'], history: [], nfts: [], onramp: [], sessions: [], swaps: [] },
    })
  })

  it.each([
    ['no array', {}, 'must be a JSON array'],
    ['no JSON', '[', 'is not JSON'],
    [
      'an unknown key',
      [good, { id: 'b', name: 'B', mobilelink: 'b://' }],
      'entry 2 ("B"): Unrecognized key: "mobilelink"',
    ],
    ['no name', [{ id: 'b' }], 'entry 1 ("b"): name: '],
    [
      'a script as link',
      [{ ...good, mobileLink: 'javascript:alert(1)' }],
      'entry 1 ("Good"): mobileLink: must be a link',
    ],
    ['an id twice', [good, good], 'entry 2 ("Good"): id: is that of entry 1 already'],
    ['a bad chain', [{ ...good, chains: ['1'] }], 'entry 1 ("Good"): chains.0: must be a CAIP-2 id'],
    ['an icon elsewhere', [{ ...good, icon: '../x.svg' }], 'entry 1 ("Good"): icon: must be'],
    [
      'an icon that is not there',
      [{ ...good, icon: './x.svg' }],
      '("Good"): icon: ./x.svg: the file does not exist',
    ],
    ['text instead of an entry', ['x'], 'entry 1: Invalid input'],
  ])('%s stops the service with one line', async (_, content, line) => {
    const files = await writeFiles({ 'wallets.json': content })
    const error: unknown = await start({ walletsFile: files('wallets.json') }).catch(
      (cause: unknown) => cause,
    )
    expect(error).toMatchObject({ name: 'GatewayError', code: 'gateway/bad-file' })
    const { message } = error as { message: string }
    expect(message).toContain(line)
    expect(message).toMatch(/^WALLETS_FILE: [^\n]+$/)
  })

  it('refuses an icon that a link leads out of the folder', async () => {
    const files = await writeFiles({ 'secret.svg': 'secret' })
    const folder = path.join(path.dirname(files('secret.svg')), 'inner')
    await mkdir(folder)
    await symlink(files('secret.svg'), path.join(folder, 'own.svg'))
    const walletsFile = path.join(folder, 'wallets.json')
    for (const icon of ['./own.svg', './a/../../secret.svg']) {
      await mkdir(path.join(folder, 'a'), { recursive: true })
      await writeFile(walletsFile, JSON.stringify([{ ...good, icon }]))
      await expect(start({ walletsFile })).rejects.toThrow('must be in the folder of the file')
    }
  })

  it.each([
    [{ chainsFile: 'absent.json' }, 'CHAINS_FILE: absent.json cannot be read'],
    [{ projects: 'absent.json' }, 'PROJECTS_FILE: absent.json cannot be read'],
    [
      { projects: { a: ['app.example'] } },
      'PROJECTS_FILE: a.0 must be an origin such as https://app.example',
    ],
    [{ port: 70_000 }, 'port: must be at most 65535'],
    [{ limits: { rpcTimeout: 0 } }, 'limits.rpcTimeout: must be at least 1'],
    [{ rpcUrls: { 'eip155:1': ['ftp://x'] } }, 'rpcUrls: eip155:1.0: must be an http: or https: URL'],
    [{ rpcUrls: { ethereum: ['http://x'] } }, 'rpcUrls: ethereum: '],
    [{ redisUrl: 'http://x' }, 'redisUrl: must be a redis: or rediss: URL'],
    [{ redisUrl: 'redis://user:secret@127.0.0.1:1' }, 'REDIS_URL: 127.0.0.1:1: connect ECONNREFUSED'],
    [{ unknown: 1 }, 'Unrecognized key: "unknown"'],
  ])('%j stops the service', async (options, line) => {
    await expect(start(options)).rejects.toMatchObject({
      name: 'GatewayError',
      message: expect.stringContaining(line),
    })
  })
})
