import {
  contractAccountAbi,
  contractAccountBytecode,
  farcasterRegistries,
  farcasterUsers,
  idRegistryAbi,
  keyRegistryAbi,
  type LocalStack,
  startLocalStack,
} from '@latchkit/local-stack'
import { redeemFarcaster, startFarcaster } from '@latchkit/secure-protocol/api/farcasterLogin'
import { releaseByFarcaster } from '@latchkit/secure-protocol/api/recovery'
import { getUser } from '@latchkit/secure-protocol/api/user'
import { createTestClient, getAddress, http, pad, parseEther, publicActions, walletActions } from 'viem'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openFarcaster } from '../src/farcaster/openFarcaster.js'
import { settings } from '../src/settings.js'
import { createDevice, type Device } from './createDevice.js'
import { createWallet } from './createWallet.js'
import { appOrigin, embedded, featureStores, openSite, type TestSite } from './openSite.js'
import { type FarcasterFields, signFarcaster, startRelay } from './startRelay.js'

const [ana, ben] = farcasterUsers()
if (!ana || !ben) throw new RangeError('the local Farcaster has no users')
const asCustody = { fid: ana.fid, privateKey: ana.custody.privateKey }
const asBen = { fid: ben.fid, privateKey: ben.custody.privateKey }
const asAuth = { fid: ana.fid, privateKey: ana.auth.privateKey }
const { idRegistry, keyRegistry, chainId } = farcasterRegistries

let stack: LocalStack
let relay: Awaited<ReturnType<typeof startRelay>>
beforeAll(async () => {
  ;[stack, relay] = await Promise.all([startLocalStack({ ports: [0, 0] }), startRelay()])
})
afterAll(async () => {
  await Promise.all([stack.stop(), relay.stop()])
})

/** Sends what the holder of an account sends to a registry, or deploys a contract with it. */
async function send(privateKey: `0x${string}`, call: object) {
  const account = privateKeyToAccount(privateKey)
  const client = createTestClient({
    mode: 'anvil',
    transport: http(stack.chains[0].rpcUrl),
    pollingInterval: 20,
  })
    .extend(publicActions)
    .extend(walletActions)
  await client.setBalance({ address: account.address, value: parseEther('1') })
  const sent = { ...call, account, chain: null } as never
  const hash = await ('bytecode' in call ? client.deployContract(sent) : client.writeContract(sent))
  const receipt = await client.waitForTransactionReceipt({ checkReplacement: false, hash })
  expect(receipt.status).toBe('success')
  return receipt
}
const addKey = (keyType: number, key: `0x${string}`) =>
  send(ana.custody.privateKey, {
    address: keyRegistry,
    abi: keyRegistryAbi,
    functionName: 'add',
    args: [keyType, key],
  })

const start = (device: Device, changes = {}) =>
  device.call(startFarcaster, {
    projectId: 'demo',
    parentOrigin: appOrigin,
    sealTo: device.key,
    ...changes,
  })
const redeem = (device: Device, id: string) => device.call(redeemFarcaster, { id })

function options(relayUrl: string) {
  return {
    farcaster: { relayUrl, chainId, idRegistry, keyRegistry },
    rpcUrls: { [`eip155:${chainId}`]: [stack.chains[0].rpcUrl] },
    projects: { demo: [appOrigin], few: { origins: [appOrigin], providers: ['google'] } },
  }
}

async function connect(device: Device, id: string) {
  const answer = (await redeem(device, id)).ok()
  if (answer.action !== 'CONNECT') throw new TypeError(answer.action)
  return answer
}

/** Signs in from the first call to the session. */
async function signIn(device: Device, signer = asCustody) {
  const { id, tx, url } = (await start(device)).ok()
  const channel = relay.of(url)
  relay.tell(channel, { ...(await signFarcaster(channel, signer)), username: 'ana' })
  return { tx, ...(await connect(device, id)) }
}

describe.each(featureStores)('Farcaster on $name', ({ open }) => {
  let site: TestSite
  beforeAll(async () => {
    site = await openSite(options(relay.url), open)
  })
  afterAll(() => site.close())

  test('one user for an id, whichever of its keys signs; the name is what the relay says', async () => {
    const device = await createDevice(site)
    const { user, session } = await signIn(device)
    expect(user).toMatchObject({ provider: 'farcaster', email: null, userName: 'ana' })
    const other = await createDevice(site)
    const { id, url } = (await start(other)).ok()
    const signed = await signFarcaster(relay.of(url), asAuth)
    relay.tell(relay.of(url), { ...signed, username: `<b>${'x'.repeat(100)}`, fid: 77, custody: '0x0' })
    const again = await connect(other, id)
    expect(again.user).toMatchObject({ id: user.id, userName: `<b>${'x'.repeat(61)}` })
    expect((await device.call(getUser, {}, { session })).ok()).toMatchObject({ device: { isFirst: true } })
  })

  test('sec 15: a signature releases the share once, to the key that it names, for the device that asked', async () => {
    const owner = await createDevice(site)
    const first = await signIn(owner)
    const wallet = await createWallet(owner, first.session)
    await wallet.readBack()
    ;(await wallet.confirm()).ok()
    const { walletId } = wallet
    const release = (device: Device, { tx, proof, session }: typeof first, changes = {}) =>
      device.call(
        releaseByFarcaster,
        { walletId, shareGen: 1, tx, sealTo: device.key, ...proof, ...changes },
        { session },
      )
    const device = await createDevice(site)
    const thief = await createDevice(site)
    const login = await signIn(device)
    // Another key to seal to; then the right one, once. Three are the wallet's of a day.
    expect((await release(device, login, { sealTo: thief.key })).error().code).toBe('RECOVERY_REFUSED')
    expect((await release(device, login)).ok()).toMatchObject({ walletId, shareGen: 1 })
    expect((await release(device, login)).error().code).toBe('RECOVERY_REFUSED')
    expect((await release(device, login)).error().code).toBe('RATE_LIMITED')
    // No other login reaches the wallet or uses up its daily limit.
    const stranger = await signIn(thief, { ...asBen, privateKey: ben.auth.privateKey })
    expect((await release(thief, stranger)).error().code).toBe('NOT_FOUND')
  })

  test('row 12: one signature makes one session, of many calls at once, for the device key alone', async () => {
    const device = await createDevice(site)
    const thief = await createDevice(site)
    const { id, url } = (await start(device)).ok()
    const channel = relay.of(url)
    const signed = await signFarcaster(channel, asCustody)
    relay.tell(channel, signed)
    expect((await redeem(thief, id)).error().code).toBe('SOCIAL_ENDED')
    const all = await Promise.all(Array.from({ length: 20 }, () => redeem(device, id)))
    expect(all.filter(({ status }) => status === 200)).toHaveLength(1)
    // The same signature for another sign-in, of this device or another one.
    for (const other of [device, thief]) {
      const next = (await start(other)).ok()
      relay.tell(relay.of(next.url), signed)
      expect((await redeem(other, next.id)).error().code).toBe('SOCIAL_ENDED')
    }
  })
  // Nothing more of these depends on the store.
  if (open !== embedded.open) return
  beforeAll(async () => {
    await addKey(1, pad(privateKeyToAccount(signerKey).address))
    await addKey(2, pad(privateKeyToAccount(removedKey).address))
    await send(ana.custody.privateKey, {
      address: keyRegistry,
      abi: keyRegistryAbi,
      functionName: 'remove',
      args: [pad(privateKeyToAccount(removedKey).address)],
    })
  })
  const signerKey = generatePrivateKey()
  const removedKey = generatePrivateKey()
  const past = '2020-01-01T00:00:00.000Z'
  const issued = () => `Issued At: ${new Date().toISOString()}`

  type Case = readonly [
    what: string,
    change: Partial<FarcasterFields>,
    signer?: { readonly fid: number; readonly privateKey: `0x${string}` },
    rewrite?: (text: string) => string,
  ]
  const lies: readonly Case[] = [
    ['another domain', { domain: 'evil.example' }],
    ['a domain that begins the same', { domain: 'secure.localhost' }],
    ['a scheme', { domain: 'http://secure.localhost' }],
    ['another address of a site', { uri: 'https://evil.example' }],
    ['another statement', { statement: 'Sign in' }],
    ['another version', { version: '2' }],
    ['another chain', { chainId: '10' }],
    ['another nonce', { nonce: 'a'.repeat(64) }],
    ['two ids', { resources: ['farcaster://fid/1', 'farcaster://fid/2'] }],
    ['the same id twice', { resources: ['farcaster://fid/1', 'farcaster://fid/1'] }],
    ['an id and one in capitals', { resources: ['farcaster://fid/1', 'FARCASTER://fid/2'] }],
    ['no id', { resources: ['https://fid/1'] }],
    ['an id with more', { resources: ['farcaster://fid/1/2'] }],
    ['an id with zeros', { resources: ['farcaster://fid/01'] }],
    ['the id of somebody else', { resources: [`farcaster://fid/${ben.fid}`] }],
    ['the custody of somebody else', {}, { fid: 1, privateKey: ben.custody.privateKey }],
    ['the auth address of somebody else', {}, { fid: 1, privateKey: ben.auth.privateKey }],
    ['an account without an id', {}, { fid: 1, privateKey: generatePrivateKey() }],
    ['a key of an app', {}, { fid: 1, privateKey: signerKey }],
    ['a key that was removed', {}, { fid: 1, privateKey: removedKey }],
    ['an address that did not sign', { address: ana.auth.address }],
    ['an address in small letters', { address: ana.custody.address.toLowerCase() }],
    ['a time that is over', { times: `${issued()}\nExpiration Time: ${past}` }],
    ['a time that is not yet', { times: `${issued()}\nNot Before: 2999-01-01T00:00:00.000Z` }],
    ['a time that is none', { times: `${issued()}\nExpiration Time: 2999-99-99T99:99:99Z` }],
    ['a line at the end', {}, asCustody, text => `${text}\n`],
    ['a line in between', {}, asCustody, text => text.replace('Version', 'Nonce: b\nVersion')],
    ['lines of Windows', {}, asCustody, text => text.replaceAll('\n', '\r\n')],
  ]

  test('sec 9, 12: nothing that is not the whole truth signs anybody in', async () => {
    const device = await createDevice(site)
    const refused = await Promise.all(
      lies.map(async ([what, change, signer = asCustody, rewrite]) => {
        // A limit of 30 an hour for an address.
        const own = await createDevice(site)
        const { id, url } = (await start(own)).ok()
        const channel = relay.of(url)
        relay.tell(channel, await signFarcaster(channel, signer, change, rewrite))
        return [what, (await redeem(own, id)).status]
      }),
    )
    expect(refused).toEqual(lies.map(([what]) => [what, 410]))
    // And what was not signed at all; a sign-in that was refused stays so.
    const { id, url } = (await start(device)).ok()
    const channel = relay.of(url)
    const { message, signature } = await signFarcaster(channel, asCustody)
    relay.tell(channel, { message, signature: `${signature.slice(0, -4)}0000` })
    expect((await redeem(device, id)).error().code).toBe('SOCIAL_ENDED')
    relay.tell(channel, { message, signature })
    expect((await redeem(device, id)).error().code).toBe('SOCIAL_ENDED')
  })

  test('an auth address that is a contract signs by ERC-1271, with the key of its owner alone', async () => {
    const ownerKey = generatePrivateKey()
    const { contractAddress } = await send(ownerKey, {
      abi: contractAccountAbi,
      bytecode: contractAccountBytecode,
      args: [privateKeyToAccount(ownerKey).address],
    })
    const address = getAddress(contractAddress ?? '0x')
    await addKey(2, pad(address))
    const asked = async (privateKey: `0x${string}`) => {
      const device = await createDevice(site)
      const { id, url } = (await start(device)).ok()
      const channel = relay.of(url)
      relay.tell(channel, await signFarcaster(channel, { fid: ana.fid, privateKey }, { address }))
      return { device, id }
    }
    const right = await asked(ownerKey)
    const { user } = await connect(right.device, right.id)
    expect(user.id).toBe((await signIn(await createDevice(site))).user.id)
    const wrong = await asked(generatePrivateKey())
    expect((await redeem(wrong.device, wrong.id)).error().code).toBe('SOCIAL_ENDED')
  })

  test('only the account that an id was transferred to is its user', async () => {
    const custody = generatePrivateKey()
    const to = privateKeyToAccount(custody).address
    const { user } = await signIn(await createDevice(site), asBen)
    await send(ben.custody.privateKey, {
      address: idRegistry,
      abi: idRegistryAbi,
      functionName: 'transfer',
      args: [to],
    })
    expect((await signIn(await createDevice(site), { fid: ben.fid, privateKey: custody })).user.id).toBe(
      user.id,
    )
    const old = await createDevice(site)
    const { id, url } = (await start(old)).ok()
    relay.tell(relay.of(url), await signFarcaster(relay.of(url), asBen))
    expect((await redeem(old, id)).error().code).toBe('SOCIAL_ENDED')
  })

  test('over, not offered, too many, down: each is reported', async () => {
    const device = await createDevice(site)
    const { id, url } = (await start(device)).ok()
    relay.tell(relay.of(url), await signFarcaster(relay.of(url), asCustody))
    site.passTime(600_001)
    expect((await redeem(device, id)).error().code).toBe('SOCIAL_ENDED')
    site.passTime(-600_001)
    expect((await start(device, { projectId: 'few' })).error().code).toBe('PROVIDER_UNKNOWN')
    expect((await start(device, { projectId: 'none' })).error().code).toBe('PROJECT_UNKNOWN')
    const foreign = { parentOrigin: 'https://other.example' }
    expect((await start(device, foreign)).error().code).toBe('ORIGIN_NOT_ALLOWED')

    const { faults } = relay
    const answers = [
      [500, {}],
      [201, { channelToken: 'a', url: 'javascript:alert(1)' }],
      [201, { channelToken: 'a', url: 'http://evil.example/' }],
      [201, { channelToken: 'a', url: `https://a.example/${'a'.repeat(70_000)}` }],
    ] as const
    for (const [status, body] of answers) {
      faults.open = response => response.writeHead(status).end(JSON.stringify(body))
      expect((await start(device)).error().code).toBe('FARCASTER_UNAVAILABLE')
    }
    faults.open = response => response.writeHead(302, { location: `${relay.url}/v1/channel` }).end()
    expect((await start(device)).error().code).toBe('FARCASTER_UNAVAILABLE')
    delete faults.open
    const late = (await start(device)).ok()
    relay.tell(relay.of(late.url), await signFarcaster(relay.of(late.url), asCustody))
    faults.read = response => response.writeHead(502).end('<html>')
    expect((await redeem(device, late.id)).error().code).toBe('FARCASTER_UNAVAILABLE')
    delete faults.read
    // Nothing was used up by it.
    expect((await redeem(device, late.id)).ok().action).toBe('CONNECT')
    for (let count = 0; count < 24; count += 1) await start(device)
    expect((await start(device)).error().code).toBe('RATE_LIMITED')
  })
})

test('without a relay it is off; with one the site needs an endpoint of the chain', () => {
  expect(openFarcaster(settings.parse({}))).toBeUndefined()
  const environment = { FARCASTER_RELAY_URL: 'https://relay.farcaster.xyz' }
  expect(() => openFarcaster(settings.readEnvironment(environment))).toThrow('RPC_URLS: must have eip155:10')
  expect(() => settings.readEnvironment({ FARCASTER_RELAY_URL: 'http://relay.example' })).toThrow(
    'FARCASTER_RELAY_URL: must be https',
  )
})
