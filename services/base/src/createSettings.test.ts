import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { createSettings } from './createSettings.js'

const settings = createSettings({
  title: 'A service.',
  closing: 'Ends on SIGTERM.',
  names: { projects: 'PROJECTS_FILE', limits: 'LIMIT_' },
  shown: ['PUBLIC_URLS'],
  schema: z.strictObject({
    port: z.number().max(65_535, 'must be at most 65535').default(4_500).describe('port'),
    publicUrls: z
      .array(z.string().startsWith('ws', 'must be a URL'))
      .optional()
      .describe('[URLs](#urls), by `comma`'),
    projects: z.string().optional().describe('file'),
    rpcUrls: z.record(z.string(), z.array(z.string())).optional().describe('JSON'),
    trustProxy: z.boolean().default(false).describe('whether'),
    secret: z.string('must be given').describe('no default'),
    sink: z.custom<object>().optional(),
    limits: z.object({ messageBytes: z.number().default(64).describe('bytes') }).prefault({}),
  }),
})

describe('createSettings', () => {
  it('derives a variable from each described field', () => {
    expect(settings.variables.map(({ name, kind }) => [name, kind])).toEqual([
      ['PORT', 'number'],
      ['PUBLIC_URLS', 'list'],
      ['PROJECTS_FILE', 'text'],
      ['RPC_URLS', 'json'],
      ['TRUST_PROXY', 'boolean'],
      ['SECRET', 'text'],
      ['LIMIT_MESSAGE_BYTES', 'number'],
    ])
  })

  it('lists what a service runs with, without texts that may be secret', () => {
    const rpcUrls = { 'eip155:1': ['https://rpc.example/key'] }
    const given = settings.parse({ secret: 's3cret', publicUrls: ['ws://a', 'ws://b'], rpcUrls })
    expect(settings.list(given)).toEqual([
      { name: 'PORT', value: '4500', isDefault: true },
      { name: 'PUBLIC_URLS', value: 'ws://a,ws://b', isDefault: false },
      { name: 'RPC_URLS', value: 'set', isDefault: false },
      { name: 'TRUST_PROXY', value: 'false', isDefault: true },
      { name: 'SECRET', value: 'set', isDefault: false },
      { name: 'LIMIT_MESSAGE_BYTES', value: '64', isDefault: true },
    ])
  })

  it('keeps the Markdown of a description, and its default, for the docs', () => {
    const [port, urls] = settings.variables
    expect(port).toMatchObject({ markdown: 'port', default: '4500' })
    expect(urls?.markdown).toBe('[URLs](#urls), by `comma`')
    expect(urls?.default).toBeUndefined()
  })

  it('lists the variables with their defaults', () => {
    expect(settings.help().split('\n')).toEqual([
      'A service.',
      '',
      'Set by variables of the environment (and what they are without):',
      '  PORT                 port (4500)',
      '  PUBLIC_URLS          URLs, by comma',
      '  PROJECTS_FILE        file',
      '  RPC_URLS             JSON',
      '  TRUST_PROXY          whether (false)',
      '  SECRET               no default',
      '  LIMIT_MESSAGE_BYTES  bytes (64)',
      '',
      'Ends on SIGTERM.',
    ])
  })

  it('reads each kind, and treats an empty variable as absent', () => {
    expect(
      settings.readEnvironment({
        PORT: ' 1 ',
        PUBLIC_URLS: 'ws://a, ws://b',
        RPC_URLS: '{"a":["b"]}',
        TRUST_PROXY: '1',
        PROJECTS_FILE: ' ',
        SECRET: 's',
        LIMIT_MESSAGE_BYTES: '2',
        OTHER: 'x',
      }),
    ).toEqual({
      port: 1,
      publicUrls: ['ws://a', 'ws://b'],
      rpcUrls: { a: ['b'] },
      trustProxy: true,
      secret: 's',
      limits: { messageBytes: 2 },
    })
  })

  it.each([
    [{ PORT: '4500x' }, 'PORT: must be a whole number'],
    [{ PORT: '70000' }, 'PORT: must be at most 65535'],
    [{ PUBLIC_URLS: 'ws://a,b' }, 'PUBLIC_URLS: must be a URL'],
    [{ TRUST_PROXY: 'yes' }, 'TRUST_PROXY: must be true or false'],
    [{ RPC_URLS: '{' }, 'RPC_URLS: must be JSON'],
    [{ RPC_URLS: '{"a":1}' }, 'RPC_URLS: a: Invalid input: expected array, received number'],
    [{ SECRET: '' }, 'SECRET: must be given'],
  ])('refuses %j with one line that names the variable', (environment, line) => {
    const read = () => settings.readEnvironment({ SECRET: 's', ...environment })
    expect(read).toThrow(expect.objectContaining({ reason: 'bad-config', message: line }))
  })

  it.each([
    [{ port: 70_000 }, 'port: must be at most 65535'],
    [
      { limits: { messageBytes: 'x' } },
      'limits.messageBytes: Invalid input: expected number, received string',
    ],
    [{ unknown: 1 }, 'Unrecognized key: "unknown"'],
  ])('refuses %j with one line that names the field', (value, line) => {
    expect(() => settings.parse({ secret: 's', ...value })).toThrow(
      expect.objectContaining({ reason: 'bad-config', message: line }),
    )
  })
})
