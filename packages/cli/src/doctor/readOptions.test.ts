import { expect, test } from 'vitest'
import { callCommand } from '../../test/callCommand.js'
import { createFolder, type Files } from '../../test/createFolder.js'
import { serve } from '../../test/serve.js'
import { openApp } from '../source/app.js'
import { readOptions } from './readOptions.js'
import type { Result } from './types.js'

const createLatchkit = (options: string) =>
  `import { createLatchkit } from '@latchkit/react'\n\nexport const latchkit = createLatchkit({\n  metadata,\n  ${options}\n})\n`
const appOf = (files: Files) => openApp(createFolder({ 'package.json': {}, ...files }))

const written = `walletConnect: { relayUrl: 'wss://relay.app.example', projectId: 'at-relay' },
  gateway: { url: "https://gateway.app.example" },
  secureFrame: { url: 'https://secure.app.example/', projectId: 'shop', smartAccounts: false },`

test('reads the addresses and the project that createLatchkit has', () => {
  const file = 'src/latchkit.ts'
  expect(readOptions(appOf({ [file]: createLatchkit(written) }))).toEqual({
    addresses: {
      'secure site': { url: new URL('https://secure.app.example'), file },
      relay: { url: new URL('wss://relay.app.example'), file },
      gateway: { url: new URL('https://gateway.app.example'), file },
    },
    projectId: 'shop',
  })
})

test.each([
  ['a constant', "const relay = 'wss://a.example'", 'walletConnect: { relayUrl: relay }'],
  ['a constant of the same name', "const relayUrl = 'wss://a.example'", 'walletConnect: { relayUrl }'],
  [
    'a constant that is exported',
    "export const relay = 'wss://a.example' as const",
    'walletConnect: { relayUrl: relay }',
  ],
  ['an object', "const walletConnect = { relayUrl: 'wss://a.example' }", 'walletConnect'],
])('reads %s', (_, before, options) => {
  const { addresses } = readOptions(appOf({ 'main.tsx': `${before}\n${createLatchkit(options)}` }))
  expect(addresses).toEqual({ relay: { url: new URL('wss://a.example'), file: 'main.tsx' } })
})

test.each([
  ['a variable of the environment', 'walletConnect: { relayUrl: import.meta.env.VITE_RELAY }'],
  ['a template', `walletConnect: { relayUrl: \`wss://\${host}\` }`],
  ['a name of another file', 'walletConnect: { relayUrl: relay }'],
  ['a spread', 'walletConnect: { ...relay }'],
  ['an address of another kind', "gateway: { url: 'file:///etc/passwd' }"],
  ['a path', "gateway: { url: '/gateway' }"],
])('leaves out %s', (_, options) => {
  expect(readOptions(appOf({ 'latchkit.ts': createLatchkit(options) }))).toEqual({
    addresses: {},
    projectId: undefined,
  })
})

test('does not read tests', () => {
  const files = { 'test/latchkit.ts': createLatchkit(written), 'a.test.ts': createLatchkit(written) }
  expect(readOptions(appOf(files)).addresses).toEqual({})
})

test('takes the project of the gateway, then that of the relay, as the kit does', () => {
  const relay = "walletConnect: { projectId: 'at-relay' }"
  const both = `${relay}, gateway: { url: 'https://a.example', projectId: 'at-gateway' }`
  expect(readOptions(appOf({ 'a.ts': createLatchkit(relay) })).projectId).toBe('at-relay')
  expect(readOptions(appOf({ 'a.ts': createLatchkit(both) })).projectId).toBe('at-gateway')
})

/** The lines of the report that name a service. */
async function report(files: Files, ...args: string[]) {
  const { output, errors } = await callCommand(['doctor', '--json', ...args], { cwd: createFolder(files) })
  expect(errors).toBe('')
  const { results } = JSON.parse(output)
  return results
    .map(({ status, what }: Result) => `${status}: ${what}`)
    .filter((line: string) => /relay|gateway|secure site|project/.test(line))
}

test('doctor contacts the services of the source, and a flag goes before them', async () => {
  const asked: string[] = []
  const start = (name: string) =>
    serve((request, response) => {
      asked.push(`${name} ${request.url}`)
      response.end(JSON.stringify({ status: 'ok', version: '1.0.0', isListed: true }))
    })
  const [gateway, other, site] = [await start('gateway'), await start('other'), await start('site')]
  const files = {
    'package.json': {},
    'src/latchkit.ts': createLatchkit(
      `gateway: { url: '${gateway}' }, secureFrame: { url: '${site}', projectId: 'shop' }`,
    ),
  }
  const host = (url: string) => new URL(url).host
  expect(await report(files, '--origin', 'https://app.example')).toEqual([
    `ok: The secure site at ${host(site)}, which src/latchkit.ts names, answers, version 1.0.0.`,
    `ok: The gateway at ${host(gateway)}, which src/latchkit.ts names, answers, version 1.0.0.`,
    `ok: ${site} lists https://app.example for the project "shop".`,
  ])
  expect(asked.splice(0).toSorted()).toEqual([
    'gateway /healthz',
    'site /healthz',
    'site /listed?projectId=shop',
  ])
  expect(await report(files, '--gateway', other, '--site', other, '--url', other)).toContain(
    `ok: The gateway at ${host(other)} answers, version 1.0.0.`,
  )
  expect(asked).toContain('other /listed?projectId=shop')
  expect(asked.filter(line => !line.startsWith('other'))).toEqual([])
})

test('doctor warns where a service of the source on this machine does not run; of a flag it is a failure', async () => {
  const url = 'http://localhost:1'
  const files = { 'package.json': {}, 'latchkit.ts': createLatchkit(`gateway: { url: '${url}' }`) }
  expect(await report(files)).toEqual([
    expect.stringMatching(
      /^warning: The gateway at localhost:1, which latchkit\.ts names, does not answer: .*ECONNREFUSED/,
    ),
  ])
  expect(await report(files, '--gateway', url)).toEqual([
    expect.stringMatching(/^failure: The gateway at localhost:1 does not answer: /),
  ])
})
