import { switchAccount } from '@latchkit/core/connection'
import { parseSiwsMessage } from '@latchkit/core/siwx'
import { ed25519 } from '@noble/curves/ed25519.js'
import type { Adapter } from '@solana/wallet-adapter-base'
import { expect, it, vi } from 'vitest'
import { named, open, openConnected } from './openWalletAdapterApp.js'

const input = {
  domain: 'example.com',
  statement: 'Sign in to Example.',
  nonce: 'abcdefgh12345678',
  issuedAt: '2026-01-01T00:00:00.000Z',
}

/** Opens an app with a selected wallet, and counts what the user is prompted for. */
async function openSelected(...parameters: Parameters<typeof open>) {
  const opened = open(...parameters)
  const prompts: string[] = []
  opened.wallet.beforeAsking(feature => void prompts.push(feature))
  await opened.until(now => now.wallets.length === 2)
  opened.read().select(named('Chain Wallet'))
  await opened.until(now => now.wallet !== null)
  return { ...opened, prompts }
}

it('signs in and connects with one prompt, and requests the input as it is', async () => {
  const { read, until, wallet, key, prompts } = await openSelected()
  expect([read().connected, 'signIn' in (read().wallet?.adapter ?? {})]).toEqual([false, true])
  const output = await read().signIn?.(input)
  expect(prompts).toEqual(['solana:signIn'])
  expect(wallet.asked.find(({ feature }) => feature === 'solana:signIn')?.inputs).toStrictEqual([input])
  const now = await until(({ connected }) => connected)
  expect(now.publicKey?.equals(key.publicKey)).toBe(true)
  expect(output?.account).toMatchObject({
    address: key.publicKey.toBase58(),
    chains: ['solana:localnet'],
    features: expect.arrayContaining(['solana:signIn', 'solana:signMessage']),
  })
  const { signature = new Uint8Array(), signedMessage = new Uint8Array() } = output ?? {}
  expect(ed25519.verify(signature, signedMessage, key.publicKey.toBytes())).toBe(true)
  const address = key.publicKey.toBase58()
  expect(parseSiwsMessage(new TextDecoder().decode(signedMessage))).toEqual({ ...input, address })
})

it('signs in from the function of autoConnect, which then connects nothing itself', async () => {
  const outputs: unknown[] = []
  const autoConnect = async (adapter: Adapter) => {
    if (!('signIn' in adapter)) return true
    outputs.push(await adapter.signIn(input))
    return false
  }
  const { until, prompts } = await openSelected({}, { props: { autoConnect } })
  const { wallet } = await until(({ connected }) => connected)
  await vi.waitUntil(() => outputs.length === 1)
  expect([wallet?.adapter.name, prompts]).toEqual(['Chain Wallet', ['solana:signIn']])
})

it('shows the account that signed, where the app chose another one before', async () => {
  const { read, until, page, key } = await openConnected()
  const [, second = ''] = page.read().accounts
  await switchAccount(page.client, { address: second })
  await read().disconnect()
  await until(now => now.wallet === null && !now.disconnecting)
  read().select(named('Chain Wallet'))
  await until(now => now.wallet !== null)
  const output = await read().signIn?.(input)
  const { publicKey } = await until(({ connected }) => connected)
  expect([output?.account.address, publicKey?.toBase58()]).toEqual([
    key.publicKey.toBase58(),
    key.publicKey.toBase58(),
  ])
})

it('has none before it is connected where the wallet lacks solana:signIn, and signs the text then', async () => {
  const { read, prompts, until } = await openSelected({ without: ['solana:signIn'] })
  expect([read().signIn, 'signIn' in (read().wallet?.adapter ?? {})]).toEqual([undefined, false])
  await read().connect()
  const { signIn } = await until(({ connected }) => connected)
  expect((await signIn?.(input))?.signature.length).toBe(64)
  expect(prompts).toEqual(['standard:connect', 'solana:signMessage'])
})

it('connects nothing when the user rejects, and reports that once', async () => {
  const { read, wallet, errors } = await openSelected()
  wallet.rejectNext()
  const refused = { name: 'WalletSignInError', error: { code: 'rpc/user-rejected' } }
  await expect(read().signIn?.(input)).rejects.toMatchObject(refused)
  expect(errors.map(([error, adapter]) => [error.name, adapter?.name])).toEqual([
    ['WalletSignInError', 'Chain Wallet'],
  ])
  expect(read()).toMatchObject({ connected: false, publicKey: null })
})

it('connects nothing when another wallet was selected while this one prompted', async () => {
  const { read, until, wallet, page } = await openSelected()
  const release = wallet.holdNext()
  const signingIn = read().signIn?.(input)
  read().select(named('Other Wallet'))
  await until(now => now.wallet?.adapter.name === 'Other Wallet')
  await release()
  await expect(signingIn).rejects.toMatchObject({ name: 'WalletDisconnectedError' })
  expect([read().connected, page.read().connections]).toEqual([false, []])
})

it('signs in with a connected wallet as before', async () => {
  const { read, wallet, key } = await openConnected()
  const output = await read().signIn?.(input)
  expect(output?.account.address).toBe(key.publicKey.toBase58())
  expect(wallet.asked.at(-1)?.inputs).toStrictEqual([{ address: key.publicKey.toBase58(), ...input }])
})
