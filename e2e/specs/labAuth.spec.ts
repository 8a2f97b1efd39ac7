import { parseSiwxMessage } from '@latchkit/core/siwx'
import { defaultWallets, solanaAccountOf } from '@latchkit/testing'
import { ed25519 } from '@noble/curves/ed25519.js'
import { base58 } from '@scure/base'
import { privateKeyToAccount } from 'viem/accounts'
import { contractAccounts } from '../fixtures/contractAccounts.js'
import { openAuth } from '../fixtures/openAuth.js'
import { expect, test } from '../fixtures/serverTest.js'

const [firstKey = '0x', otherKey = '0x'] = defaultWallets.first.privateKeys
const owner = privateKeyToAccount(firstKey)
const other = privateKeyToAccount(otherKey)
const chainId = 'eip155:31337'
const signedIn = { ok: true, status: 200, error: undefined }
const refused = { ok: false, status: 401, error: 'CredentialsSignin' }

test('the server signs in who signed its nonce, and out again', { tag: '@lab:next-auth' }, async ({
  labServer: { url },
}) => {
  const auth = openAuth(url)
  expect(await auth.client.getSession()).toBeUndefined()
  const message = auth.message({ accountAddress: owner.address, chainId, nonce: await auth.nonce() })
  const signature = await owner.signMessage({ message })
  expect(await auth.signIn(message, signature)).toMatchObject(signedIn)
  expect(await auth.client.getSession()).toMatchObject({ siwx: { message, signature } })
  await auth.client.signOut()
  expect(await auth.client.getSession()).toBeUndefined()
})

test('C8 a server with sessions of several accounts keeps each until it is signed out', {
  tag: '@lab:next-auth',
}, async ({ labServer: { url } }) => {
  const auth = openAuth(url, '/api/several')
  const siwx = auth.siwx(true)
  const idOf = ({ address }: { address: string }) => `${chainId}:${address}` as const
  const accounts = async () => (await siwx.getSessions?.())?.map(({ data }) => data.accountAddress)
  const signIn = async (account: typeof owner) => {
    const message = auth.message({ accountAddress: account.address, chainId, nonce: await auth.nonce() })
    const signature = await account.signMessage({ message })
    expect(await siwx.verify({ data: parseSiwxMessage(message), message, signature })).toBe(true)
  }
  await signIn(owner)
  await signIn(other)
  expect(await accounts()).toEqual([owner.address, other.address])
  // Again: the new session takes the place of the old one.
  await signIn(owner)
  expect(await accounts()).toEqual([other.address, owner.address])
  await siwx.signOut({ caipAddress: idOf(owner) })
  expect(await accounts()).toEqual([other.address])
  expect(await siwx.getSession({ caipAddress: idOf(owner) })).toBeUndefined()
  expect(await siwx.getSession({ caipAddress: idOf(other) })).toMatchObject({
    data: { accountAddress: other.address },
  })
  // Without the token nothing ends.
  await auth.fetch(`${url}/api/several/session`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ csrfToken: 'made up', data: { signOut: idOf(other) } }),
  })
  expect(await accounts()).toEqual([other.address])
  await siwx.signOut({ caipAddress: idOf(other) })
  expect(await auth.client.getSession()).toBeUndefined()
})

test('the server refuses with 401 a nonce it did not issue, one used twice and one expired', {
  tag: '@lab:next-auth',
}, async ({ labServer }) => {
  const auth = openAuth(labServer.url)
  const trySignIn = async (nonce: string, account = owner) => {
    const message = auth.message({ accountAddress: account.address, chainId, nonce })
    return auth.signIn(message, await account.signMessage({ message }))
  }
  expect(await trySignIn('0123456789abcdef0123456789abcdef')).toMatchObject(refused)
  expect(labServer.log()).toContain('[SIWX_REFUSED] nonce-unknown')
  const nonce = await auth.nonce()
  expect(await trySignIn(nonce)).toMatchObject(signedIn)
  auth.cookies.clear()
  expect(await trySignIn(nonce)).toMatchObject(refused)
  expect(await trySignIn(nonce, other)).toMatchObject(refused)
  expect(await trySignIn(await auth.nonce(0))).toMatchObject(refused)
  expect(labServer.log()).toContain('[SIWX_REFUSED] nonce-expired')
  expect(await auth.client.getSession()).toBeUndefined()
})

test('the server refuses another signature, another site, another time and no message', {
  tag: '@lab:next-auth',
}, async ({ labServer }) => {
  const auth = openAuth(labServer.url)
  const make = async (data: Partial<Parameters<typeof auth.message>[0]> = {}) =>
    auth.message({ accountAddress: owner.address, chainId, nonce: await auth.nonce(), ...data })
  const message = await make()
  expect(await auth.signIn(message, await other.signMessage({ message }))).toMatchObject(refused)
  expect(labServer.log()).toContain('[SIWX_REFUSED] signature-wrong')
  // One try for each nonce: the right signature comes too late.
  expect(await auth.signIn(message, await owner.signMessage({ message }))).toMatchObject(refused)
  for (const [data, reason] of [
    [{ domain: 'evil.example' }, 'domain-differs'],
    [{ expirationTime: '2020-01-01T00:00:00.000Z' }, 'expired'],
    [{ notBefore: '2999-01-01T00:00:00.000Z' }, 'not-yet-valid'],
    [{ chainId: 'eip155:1' }, 'network-differs'],
  ] as const) {
    const text = await make(data)
    expect(await auth.signIn(text, await owner.signMessage({ message: text }))).toMatchObject(refused)
    expect(labServer.log()).toContain(`[SIWX_REFUSED] ${reason}`)
  }
  expect(await auth.signIn('hello', '0x00')).toMatchObject(refused)
  expect(await auth.client.getSession()).toBeUndefined()
})

test('the server takes what another site had signed for nothing, whatever `Host` says', {
  tag: '@lab:next-auth',
}, async ({ labServer: { url } }) => {
  const auth = openAuth(url)
  const nonce = await auth.nonce()
  const message = auth.message({ accountAddress: owner.address, chainId, nonce, domain: 'evil.example' })
  const response = await auth.fetch(`${url}/api/auth/callback/siwx`, {
    method: 'POST',
    headers: { 'x-forwarded-host': 'evil.example' },
    body: new URLSearchParams({
      message,
      signature: await owner.signMessage({ message }),
      csrfToken: await auth.client.getCsrfToken(),
      json: 'true',
    }),
  })
  expect(response.status).toBe(401)
})

test('a call without the CSRF token neither signs in nor out', { tag: '@lab:next-auth' }, async ({
  labServer: { url },
}) => {
  const auth = openAuth(url)
  const message = auth.message({ accountAddress: owner.address, chainId, nonce: await auth.nonce() })
  const fields = { message, signature: await owner.signMessage({ message }), json: 'true' }
  const post = (path: string, body: Record<string, string>) =>
    auth.fetch(`${url}/api/auth/${path}`, { method: 'POST', body: new URLSearchParams(body) })
  await post('callback/siwx', { ...fields, csrfToken: 'made up' })
  expect(await auth.client.getSession()).toBeUndefined()
  await auth.signIn(message, fields.signature)
  await post('signout', { json: 'true' })
  expect(await auth.client.getSession()).toMatchObject({ siwx: { message } })
})

test('a Solana account signs in by its ed25519 key', { tag: '@lab:next-auth' }, async ({
  labServer,
  solana,
}) => {
  const auth = openAuth(labServer.url)
  const { address, secretKey } = await solanaAccountOf(firstKey)
  const network = solana.caipNetworkId as `solana:${string}`
  const sign = (message: string, seed: Uint8Array) =>
    base58.encode(ed25519.sign(new TextEncoder().encode(message), seed))
  const make = async () =>
    auth.message({ accountAddress: address, chainId: network, nonce: await auth.nonce() })
  const forged = await make()
  const { secretKey: otherSecret } = await solanaAccountOf(otherKey)
  expect(await auth.signIn(forged, sign(forged, otherSecret.slice(0, 32)))).toMatchObject(refused)
  const message = await make()
  expect(await auth.signIn(message, sign(message, secretKey.slice(0, 32)))).toMatchObject(signedIn)
  expect(await auth.client.getSession()).toMatchObject({ siwx: { data: { accountAddress: address } } })
})

for (const kind of ['ERC-1271', 'ERC-6492'] as const)
  test(`a contract account signs in by ${kind}, and its owner's signature alone counts`, {
    tag: '@lab:next-auth',
  }, async ({ labServer, chains: [chain] }) => {
    const auth = openAuth(labServer.url)
    const account = await contractAccounts(chain, owner.address)[kind]()
    const make = async () =>
      auth.message({ accountAddress: account.address, chainId, nonce: await auth.nonce() })
    const forged = await make()
    expect(
      await auth.signIn(forged, await account.wrap(await other.signMessage({ message: forged }))),
    ).toMatchObject(refused)
    expect(labServer.log()).toContain('[SIWX_REFUSED] signature-wrong')
    const message = await make()
    expect(
      await auth.signIn(message, await account.wrap(await owner.signMessage({ message }))),
    ).toMatchObject(signedIn)
    expect(await auth.client.getSession()).toMatchObject({
      siwx: { data: { accountAddress: account.address } },
    })
    // The counterfactual one was asked without being made.
    const code = await chain.getCode({ address: account.address })
    expect(code === undefined).toBe(kind === 'ERC-6492')
  })
