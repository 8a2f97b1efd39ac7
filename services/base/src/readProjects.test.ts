import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { readProjects, refuseCaller } from './readProjects.js'

const folder = mkdtempSync(path.join(tmpdir(), 'base-'))
afterAll(() => rmSync(folder, { recursive: true }))
const write = (content: string) => {
  const file = path.join(folder, `${content.length}.json`)
  writeFileSync(file, content)
  return file
}

describe('readProjects', () => {
  it('reads both forms of a project', async () => {
    const file = write(
      '{"short":["https://app.example"],"long":{"origins":["*"],"analytics":true,"name":"Long"}}',
    )
    const projects = await readProjects(file)
    expect(projects?.get('short')).toMatchObject({ id: 'short', analytics: false })
    expect(projects?.get('long')).toMatchObject({ id: 'long', analytics: true, name: 'Long' })
    expect(projects?.size).toBe(2)
    expect(await readProjects(undefined)).toBeUndefined()
  })

  it.each([
    ['[]', /^PROJECTS_FILE: Invalid input/],
    ['{"a":["app.example"]}', /^PROJECTS_FILE: a\.0 must be an origin such as/],
    ['{"a":{"origins":["app.example"]}}', /^PROJECTS_FILE: a\.origins\.0 must be an origin such as/],
    ['{"a":{"origins":"*"}}', /^PROJECTS_FILE: a\.origins must be a list of origins$/],
    ['{"a":{"origins":[],"analytics":1}}', /^PROJECTS_FILE: a\.analytics must be true or false$/],
    ['{"a":{"origins":[],"smartAccounts":"no"}}', /^PROJECTS_FILE: a\.smartAccounts must be true or false$/],
    [
      '{"a":{"origins":[],"paymasters":["pay.example"]}}',
      /^PROJECTS_FILE: a\.paymasters\.0 must be an origin/,
    ],
    ['{"a":{"origins":[],"name":"Pay\\u202e"}}', /^PROJECTS_FILE: a\.name must be 1 to 40 visible letters$/],
    ['{"a":{"origins":[],"analytic":true}}', /^PROJECTS_FILE: a Unrecognized key: "analytic"$/],
    ['{\n\n', /^PROJECTS_FILE: \S+ is not JSON: [^\n]+$/],
  ])('refuses %j with one line', async (content, line) => {
    const reading = readProjects(write(content))
    await expect(reading).rejects.toMatchObject({
      reason: 'bad-file',
      message: expect.stringMatching(line),
    })
  })

  it.each([
    [undefined, 'window', undefined],
    ['frame', 'frame', undefined],
    [{ place: 'frame' }, 'frame', undefined],
    [
      { passkeyOver: { 'eip155:1/slip44:60': '1' } },
      'window',
      { passkeyOver: { 'eip155:1/slip44:60': '1' } },
    ],
  ] as const)('reads where approvals of a project are answered: %j', async (approvals, place, limits) => {
    const projects = await readProjects({ app: { origins: ['https://app.example'], approvals } })
    expect(projects?.get('app')?.wallet.approvalPlace).toBe(place)
    expect(projects?.get('app')?.wallet.approvals).toEqual(limits)
  })

  it.each(['page', { place: 'page' }, 1])('refuses %j as the place of approvals', async approvals => {
    const content = { app: { origins: [], approvals } } as never
    await expect(readProjects(content)).rejects.toThrow(/^PROJECTS_FILE: app\.approvals/)
  })

  it('refuses a file that is not there', async () => {
    await expect(readProjects('/none.json')).rejects.toThrow('PROJECTS_FILE: /none.json cannot be read')
  })
})

describe('refuseCaller', () => {
  const projects = readProjects({
    app: ['https://app.example', 'https://*.app.example', 'http://localhost:5173'],
    open: ['*'],
    local: ['http://localhost:*'],
  })

  it.each([
    ['app', 'https://app.example', undefined],
    ['app', 'https://a.b.app.example', undefined],
    ['app', 'http://localhost:5173', undefined],
    ['app', undefined, undefined],
    ['open', 'null', undefined],
    ['local', 'http://localhost', undefined],
    ['local', 'http://localhost:5174', undefined],
    ['local', 'https://localhost:5174', 'Unauthorized: origin not allowed'],
    ['local', 'http://localhost:*', 'Unauthorized: origin not allowed'],
    ['local', 'http://localhost:5174.evil.example', 'Unauthorized: origin not allowed'],
    ['local', 'http://localhost.evil.example', 'Unauthorized: origin not allowed'],
    ['local', 'http://app.localhost:5174', 'Unauthorized: origin not allowed'],
    ['local', 'http://127.0.0.1:5174', 'Unauthorized: origin not allowed'],
    ['app', 'http://localhost:5174', 'Unauthorized: origin not allowed'],
    ['app', 'https://evilapp.example', 'Unauthorized: origin not allowed'],
    ['app', 'https://evil.example/.app.example', 'Unauthorized: origin not allowed'],
    ['app', 'https://app.example:8443', 'Unauthorized: origin not allowed'],
    ['other', 'https://app.example', 'Unauthorized: invalid key'],
    ['toString', 'https://app.example', 'Unauthorized: invalid key'],
    [null, undefined, 'Unauthorized: invalid key'],
  ])('project %s from %s: %s', async (projectId, origin, reason) => {
    expect(refuseCaller(await projects, projectId, origin)).toBe(reason)
    expect(refuseCaller(undefined, projectId, origin)).toBeUndefined()
  })
})
