import { rm } from 'node:fs/promises'
import {
  contractAccountAbi,
  contractAccountBytecode,
  contractAccountFactoryAbi,
  contractAccountFactoryBytecode,
  deployEns,
  type LocalStack,
  localEns,
  startLocalStack,
} from '@latchkit/local-stack'
import { seedFolder } from '@latchkit/service-base/testing'
import {
  createPublicClient,
  createWalletClient,
  encodeFunctionData,
  getAddress,
  type Hex,
  http,
  padHex,
  serializeErc6492Signature,
  zeroAddress,
  zeroHash,
} from 'viem'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { readContract } from 'viem/actions'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openGateway } from '../../../test/openGateway.js'
import { type RunningGateway, startGateway } from '../../exports/index.js'

const chainId = 'eip155:31337'
const coinType = ((2 ** 31) | 31337) >>> 0
const signingKey = generatePrivateKey()
const universalResolverAddress = localEns.universalResolver
let stack: LocalStack
let gateway: RunningGateway
let dataDir: string
let chain: ReturnType<typeof createPublicClient>
const options = () => ({
  port: 0,
  logLevel: 'silent' as const,
  dataDir,
  namesChain: chainId,
  namesResolver: universalResolverAddress,
  namesParent: 'acme.eth',
  namesSigningKey: signingKey,
  rpcUrls: { [chainId]: [stack.chains[0].rpcUrl] },
  limits: { namesPerAccount: 3, namesPerAddress: 60 },
})
beforeAll(async () => {
  stack = await startLocalStack({ ports: [0, 0] })
  dataDir = await seedFolder()
  const [{ rpcUrl }] = stack.chains
  chain = createPublicClient({ transport: http(rpcUrl), pollingInterval: 20 })
  gateway = await startGateway(options())
  const url = `${gateway.url}/v1/names/ccip/{sender}/{data}.json`
  await deployEns(rpcUrl, [], {
    parent: 'acme.eth',
    url,
    signer: privateKeyToAccount(signingKey).address,
  })
})
afterAll(async () => {
  await gateway?.close()
  await stack?.stop()
  if (dataDir) await rm(dataDir, { recursive: true, force: true })
})

async function ask(path: string, body?: unknown) {
  const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }
  const response = await fetch(`${gateway.url}/v1/${path}`, body === undefined ? {} : init)
  return { status: response.status, body: await response.json() }
}
const now = () => Math.floor(Date.now() / 1000)
type Key = ReturnType<typeof privateKeyToAccount>
type Given = {
  readonly name: string
  readonly key?: Key
  readonly address?: Hex
  readonly timestamp?: number
  readonly attributes?: object
  readonly wrap?: (signature: Hex) => Hex
}
const newKey = () => privateKeyToAccount(generatePrivateKey())
async function register(given: Given) {
  const { name, key = newKey(), timestamp = now(), attributes = {}, wrap = one => one } = given
  const message = JSON.stringify({ name, attributes, timestamp })
  const signature = wrap(await key.signMessage({ message }))
  const { address = key.address } = given
  return ask('profile/account', { coin_type: coinType, address, message, signature })
}
const refused = (status: number, name: string) => ({
  status,
  body: { status: 'FAILED', reasons: [expect.objectContaining({ name })] },
})

describe('registration of names', () => {
  it('registers a name that plain viem resolves on the chain', async () => {
    const key = newKey()
    const attributes = { avatar: 'https://a.example/x.png', bio: 'Draws.' }
    const registered = await register({ name: 'alice.acme.eth', key, attributes })
    const at = expect.stringMatching(/^20\d\d-/)
    const profile = {
      name: 'alice.acme.eth',
      registered_at: at,
      updated_at: at,
      addresses: {
        60: { address: key.address, created: at },
        2147483648: { address: key.address, created: at },
        [coinType]: { address: key.address, created: at },
      },
      attributes: [{ avatar: expect.stringMatching(/^\/public\/getRemoteImage\//), bio: 'Draws.' }],
    }
    expect(registered).toEqual({ status: 200, body: profile })
    const name = 'alice.acme.eth'
    expect(await chain.getEnsAddress({ name, universalResolverAddress })).toBe(key.address)
    const onChain = await chain.getEnsAddress({ name, coinType: BigInt(coinType), universalResolverAddress })
    expect(onChain?.toLowerCase()).toBe(key.address.toLowerCase())
    expect(await chain.getEnsAddress({ name, coinType: 0n, universalResolverAddress })).toBe(null)
    expect(await chain.getEnsText({ name, key: 'avatar', universalResolverAddress })).toBe(attributes.avatar)
    expect(await chain.getEnsText({ name, key: 'url', universalResolverAddress })).toBe(null)
    expect(await chain.getEnsAddress({ name: 'nobody.acme.eth', universalResolverAddress })).toBe(null)
    expect(await ask(`profile/account/${name}`)).toEqual({ status: 200, body: profile })
    expect(await ask(`profile/reverse/${key.address}`)).toEqual({ status: 200, body: [profile] })
    expect((await ask(`identity/${key.address}?chainId=${chainId}`)).body).toEqual({
      name,
      avatar: profile.attributes[0]?.avatar,
    })
    expect((await ask('profile/account/nobody.acme.eth')).status).toBe(404)
  })

  it('registers a name that another gateway reads from the chain and from here', async () => {
    const key = newKey()
    await register({ name: 'remote.acme.eth', key, attributes: { bio: 'Draws.' } })
    const { namesParent, namesSigningKey, dataDir: ours, ...rest } = options()
    const { url } = await openGateway({ ...rest, privateAddresses: ['127.0.0.1'] })
    const read = async (name: string) => (await fetch(`${url}/v1/profile/account/${name}`)).json()
    expect(await read('remote.acme.eth')).toMatchObject({
      addresses: { 60: { address: key.address, created: null }, 2147483648: { address: key.address } },
      attributes: [{ bio: 'Draws.' }],
    })
    expect(await read('nobody.acme.eth')).toMatchObject({ status: 'FAILED', reasons: [{ name: 'name' }] })
  })

  it('registers a name once, for the first caller', async () => {
    const answers = await Promise.all([1, 2, 3, 4].map(() => register({ name: 'wanted.acme.eth' })))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409])
    expect(await register({ name: 'wanted.acme.eth' })).toEqual(refused(409, 'name'))
  })

  it('takes a message once, and within five minutes', async () => {
    const key = newKey()
    const timestamp = now() - 200
    expect((await register({ name: 'first.acme.eth', key, timestamp })).status).toBe(200)
    expect(await register({ name: 'second.acme.eth', key, timestamp })).toEqual(refused(409, 'timestamp'))
    for (const off of [-310, 310]) {
      const late = { name: 'second.acme.eth', key, timestamp: now() + off }
      expect(await register(late)).toEqual(refused(400, 'timestamp'))
    }
    expect((await register({ name: 'second.acme.eth', key })).status).toBe(200)
  })

  it('C48 gives an account a number of names and no more, also when it asks for them at once', async () => {
    const key = newKey()
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, index) =>
        register({ name: `many${index}.acme.eth`, key, timestamp: now() - index }),
      ),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 409, 409, 409, 409, 409])
    expect(await register({ name: 'many9.acme.eth', key, timestamp: now() - 9 })).toEqual(
      refused(409, 'address'),
    )
    expect((await register({ name: 'many9.acme.eth' })).status).toBe(200)
  })

  it.each([
    ['abc.acme.eth', 'name'],
    ['al_ice.acme.eth', 'name'],
    ['Alice2.acme.eth', 'name'],
    ['алиса.acme.eth', 'name'],
    ['xn--alice.acme.eth', 'name'],
    ['a.alice.acme.eth', 'name'],
    ['alice.other.eth', 'name'],
    [`${'x'.repeat(64)}.acme.eth`, 'name'],
  ])('refuses %s', async (name, reason) => {
    expect(await register({ name })).toEqual(refused(400, reason))
  })

  it('refuses what is no registration, and a signature of somebody else', async () => {
    const other = newKey()
    expect(await register({ name: 'thief.acme.eth', address: other.address })).toEqual(
      refused(400, 'signature'),
    )
    const attributes = { avatar: 'javascript:alert(1)' }
    expect(await register({ name: 'thief.acme.eth', attributes })).toEqual(refused(400, 'message'))
    const body = { coin_type: coinType, address: other.address, message: '{', signature: '0x12' }
    expect(await ask('profile/account', body)).toEqual(refused(400, 'message'))
    for (const wrong of [{ coin_type: 0 }, { address: '0x12' }, { signature: 'x' }, { message: 7 }])
      expect((await ask('profile/account', { ...body, ...wrong })).status).toBe(400)
    expect((await ask('profile/account', { ...body, message: 'x'.repeat(20_000) })).status).toBe(413)
    expect((await ask('profile/account/thief.acme.eth')).status).toBe(404)
  })

  it('takes signatures of contracts, deployed or not, for their chain alone', async () => {
    const owner = newKey()
    const wallet = createWalletClient({
      account: stack.accounts[0]?.address as Hex,
      transport: http(stack.chains[0].rpcUrl),
    })
    const deploy = async (parameters: {
      abi: readonly unknown[]
      bytecode: Hex
      args?: readonly unknown[]
    }) => {
      const hash = await wallet.deployContract({ ...parameters, chain: null } as never)
      return getAddress(
        (await chain.waitForTransactionReceipt({ checkReplacement: false, hash })).contractAddress ?? '',
      )
    }
    const code = { abi: contractAccountAbi, bytecode: contractAccountBytecode } as const
    const address = await deploy({ ...code, args: [owner.address] })
    expect((await register({ name: 'vault.acme.eth', key: newKey(), address })).status).toBe(400)
    const deployed = await register({ name: 'vault.acme.eth', key: owner, address })
    expect(deployed).toMatchObject({ status: 200, body: { addresses: { [coinType]: { address } } } })
    expect(Object.keys((deployed.body as { addresses: object }).addresses)).toEqual([String(coinType)])
    expect(await chain.getEnsAddress({ name: 'vault.acme.eth', universalResolverAddress })).toBe(null)
    const name = async (id: string) =>
      ((await ask(`identity/${address}?chainId=${id}`)).body as { name: string | null }).name
    expect([await name(chainId), await name('eip155:1')]).toEqual(['vault.acme.eth', null])

    const factory = await deploy({ abi: contractAccountFactoryAbi, bytecode: contractAccountFactoryBytecode })
    const args = [owner.address, zeroHash] as const
    const call = { abi: contractAccountFactoryAbi, args } as const
    const later = await readContract(chain, { ...call, address: factory, functionName: 'addressOf' })
    const data = encodeFunctionData({ ...call, functionName: 'deploy' })
    const wrap = (signature: Hex) => serializeErc6492Signature({ address: factory, data, signature })
    const undeployed = { name: 'later.acme.eth', address: later, wrap }
    expect((await register({ ...undeployed, key: newKey() })).status).toBe(400)
    expect((await register({ ...undeployed, key: owner })).status).toBe(200)
  })

  it('refuses an address without a known key, though the chain recovers it from no signature', async () => {
    const message = JSON.stringify({ name: 'zero.acme.eth', attributes: {}, timestamp: now() })
    for (const address of [zeroAddress, padHex('0x04', { size: 20 })])
      for (const signature of [`0x${'0'.repeat(64)}${'1'.repeat(64)}1b`, '0x01', '0x']) {
        const body = { coin_type: coinType, address, message, signature }
        expect(await ask('profile/account', body)).toEqual(refused(400, 'signature'))
      }
  })

  it('suggests free names that are like the wanted one', async () => {
    const free = await ask('profile/suggestions/Bobby')
    const suggestions = ['bobby', 'my-bobby', 'bobby-id', 'bobby1', 'bobby2'].map(name => ({
      name: `${name}.acme.eth`,
      registered: false,
    }))
    expect(free).toEqual({ status: 200, body: { suggestions } })
    await register({ name: 'my-bobby.acme.eth' })
    await register({ name: 'bobby.acme.eth' })
    expect((await ask('profile/suggestions/bobby')).body).toEqual({
      suggestions: [
        { name: 'bobby.acme.eth', registered: true },
        ...['bobby-id', 'bobby1', 'bobby2', 'bobby3'].map(name => ({
          name: `${name}.acme.eth`,
          registered: false,
        })),
      ],
    })
    for (const text of ['abc', 'a_bcd', 'бобби'])
      expect((await ask(`profile/suggestions/${encodeURIComponent(text)}`)).status).toBe(400)
  })

  it('answers no lookups of other names, nor what is none', async () => {
    const ccip = (data: string) => ask(`names/ccip/${localEns.offchainResolver}/${data}.json`)
    expect((await ccip('0x')).status).toBe(400)
    expect((await ccip('0x9061b923')).status).toBe(400)
    const error = await chain.getEnsAddress({ name: 'x.alice.acme.eth', universalResolverAddress })
    expect(error).toBe(null)
  })

  it('C48 lets callers at one address register a number of names in a day, whatever account signs', async () => {
    const many = async (count: number) => {
      const taken = Array.from({ length: count }, (_, index) => register({ name: `crowd${index}.acme.eth` }))
      return (await Promise.all(taken)).map(({ status }) => status)
    }
    expect((await many(60)).filter(status => status === 429).length).toBeGreaterThan(0)
    expect(await register({ name: 'crowd99.acme.eth' })).toEqual(refused(429, 'limit'))
    // A name that is taken, and a signature of another, are not counted.
    expect(await register({ name: 'alice.acme.eth' })).toEqual(refused(409, 'name'))
  })

  it('is absent without being asked for, and needs a key and a chain', async () => {
    const { url } = await openGateway({ rpcUrls: {} })
    for (const path of ['profile/suggestions/alice', `names/ccip/${localEns.resolver}/0x12.json`])
      expect((await fetch(`${url}/v1/${path}`)).status).toBe(501)
    const { namesSigningKey, ...rest } = options()
    await expect(openGateway(rest)).rejects.toThrow('NAMES_PARENT: needs NAMES_SIGNING_KEY')
    await expect(openGateway({ ...rest, namesSigningKey, rpcUrls: {} })).rejects.toThrow('has no RPC URL')
  })
})
