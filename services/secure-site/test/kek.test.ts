import { randomBytes } from 'node:crypto'
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { startEmail } from '@latchkit/secure-protocol/api/emailLogin'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { openKek } from '../src/kek/openKek.js'
import { addKey, createKeyFile } from '../src/kek/readKeys.js'
import { settings } from '../src/settings.js'
import { type KekHarness, runKekConformance } from '../src/testing/runKekConformance.js'
import { createDevice } from './createDevice.js'
import { appOrigin, openSite } from './openSite.js'
import { startVault, type TestVault } from './startVault.js'

const test = { describe, it, expect }
const ends: (() => Promise<unknown> | unknown)[] = []
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end()
})

async function makeFolder() {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'latchkit-kek-'))
  ends.push(() => rm(folder, { recursive: true, force: true }))
  return folder
}

const open = async (options: object) => {
  const { kek } = await openKek('auth', settings.parse(options), { mayCreate: false, onError: () => {} })
  return kek
}

runKekConformance({
  name: 'a file',
  test,
  async create(): Promise<KekHarness> {
    const file = path.join(await makeFolder(), 'auth.json')
    await createKeyFile(file)
    return {
      open: () => open({ authKeysFile: file }),
      rotate: async () => void (await addKey(file, 'AUTH_KEYS_FILE')),
      close: () => {},
    }
  },
})

runKekConformance({
  name: 'a variable, over the file of older keys',
  test,
  async create(): Promise<KekHarness> {
    const file = path.join(await makeFolder(), 'auth.json')
    await createKeyFile(file)
    const makeKey = (kid: string) => `${kid}:${randomBytes(32).toString('base64')}`
    let authKeys = makeKey('e1')
    return {
      isReadOnce: true,
      open: () => open({ authKeys, authKeysFile: file }),
      rotate: async () => {
        authKeys = `${makeKey('e2')},${authKeys}`
      },
      close: () => {},
    }
  },
})

async function openVaultRole() {
  const vault = await startVault()
  ends.push(vault.close)
  vault.createKey('wallet-auth')
  const token = vault.issue()
  const file = path.join(await makeFolder(), 'token')
  await writeFile(file, `${token}\n`)
  const options = {
    vaultAddr: vault.address,
    vaultNamespace: vault.namespace,
    authVaultKey: 'wallet-auth',
    authVaultTokenFile: file,
  }
  return { vault, token, file, options }
}

runKekConformance({
  name: 'Vault transit',
  test,
  async create(): Promise<KekHarness> {
    const { vault, options } = await openVaultRole()
    return {
      open: () => open(options),
      rotate: async () => vault.rotate('wallet-auth'),
      outage: { begin: () => vault.seal(true), end: () => vault.seal(false) },
      close: () => {},
    }
  },
})

describe('Vault transit', () => {
  const aad = new Uint8Array([1])
  const countRenewals = (vault: TestVault) => vault.asked.filter(path => path.includes('renew-self')).length

  it('renews its token, and reads the file again when the token is refused', async () => {
    const { vault, file, options } = await openVaultRole()
    const token = vault.issue(3)
    await writeFile(file, token)
    const kek = await open(options)
    ends.push(kek.close)
    await vi.waitUntil(() => countRenewals(vault) >= 2, { timeout: 20_000 })
    vault.revoke(token)
    await expect(kek.wrap(new Uint8Array(32), aad)).rejects.toMatchObject({
      name: 'KekUnavailableError',
      message: expect.stringContaining('refuses the token: 403'),
    })
    await writeFile(file, vault.issue())
    expect((await kek.wrap(new Uint8Array(32), aad)).kid).toBe('vault:transit/wallet-auth:1')
  })

  it('asks again what passes, and not what does not', async () => {
    const { vault, options } = await openVaultRole()
    const kek = await open(options)
    ends.push(kek.close)
    await vi.waitUntil(() => vault.asked.some(path => path.includes('lookup-self')))
    vault.fail([429, 'rate limit quota exceeded', { 'retry-after': '0' }], [502, 'bad gateway'])
    const wrapped = await kek.wrap(new Uint8Array(32), aad)
    vault.rotate('wallet-auth')
    vault.setMinDecryptionVersion('wallet-auth', 2)
    const before = vault.asked.length
    await expect(kek.unwrap(wrapped, aad)).rejects.toThrow(
      '400 ciphertext or signature version is disallowed',
    )
    expect(vault.asked.length).toBe(before + 1)
    vault.fail([307, ''])
    await expect(kek.unwrap(wrapped, aad)).rejects.toMatchObject({ name: 'KekUnavailableError' })
  })

  it.each([
    [{ authVaultKey: 'none' }, {}, 'AUTH_VAULT_KEY: Vault: 404'],
    [{ authVaultKey: 'bad' }, { exportable: true }, 'AUTH_VAULT_KEY: the key bad can be exported'],
    [{ authVaultKey: 'bad' }, { type: 'rsa-4096' }, 'AUTH_VAULT_KEY: the key bad is of type rsa-4096'],
    [{ authVaultKey: 'bad' }, { derived: true }, 'AUTH_VAULT_KEY: the key bad is derived'],
    [{ vaultAddr: 'http://vault.example' }, {}, 'VAULT_ADDR: must be https'],
    [{ vaultAddr: 'http://127.0.0.1:1' }, {}, 'AUTH_VAULT_KEY: Vault does not answer'],
    [{ vaultAddr: undefined }, {}, 'AUTH_VAULT_KEY: needs VAULT_ADDR'],
    [{ authVaultTokenFile: undefined }, {}, 'AUTH_VAULT_KEY: needs AUTH_VAULT_TOKEN_FILE'],
    [{ authVaultTokenFile: '/none' }, {}, 'AUTH_VAULT_TOKEN_FILE: /none cannot be read'],
  ])('does not start with %j and a key of %j', async (change, key, message) => {
    const { vault, options } = await openVaultRole()
    vault.createKey('bad', key)
    await expect(open({ ...options, ...change })).rejects.toThrow(message)
  })

  it('a site whose Vault is sealed refuses with a code, and works again', async () => {
    const { vault, options, file } = await openVaultRole()
    const site = await openSite(options)
    ends.push(site.close)
    const device = await createDevice(site)
    const email = 'sealed@example.com'
    vault.seal(true)
    const refused = await device.call(startEmail, { projectId: 'demo', parentOrigin: appOrigin, email })
    expect(refused.error()).toMatchObject({ code: 'STORE_UNAVAILABLE' })
    vault.seal(false)
    site.passTime(31_000)
    expect((await device.signIn(email)).user.email).toBe(email)
    vault.createKey('shared')
    const shared = { authVaultKey: 'shared', recoveryVaultKey: 'shared', recoveryVaultTokenFile: file }
    await expect(site.restart(shared)).rejects.toThrow('both roles have the same key')
  })
})

describe('key files', () => {
  it.each([
    ['a text', Buffer.from('changeme-changeme-changeme-chang')],
    ['a pattern', Buffer.from('deadbeef'.repeat(8), 'hex')],
    ['zeros', Buffer.alloc(32)],
    ['counted bytes', Buffer.from(Array.from({ length: 32 }, (_, index) => index))],
  ])('refuses a key of %s', async (_, key) => {
    await expect(open({ authKeys: `k1:${key.toString('base64')}` })).rejects.toThrow('is an example')
  })

  it('keeps its keys while the file is away, and says so', async () => {
    const file = path.join(await makeFolder(), 'auth.json')
    await createKeyFile(file)
    const kek = await open({ authKeysFile: file })
    const wrapped = await kek.wrap(new Uint8Array(32), new Uint8Array())
    await addKey(file, 'AUTH_KEYS_FILE')
    await chmod(file, 0o644)
    expect((await kek.wrap(new Uint8Array(32), new Uint8Array())).kid).toBe('k1')
    await expect(kek.health()).rejects.toThrow('set its mode to 0600')
    await chmod(file, 0o600)
    expect((await kek.wrap(new Uint8Array(32), new Uint8Array())).kid).toBe('k2')
    await rm(file)
    expect((await kek.unwrap(wrapped, new Uint8Array())).length).toBe(32)
    await expect(kek.health()).rejects.toThrow()
  })
})
