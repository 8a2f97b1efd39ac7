import { refusedMethods } from '@latchkit/secure-frame-client/methods'
import { describe, expect, it } from 'vitest'
import { rejectionOf } from '../../../test/rejectionOf.js'
import { createClient } from '../../client/createClient.js'
import { isError } from '../../errors/BaseError.js'
import { toProviderRpcError } from '../../errors/toProviderRpcError.js'
import { mainnet } from '../../exports/networks.js'
import type { Connector } from '../../types/connection.js'
import { guardProvider } from './guardProvider.js'
import { rejectRequest, rejectRequests } from './rejectRequest.js'
import { requestActivityAtom, requestsAtom } from './start/atoms.js'
import type { PendingRequest } from './types.js'

type Args = { readonly method: string; readonly params?: unknown }

function create(type: Connector['type'] = 'auth') {
  const client = createClient({ metadata: { name: 'Test' }, networks: [mainnet], logLevel: 'silent' })
  const connector: Connector = { id: 'embedded', namespace: 'eip155', name: 'Embedded', type }
  const asked: Args[] = []
  const aborted: string[] = []
  const answers: { resolve(value: unknown): void; reject(error: unknown): void }[] = []
  const inner = Object.freeze({
    request: (args: Args) => {
      asked.push(args)
      return new Promise<unknown>((resolve, reject) => answers.push({ resolve, reject }))
    },
    on() {
      return this
    },
    send: () => 'past the policy',
    sendAsync: () => 'past the policy',
  })
  const provider = guardProvider(client, {
    provider: inner,
    connector,
    abort: ({ method }: PendingRequest) => aborted.push(method),
  })
  const pending = () => client.store.get(requestsAtom).map(({ method, policy }) => [method, policy])
  const last = () => client.store.get(requestActivityAtom).last
  return { client, connector, inner, provider, asked, aborted, answers, pending, last }
}

describe('guardProvider', () => {
  it.each(['injected', 'walletconnect'] as const)('never filters the provider of a type %s', async type => {
    const { inner, provider, asked, pending } = create(type)
    expect(provider).toBe(inner)
    expect(provider.send()).toBe('past the policy')
    void provider.request({ method: 'wallet_inventedByNobody' })
    expect(asked).toEqual([{ method: 'wallet_inventedByNobody' }])
    expect(pending()).toEqual([])
  })

  it('lets a safe method through as it is', async () => {
    const { provider, asked, answers, pending, last } = create()
    const args = { method: 'eth_call', params: [{ to: '0x1' }, 'latest'] }
    const answer = provider.request(args)
    expect(asked[0]).toEqual(args)
    expect(pending()).toEqual([['eth_call', 'safe']])
    answers[0]?.resolve('0x')
    expect(await answer).toBe('0x')
    expect(pending()).toEqual([])
    expect(last()).toMatchObject({ status: 'success', request: { method: 'eth_call' } })
  })

  it('lets a method that signs through, pending until the wallet answers', async () => {
    const { provider, answers, pending, last, connector } = create()
    const first = provider.request({ method: 'personal_sign', params: ['0x68', '0x1'] })
    const second = provider.request({ method: 'eth_sendTransaction', params: [] })
    expect(pending()).toEqual([
      ['personal_sign', 'notSafe'],
      ['eth_sendTransaction', 'notSafe'],
    ])
    answers[0]?.resolve('0xsigned')
    expect(await first).toBe('0xsigned')
    expect(last()).toMatchObject({
      status: 'success',
      request: { id: 1, connector, params: ['0x68', '0x1'] },
    })
    const foreign = { code: 4001, message: 'no' }
    answers[1]?.reject(foreign)
    expect(await rejectionOf(second)).toBe(foreign)
    expect(last()).toMatchObject({ status: 'error', error: foreign })
    expect(pending()).toEqual([])
  })

  it('refuses a method that signs unreadable data and rejects everything that is pending, aborting only what signs', async () => {
    const { provider, asked, aborted, answers, pending, last } = create()
    const read = provider.request({ method: 'eth_getBalance' })
    const sign = provider.request({ method: 'personal_sign' })
    const refused = provider.request({ method: 'eth_sign', params: ['0x1', '0x2'] })
    for (const error of await Promise.all([refused, read, sign].map(rejectionOf))) {
      expect(error).toMatchObject({ code: 4200, message: 'Requested RPC call is not allowed' })
      expect(error.cause).toMatchObject({ code: 'requests/not-allowed' })
    }
    expect(asked.map(({ method }) => method)).toEqual(['eth_getBalance', 'personal_sign'])
    expect(aborted).toEqual(['personal_sign'])
    expect(pending()).toEqual([])
    expect(last()).toMatchObject({ status: 'notAllowed', request: { method: 'eth_sign' } })
    // The wallet's later answer is ignored.
    const before = last()
    for (const { resolve } of answers) resolve('late')
    await Promise.resolve()
    expect(last()).toBe(before)
  })

  it.each([undefined, null, 7, {}, { method: 1 }, { method: 'PERSONAL_SIGN' }])(
    'has no method for a request that is %o',
    async args => {
      const { provider, asked } = create()
      const error = await rejectionOf(provider.request(args as Args))
      expect(error).toMatchObject({ code: -32601 })
      expect(asked).toEqual([])
    },
  )

  it.each([
    'wallet_sendTransaction',
    'wallet_getPermissions',
    'wallet_requestPermissions',
    'wallet_connect',
    'wallet_watchAsset',
    'eth_subscribe',
    'eth_getEncryptionPublicKey',
    'wallet_inventedByNobody',
  ])('C37: %s is answered to its caller alone, and what is pending stays pending', async method => {
    const { provider, asked, aborted, answers, pending, last } = create()
    const read = provider.request({ method: 'eth_getBalance' })
    const sign = provider.request({ method: 'personal_sign' })
    const error = await rejectionOf(provider.request({ method, params: [{}] }))
    expect(error).toMatchObject({ code: -32601, message: expect.stringContaining('does not exist') })
    expect(error.cause).toMatchObject({ code: 'requests/method-not-found', rpcCode: -32601 })
    expect(asked.map(one => one.method)).toEqual(['eth_getBalance', 'personal_sign'])
    expect([aborted, last()]).toEqual([[], undefined])
    expect(pending()).toEqual([
      ['eth_getBalance', 'safe'],
      ['personal_sign', 'notSafe'],
    ])
    for (const { resolve } of answers) resolve('0x1')
    expect(await Promise.all([read, sign])).toEqual(['0x1', '0x1'])
  })

  it.each(refusedMethods)('refuses %s together with what is pending', async method => {
    const { provider, asked, pending, last } = create()
    const sign = provider.request({ method: 'personal_sign' })
    for (const error of await Promise.all([provider.request({ method }), sign].map(rejectionOf)))
      expect(error).toMatchObject({ code: 4200, message: 'Requested RPC call is not allowed' })
    expect(asked.map(one => one.method)).toEqual(['personal_sign'])
    expect(pending()).toEqual([])
    expect(last()).toMatchObject({ status: 'notAllowed', request: { method } })
  })

  it('rejects all at once, aborting only what signs', async () => {
    const { client, provider, aborted, pending } = create()
    const all = [
      provider.request({ method: 'eth_chainId' }),
      provider.request({ method: 'eth_signTypedData_v4' }),
      provider.request({ method: 'wallet_sendCalls' }),
    ]
    rejectRequests(client)
    for (const error of await Promise.all(all.map(rejectionOf))) {
      expect(error).toMatchObject({ code: 4001, message: 'Request was aborted' })
      expect(isError(error.cause, 'requests/aborted')).toBe(true)
      expect(isError(toProviderRpcError(error), 'rpc/user-rejected')).toBe(true)
    }
    expect(aborted).toEqual(['eth_signTypedData_v4', 'wallet_sendCalls'])
    expect(pending()).toEqual([])
  })

  it('rejects one and leaves the others', async () => {
    const { client, provider, aborted, answers, pending, last } = create()
    const first = provider.request({ method: 'personal_sign' })
    const second = provider.request({ method: 'eth_sendTransaction' })
    const [request] = client.store.get(requestsAtom)
    rejectRequest(client, { id: request?.id ?? 0 })
    rejectRequest(client, { id: request?.id ?? 0 })
    rejectRequest(client, { id: 404 })
    expect(await rejectionOf(first)).toMatchObject({ code: 4001 })
    expect(aborted).toEqual(['personal_sign'])
    expect(last()).toMatchObject({ status: 'rejected', request: { method: 'personal_sign' } })
    expect(pending()).toEqual([['eth_sendTransaction', 'notSafe']])
    answers[1]?.resolve('0xhash')
    expect(await second).toBe('0xhash')
  })

  it('ends with its client', async () => {
    const { client, provider, aborted } = create()
    const answer = provider.request({ method: 'personal_sign' })
    client.destroy()
    expect(await rejectionOf(answer)).toMatchObject({ code: 4001 })
    expect(aborted).toEqual(['personal_sign'])
  })

  it('survives a wallet that throws at once, and an abort that throws', async () => {
    const { client, connector, pending } = create()
    const provider = guardProvider(client, {
      connector,
      provider: {
        request(args: Args): Promise<unknown> {
          if (args.method === 'eth_call') throw new TypeError('broken')
          return new Promise(() => {})
        },
      },
      abort: () => {
        throw new TypeError('cannot')
      },
    })
    expect(await rejectionOf(provider.request({ method: 'eth_call' }))).toBeInstanceOf(TypeError)
    const sign = provider.request({ method: 'personal_sign' })
    rejectRequests(client)
    expect(await rejectionOf(sign)).toMatchObject({ code: 4001 })
    expect(pending()).toEqual([])
  })

  it('leaves no way past the policy, and everything else in place', () => {
    const { provider, inner } = create()
    expect(provider.send).toBeUndefined()
    expect(provider.sendAsync).toBeUndefined()
    expect('send' in provider).toBe(false)
    expect('request' in provider).toBe(true)
    expect(provider.request).toBe(provider.request)
    expect(provider.on()).toBe(provider)
    expect(provider).not.toBe(inner)
  })

  it('checks and sends one copy of a request whose members change with each read', async () => {
    const { provider, asked, answers, pending } = create()
    const reads: string[] = []
    const args = {
      get method() {
        reads.push('method')
        return reads.length > 1 ? 'eth_sign' : 'eth_call'
      },
      params: [{ to: '0x1' }],
    }
    const answer = provider.request(args)
    args.params.push({ to: '0x2' })
    expect(pending()).toEqual([['eth_call', 'safe']])
    expect(asked).toEqual([{ method: 'eth_call', params: [{ to: '0x1' }] }])
    expect(reads).toEqual(['method'])
    answers[0]?.resolve('0x')
    expect(await answer).toBe('0x')
    const error = await rejectionOf(provider.request({ method: 'eth_call', params: [() => {}] }))
    expect(error).toMatchObject({ code: -32602 })
  })

  it('gives neither the prototype, nor the wallet as a value, nor as `this` of a listener', async () => {
    const { client, connector } = create()
    const given: unknown[] = []
    class Wallet {
      listener: ((...values: unknown[]) => void) | undefined
      readonly inner = { request: async ({ method }: Args) => `inner ${method}` }
      async request({ method }: Args) {
        return method === 'eth_call' ? this : method
      }
      get self() {
        return this
      }
      async enable() {
        return this
      }
      on(listener: (...values: unknown[]) => void) {
        this.listener = listener
        return this
      }
      off(listener: (...values: unknown[]) => void) {
        if (this.listener === listener) this.listener = undefined
      }
      emit() {
        this.listener?.(this)
      }
    }
    const wallet = new Wallet()
    const provider = guardProvider(client, { provider: wallet, connector })
    const isRefused = async (found: { request(args: Args): Promise<unknown> }) =>
      expect(await rejectionOf(found.request({ method: 'eth_sign' }))).toMatchObject({ code: 4200 })
    expect(Object.getPrototypeOf(provider)).toBeNull()
    for (const name of ['__proto__', 'constructor', '__lookupGetter__']) {
      expect(Reflect.get(provider, name)).toBeUndefined()
      expect(name in provider).toBe(false)
    }
    expect(Reflect.set(provider, '__proto__', {})).toBe(false)
    expect(provider.self).toBe(provider)
    expect(provider.valueOf()).toBe(provider)
    expect(await provider.enable()).toBe(provider)
    expect(await provider.request({ method: 'eth_call' })).toBe(provider)
    expect(provider.inner).toBe(provider.inner)
    await isRefused(provider.inner)

    function listener(this: unknown, value: unknown) {
      given.push(this, value)
    }
    expect(provider.on(listener)).toBe(provider)
    wallet.emit()
    provider.off(listener)
    expect(wallet.listener).toBeUndefined()
    provider.listener = listener
    wallet.emit()
    expect(given.every(value => value === provider)).toBe(true)
    expect(given).toHaveLength(4)
  })

  it('knows the functions of a Solana wallet', async () => {
    const { client, aborted, pending } = create()
    class Wallet {
      #secret = 'signed '
      readonly name = 'Embedded'
      get address() {
        return this.#secret && 'So1'
      }
      async signMessage(message: string) {
        return this.#secret + message
      }
      signTransaction(): Promise<unknown> {
        return new Promise(() => {})
      }
    }
    const connector: Connector = { id: 'embedded', namespace: 'solana', name: 'Embedded', type: 'auth' }
    const wallet = guardProvider(client, {
      provider: new Wallet(),
      connector,
      abort: ({ method }) => aborted.push(method),
    })
    expect([wallet.name, wallet.address]).toEqual(['Embedded', 'So1'])
    const signed = wallet.signMessage('hi')
    const never = wallet.signTransaction()
    expect(pending()).toEqual([
      ['solana_signMessage', 'notSafe'],
      ['solana_signTransaction', 'notSafe'],
    ])
    expect(client.store.get(requestsAtom)[0]?.params).toEqual(['hi'])
    expect(await signed).toBe('signed hi')
    rejectRequests(client)
    expect(await rejectionOf(never)).toMatchObject({ code: 4001, message: 'Request was aborted' })
    expect(aborted).toEqual(['solana_signTransaction'])
  })
})
