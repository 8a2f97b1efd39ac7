import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import type { ProjectOption } from '@latchkit/service-base'
import { expect, test } from 'vitest'
import { runCommand } from '../commands/runCommand.js'
import { addProject } from './addProject.js'
import { readSiteProjects } from './readSiteProjects.js'

test('a project is added, its origins are replaced, and what is no exact origin is refused', async () => {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'latchkit-projects-'))
  const file = path.join(folder, 'projects.json')
  const publicUrl = 'https://wallet.example'
  const add = (id: string, ...origins: string[]) => addProject({ file, id, origins, publicUrl })
  await add('one', 'https://one.example')
  await add('two', 'http://localhost:5173')
  await add('one', 'https://one.example', 'https://new.example')
  const projects = await readSiteProjects(file, { publicUrl })
  expect([...projects].map(([id, { origins }]) => [id, origins])).toEqual([
    ['one', ['https://one.example', 'https://new.example']],
    ['two', ['http://localhost:5173']],
  ])
  const before = await readFile(file, 'utf8')
  await expect(add('three', 'https://*.example')).rejects.toThrow('has a wildcard')
  await expect(add('three', 'http://app.example')).rejects.toThrow('must be https')
  await expect(add('three', publicUrl)).rejects.toThrow('is the secure site itself')
  await expect(add('three', 'https://app.example/')).rejects.toThrow('is written https://app.example')
  await expect(add('a b', 'https://app.example')).rejects.toThrow('the id')
  await expect(add('three', 'app')).rejects.toThrow('is not an origin')
  expect(await readFile(file, 'utf8')).toBe(before)
  await rm(folder, { recursive: true })
})

test('sec 1: every port of localhost can be listed at a site in development only, and for pages of the app only', async () => {
  const origins = ['http://localhost:*']
  const read = (publicUrl: string, options: ProjectOption) =>
    readSiteProjects({ demo: options }, { publicUrl })
  const [local, secure] = ['http://secure.localhost:4700', 'https://wallet.example']
  expect((await read(local, { origins })).get('demo')?.origins).toEqual(origins)
  await expect(read('http://localhost:4700', { origins })).rejects.toThrow('has the secure site itself')
  await expect(read(secure, { origins })).rejects.toThrow('is for development')
  await expect(read(local, { origins, allowedAncestors: origins })).rejects.toThrow('has a wildcard')
  await expect(read(local, { origins, paymasters: origins })).rejects.toThrow('has a wildcard')
  for (const other of ['http://*.localhost:5173', 'https://localhost:*', 'http://127.0.0.1:*', '*'])
    await expect(read(local, { origins: [other] })).rejects.toThrow('PROJECTS_FILE')
  const folder = await mkdtemp(path.join(os.tmpdir(), 'latchkit-projects-'))
  const add = (publicUrl: string) =>
    addProject({ file: path.join(folder, 'projects.json'), id: 'demo', origins, publicUrl })
  await add(local)
  await expect(add(secure)).rejects.toThrow('is for development')
  await rm(folder, { recursive: true })
})

test('a project gets providers and redirect URIs, and the site their clients from variables', async () => {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'latchkit-projects-'))
  const environment = {
    PROJECTS_FILE: path.join(folder, 'projects.json'),
    SOCIAL_PROVIDERS_FILE: path.join(folder, 'providers.json'),
    PUBLIC_URL: 'https://wallet.example',
  }
  const lines: string[] = []
  const add = (options: string, more: { readonly [name: string]: string } = {}) =>
    runCommand(
      ['project', 'add', '--id', 'one', '--origin', 'https://one.example', ...options.split(' ')],
      { ...environment, ...more },
      line => lines.push(line),
    )
  const read = async (file: string): Promise<unknown> => JSON.parse(await readFile(file, 'utf8'))
  const redirect = '--redirect-uri https://one.example/'
  const google = { GOOGLE_CLIENT_ID: 'id', GOOGLE_CLIENT_SECRET: 'secret' }
  await add(`--provider google --provider github --provider farcaster ${redirect}`, google)
  const one = {
    origins: ['https://one.example'],
    providers: ['google', 'github', 'farcaster'],
    redirectUris: ['https://one.example/'],
  }
  expect(await read(environment.PROJECTS_FILE)).toEqual({ one })
  const clients = { google: { clientId: 'id', clientSecret: 'secret' } }
  expect(await read(environment.SOCIAL_PROVIDERS_FILE)).toEqual(clients)
  expect((await stat(environment.SOCIAL_PROVIDERS_FILE)).mode & 0o777).toBe(0o600)
  expect(lines).toContain('github: SOCIAL_PROVIDERS_FILE has no client of it')
  expect(lines.join()).not.toContain('secret')
  await expect(add('--provider myspace')).rejects.toThrow('myspace is not a provider')
  await expect(add('--redirect-uri https://evil.example/')).rejects.toThrow('one of its origins')
  const half = { APPLE_CLIENT_ID: 'id', APPLE_KEY_ID: 'key' }
  await expect(add('--provider apple', half)).rejects.toThrow('teamId, keyId and privateKey')
  expect(await read(environment.PROJECTS_FILE)).toEqual({ one })
  expect(await read(environment.SOCIAL_PROVIDERS_FILE)).toEqual(clients)
  await rm(folder, { recursive: true })
})

test('a policy is added to a project that has its approvals in the frame, and keeps them there', async () => {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'latchkit-projects-'))
  const file = path.join(folder, 'projects.json')
  const origins = ['https://one.example']
  await writeFile(file, JSON.stringify({ one: { origins, approvals: 'frame' } }))
  const passkeyOver = ['eip155:1/slip44:60=1']
  await addProject({ file, id: 'one', origins, publicUrl: 'https://wallet.example', passkeyOver })
  expect(JSON.parse(await readFile(file, 'utf8'))).toEqual({
    one: { origins, approvals: { place: 'frame', passkeyOver: { 'eip155:1/slip44:60': '1' } } },
  })
  await rm(folder, { recursive: true })
})
