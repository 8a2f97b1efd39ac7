import { mainnet } from 'viem/chains'
import { describe, expect, it, vi } from 'vitest'
import type { ClientConfig } from './config.js'
import { ConfigInvalidError } from './errors.js'
import { features } from './features.js'
import { validateConfig } from './validateConfig.js'

const valid: ClientConfig = { metadata: { name: 'App' }, networks: [mainnet] }

function problemsOf(config: unknown): readonly string[] {
  try {
    validateConfig(config as ClientConfig, features)
  } catch (error) {
    if (error instanceof ConfigInvalidError) return error.metaMessages
    throw error
  }
  return []
}

describe('validateConfig', () => {
  it('accepts a minimal config', () => {
    expect(problemsOf(valid)).toEqual([])
  })

  it('names every mistake at once, each with its path', () => {
    expect(
      problemsOf({
        metadata: {},
        networks: [
          { ...mainnet, id: -1 },
          { ...mainnet, rpcUrls: { default: { http: ['not a url'] } } },
        ],
        adapters: [{ namespace: 'eip155' }],
        defaultNetwork: 'eip155:5',
        customRpcUrls: { 'eip155:9': [] },
        customWallets: [{ name: 'Mine' }],
        termsConditionsUrl: 'example.com/terms',
        featuers: {},
        features: { swap: false },
      }),
    ).toMatchInlineSnapshot(`
      [
        "- featuers: is not an option; remove it or check its spelling",
        "- features.swap: is not a feature; remove it or check its spelling",
        "- metadata.name: pass the app's name, wallets show it",
        "- networks[0].id must be a whole number, or the id of the chain",
        "- networks[1].rpcUrls.default.http[0] must be a URL",
        "- adapters[0]: pass an adapter, such as \`wagmiAdapter()\`",
        "- defaultNetwork: eip155:5 is not one of \`networks\`",
        "- customRpcUrls["eip155:9"]: is not one of \`networks\`",
        "- customRpcUrls["eip155:9"]: pass a list of full URLs",
        "- customWallets[0].id: pass an id of your own",
        "- termsConditionsUrl: pass a full URL that starts with http",
      ]
    `)
  })

  it('refuses lists that are none, and a custom wallet id that is used twice', () => {
    const wallet = { id: 'mine', name: 'Mine' }
    expect(
      problemsOf({ ...valid, adapters: {}, featuredWalletIds: 'x', customWallets: [wallet, wallet] }),
    ).toMatchInlineSnapshot(`
      [
        "- featuredWalletIds: pass a list",
        "- adapters: pass a list",
        "- customWallets[1].id: "mine" is used twice; keep one",
      ]
    `)
  })

  it('refuses values of options that only change what is shown', () => {
    const flags = {
      injected: false,
      eip6963: false,
      networkSwitch: false,
      allowUnsupportedNetwork: true,
      preferUniversalLinks: true,
    }
    const connectorImages = { a: 'https://app.example/a.png', b: '/b.png', c: 'data:image/png;base64,AA' }
    expect(problemsOf({ ...valid, ...flags, allWallets: 'only-mobile', connectorImages })).toEqual([])
    expect(
      problemsOf({
        ...valid,
        ...Object.fromEntries(Object.keys(flags).map(name => [name, 'false'])),
        allWallets: 'SHOW',
        connectorImages: { a: 'javascript:alert(1)', b: 1 },
      }),
    ).toMatchInlineSnapshot(`
      [
        "- injected: pass true or false",
        "- eip6963: pass true or false",
        "- networkSwitch: pass true or false",
        "- allowUnsupportedNetwork: pass true or false",
        "- preferUniversalLinks: pass true or false",
        "- allWallets: pass show, hide or only-mobile",
        "- connectorImages["a"]: pass the URL of an image",
        "- connectorImages["b"]: pass the URL of an image",
      ]
    `)
  })

  it('refuses settings of an endpoint that are none, and an endpoint without a URL', () => {
    const endpoint = {
      url: 'https://rpc.app.example',
      headers: { authorization: 'x' },
      batch: 5,
      timeout: 1000,
    }
    expect(problemsOf({ ...valid, customRpcUrls: { 1: [endpoint, endpoint.url] } })).toEqual([])
    expect(problemsOf({ ...valid, customRpcUrls: new Map([[mainnet, [endpoint]]]) })).toEqual([])
    const wrong = { ...endpoint, headers: { authorization: 1 }, batch: 0, timeout: -1 }
    expect(problemsOf({ ...valid, customRpcUrls: { 1: [endpoint.url, wrong] } })).toEqual([
      '- customRpcUrls["1"][1].headers: pass texts by name',
      '- customRpcUrls["1"][1].batch: pass a number, or false',
      '- customRpcUrls["1"][1].timeout: pass milliseconds',
    ])
    for (const none of [{}, '/api/rpc'])
      expect(problemsOf({ ...valid, customRpcUrls: { 1: [none] } })).toEqual([
        '- customRpcUrls["eip155:1"]: pass a list of full URLs',
      ])
  })

  it('checks neither names nor such values in production, where the error is not read', () => {
    vi.stubEnv('NODE_ENV', 'production')
    expect(problemsOf({ ...valid, unknown: 1, allWallets: 'SHOW', features: { swap: true } })).toEqual([])
    expect(problemsOf({ ...valid, metadata: {} })).toHaveLength(1)
    vi.unstubAllEnvs()
  })

  it('says what to do about an empty config', () => {
    expect(problemsOf({})).toMatchInlineSnapshot(`
      [
        "- metadata.name: pass the app's name, wallets show it",
        "- networks: pass at least one network, such as \`mainnet\` from @latchkit/core/networks",
      ]
    `)
    expect(problemsOf(null)).toMatchInlineSnapshot(`
      [
        "- config: pass an object with \`metadata\` and \`networks\`",
      ]
    `)
  })

  it('refuses a network that is listed twice and a second adapter of a namespace', () => {
    const adapter = {
      namespace: 'eip155',
      start: () => () => {},
      connect: async () => {},
      disconnect: async () => {},
    }
    expect(
      problemsOf({ ...valid, networks: [mainnet, mainnet], adapters: [adapter, adapter] }),
    ).toMatchInlineSnapshot(`
      [
        "- networks[1]: eip155:1 is listed twice; keep one",
        "- adapters[1]: a second adapter for eip155; keep one per namespace",
      ]
    `)
  })

  it('looks at what signs people in', () => {
    const siwx = {
      domain: 'https://app.example',
      uri: '/login',
      statement: 'Voilà "100 %"',
      notBefore: 'tomorrow',
      expiresIn: 0,
      adapter: {},
    }
    expect(problemsOf({ ...valid, siwx })).toMatchInlineSnapshot(`
      [
        "- siwx.uri: pass a full URL",
        "- siwx.domain: pass a host",
        "- siwx.statement: remove "à"",
        "- siwx.notBefore: pass a time",
        "- siwx.expiresIn: pass milliseconds",
        "- siwx.adapter: pass an adapter",
      ]
    `)
    expect(problemsOf({ ...valid, siwx: {} })).toEqual([])
  })

  it('C28: refuses a secure frame of the page itself, or of a site that others can change on the way', () => {
    vi.stubGlobal('location', { origin: 'https://app.example' })
    const check = (url: unknown) => problemsOf({ ...valid, secureFrame: { url } })
    for (const url of ['https://secure.example', 'https://app.example.org', 'http://secure.localhost:4700'])
      expect(check(url)).toEqual([])
    for (const url of [
      undefined,
      '',
      'secure.example',
      'http://secure.example',
      'http://localhost.evil.example',
      'ftp://localhost',
      'https://app.example',
      'https://app.example/frame',
      'http://evil.example/.localhost',
    ])
      expect(check(url), String(url)).toEqual(['- secureFrame.url: pass an https URL of another origin'])
    vi.unstubAllGlobals()
  })

  it('asks for a link when the legal checkbox is on', () => {
    expect(problemsOf({ ...valid, features: { legalCheckbox: true } })).toMatchInlineSnapshot(`
      [
        "- features.legalCheckbox: pass \`termsConditionsUrl\` or \`privacyPolicyUrl\`",
      ]
    `)
    expect(
      problemsOf({
        ...valid,
        features: { legalCheckbox: true },
        termsConditionsUrl: 'https://example.com/terms',
      }),
    ).toEqual([])
  })
})
