import { expect, it, vi } from 'vitest'
import type { OpenWallet } from '../wallet/openWallet.js'
import { detachRequest } from './detachRequest.js'

const address = { id: crypto.randomUUID(), secret: 's' }
const request = { type: 'RPC_REQUEST', payload: { method: 'personal_sign' } } as const

function create(offer: () => Promise<void> = async () => {}) {
  const offered = vi.fn(offer)
  const detached = detachRequest({
    exchange: { offer: offered, wait: async ({ address: of }) => `answer of ${of.id}` },
    link: { getAddress: () => address },
    request,
    getWallet: async () => ({ id: 'wallet' }) as OpenWallet,
    signal: new AbortController().signal,
  })
  return { detached, offered }
}

it('C47: offers a request once, however often the page says that it is cut off, and has the answer', async () => {
  const { detached, offered } = create()
  await Promise.all([detached.offer(address.id), detached.offer(address.id)])
  await detached.offer(address.id)
  expect(offered).toHaveBeenCalledTimes(1)
  expect(await detached.result).toBe(`answer of ${address.id}`)
})

it('refuses a window that the request does not wait for, and goes on waiting', async () => {
  const { detached, offered } = create()
  const other = detached.offer(crypto.randomUUID())
  await expect(other).rejects.toMatchObject({ code: -32602 })
  expect(offered).not.toHaveBeenCalled()
  await detached.offer(address.id)
  expect(await detached.result).toBe(`answer of ${address.id}`)
})

it('ends a request that cannot be offered with its error', async () => {
  const reason = new TypeError('away')
  const { detached } = create(() => Promise.reject(reason))
  await expect(detached.offer(address.id)).rejects.toBe(reason)
  await expect(detached.result).rejects.toBe(reason)
})
