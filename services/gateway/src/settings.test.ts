import { describe, expect, it } from 'vitest'
import { settings } from './settings.js'

const { variables, readEnvironment, help, parse } = settings

describe('readEnvironment', () => {
  it.each([
    [{ PORT: 'http' }, 'PORT: must be a whole number'],
    [{ PORT: '99999' }, 'PORT: must be at most 65535'],
    [{ PORT: '-1' }, 'PORT: must be a whole number'],
    [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL: must be one of fatal, error'],
    [{ RPC_URLS: '{' }, 'RPC_URLS: must be JSON'],
    [{ RPC_URLS: '{"eip155:1":[]}' }, 'RPC_URLS: eip155:1: must have at least one URL'],
    [{ RPC_URLS: '{"mainnet":["https://x.example"]}' }, 'RPC_URLS: mainnet: '],
    [{ RPC_BATCH: '0' }, 'RPC_BATCH: must be at least 1'],
    [{ TRUST_PROXY: 'yes' }, 'TRUST_PROXY: must be true or false'],
    [{ DATABASE_URL: 'localhost' }, 'DATABASE_URL: must be a postgres: URL'],
    [{ RESTRICTIONS: '{"send":{}}' }, 'RESTRICTIONS: Unrecognized key: "send"'],
    [
      { RESTRICTIONS: '{"swaps":{"countries":["China"]}}' },
      'RESTRICTIONS: swaps.countries.0: must be a country code',
    ],
    [{ COUNTRY_HEADER: 'a b' }, 'COUNTRY_HEADER: must be the name of a header'],
    [{ INDEX: 'mainnet' }, 'INDEX: must be CAIP-2 ids'],
    [{ NAMES_PARENT: 'acme' }, 'NAMES_PARENT: must be a name such as acme.eth'],
    [{ NAMES_PARENT: 'Acme.eth' }, 'NAMES_PARENT: must be a name such as acme.eth'],
    [{ NAMES_SIGNING_KEY: '0x12' }, 'NAMES_SIGNING_KEY: must be a private key'],
    [{ REDIS_URL: 'localhost' }, 'REDIS_URL: must be a redis: or rediss: URL'],
  ])('refuses %j with the name of the variable', (environment, line) => {
    expect(() => readEnvironment(environment)).toThrow(expect.objectContaining({ reason: 'bad-config' }))
    expect(() => readEnvironment(environment)).toThrow(line)
  })

  it('resolves names of Ethereum by default', async () => {
    const { mainnet } = await import('viem/chains')
    expect(readEnvironment({}).namesResolver).toBe(mainnet.contracts.ensUniversalResolver.address)
  })

  it('reads every variable, and takes an empty one for absent', () => {
    const recipient = '0x00000000000000000000000000000000000000fe'
    const key = `0x${'ab'.repeat(32)}`
    const environment = {
      HOST: '0.0.0.0',
      PORT: '1',
      LOG_LEVEL: 'warn',
      TRUST_PROXY: 'true',
      REDIS_URL: 'redis://r:1',
      PROJECTS_FILE: 'p',
      WALLETS_FILE: 'w',
      CHAINS_FILE: 'c',
      RPC_URLS: '{"eip155:1":["https://x.example"]}',
      RPC_METHODS: '{"eip155":["trace_*"]}',
      BUFFERED_BYTES: '7000',
      RPC_PER_ADDRESS: '9',
      EVENTS_PER_ADDRESS: '10',
      NAMES_PER_ACCOUNT: '2',
      NAMES_PER_ADDRESS: '3',
      RPC_PER_MINUTE: '2',
      RPC_BATCH: '3',
      RPC_TIMEOUT: '4',
      BODY_BYTES: '5000',
      ANSWER_BYTES: '6000',
      DRAIN_TIMEOUT: '7',
      LEAVE_TIME: '8',
      DATA_DIR: 'd',
      DATABASE_URL: 'postgres://p',
      INDEX: 'eip155:1,eip155:10',
      TOKENS_FILE: 't',
      DEX_FILE: 'x',
      MINIMUM_LIQUIDITY_USD: '9',
      SWAP_FEE_RECIPIENT: recipient,
      ONRAMP_SANDBOX: 'eip155:31337',
      SESSIONS_FILE: 's',
      NAMES_CHAIN: 'eip155:5',
      NAMES_RESOLVER: recipient,
      NAMES_PARENT: 'acme.eth',
      NAMES_SIGNING_KEY: key,
      IPFS_GATEWAY: 'https://i.example',
      IMAGES_KEY: recipient,
      PRIVATE_ADDRESSES: '127.0.0.1,::1',
      PROVIDERS_FILE: 'v',
      PROVIDER_TIMEOUT: '12',
      COUNTRY_HEADER: 'cf-ipcountry',
      RESTRICTIONS: '{"swaps":{"countries":["CN"]}}',
      ANALYTICS: 'true',
      ANALYTICS_FILE: 'a',
      EVENTS_PER_MINUTE: '8',
      ADMIN_PORT: '4690',
      ADMIN_TOKEN: recipient,
    }
    expect(Object.keys(environment).sort()).toEqual(variables.map(({ name }) => name).sort())
    expect(readEnvironment({ ...environment, OTHER: 'x' })).toEqual({
      host: '0.0.0.0',
      port: 1,
      logLevel: 'warn',
      trustProxy: true,
      redisUrl: 'redis://r:1',
      projects: 'p',
      walletsFile: 'w',
      chainsFile: 'c',
      rpcUrls: { 'eip155:1': ['https://x.example'] },
      analytics: true,
      analyticsFile: 'a',
      adminPort: 4690,
      adminToken: recipient,
      rpcMethods: { eip155: ['trace_*'] },
      tokensFile: 't',
      dexFile: 'x',
      swapFeeRecipient: recipient,
      onrampSandbox: ['eip155:31337'],
      sessions: 's',
      namesChain: 'eip155:5',
      namesResolver: recipient,
      namesParent: 'acme.eth',
      namesSigningKey: key,
      providersFile: 'v',
      ipfsGateway: 'https://i.example',
      imagesKey: recipient,
      privateAddresses: ['127.0.0.1', '::1'],
      countryHeader: 'cf-ipcountry',
      restrictions: { swaps: { countries: ['CN'] } },
      dataDir: 'd',
      databaseUrl: 'postgres://p',
      index: ['eip155:1', 'eip155:10'],
      limits: {
        providerTimeout: 12,
        eventsPerMinute: 8,
        bufferedBytes: 7000,
        rpcPerAddress: 9,
        eventsPerAddress: 10,
        namesPerAccount: 2,
        namesPerAddress: 3,
        rpcPerMinute: 2,
        rpcBatch: 3,
        rpcTimeout: 4,
        bodyBytes: 5000,
        answerBytes: 6000,
        minimumLiquidityUsd: 9,
        drainTimeout: 7,
        leaveTime: 8,
      },
    })
    const empty = Object.fromEntries(variables.map(({ name }) => [name, ' ']))
    expect(readEnvironment(empty)).toEqual(parse({}))
  })

  it('says of each variable what it is without', () => {
    const { limits, ...plain } = parse({})
    for (const [option, value] of Object.entries({ ...plain, ...limits })) {
      const variable = variables.find(known => known.path.at(-1) === option)
      expect(variable?.description, option).toContain(`(${value})`)
      expect(help()).toContain(`${variable?.description}`)
    }
  })
})
