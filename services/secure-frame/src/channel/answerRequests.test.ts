import {
  type FrameRequest,
  type FrameRequestType,
  frameLanes,
  limits,
} from '@latchkit/secure-frame-client/protocol'
import { expect, it, vi } from 'vitest'
import { FrameError } from '../FrameError.js'
import { answerRequests } from './answerRequests.js'

/** A frame whose requests are answered when the test says so. */
function create(handle: (request: FrameRequest) => Promise<unknown>, log?: (text: string) => void) {
  const post = vi.fn()
  const receive = answerRequests({ origin: 'https://app.example', post, emit: () => {} }, handle, log)
  const ask = (type: FrameRequestType, payload?: unknown) => {
    const id = crypto.randomUUID()
    receive(payload === undefined ? { id, type } : { id, type, payload })
    return id
  }
  return { post, ask }
}

it('answers what the client would drop as too large by an error', async () => {
  const { post, ask } = create(async () => 'x'.repeat(limits.messageBytes))
  const id = ask('RPC_REQUEST', { method: 'eth_getLogs', params: [{}] })
  await vi.waitFor(() => expect(post).toHaveBeenCalled())
  const payload = { message: 'The answer is too large', code: -32005 }
  expect(post.mock.calls).toEqual([[{ id, type: 'RPC_REQUEST_ERROR', payload }]])
})

it('logs types, methods and codes where the page asks for it, and nothing of what is in them', async () => {
  const lines: string[] = []
  const { post, ask } = create(
    async ({ type }) => {
      if (type === 'CONNECT_OTP') throw new FrameError('OTP_INVALID', 'Invalid code 123456')
      return { address: '0xab16' }
    },
    text => lines.push(text),
  )
  ask('RPC_REQUEST', { method: 'eth_getLogs', params: [{ address: '0xab16' }] })
  ask('CONNECT_OTP', { otp: '123456' })
  await vi.waitFor(() => expect(post).toHaveBeenCalledTimes(2))
  expect(lines).toEqual([
    'RPC_REQUEST eth_getLogs',
    'CONNECT_OTP',
    'RPC_REQUEST_SUCCESS eth_getLogs',
    'CONNECT_OTP_ERROR OTP_INVALID',
  ])
})

it('sec 22: refuses no SIGN_OUT, RPC_ABORT or message of another lane while a lane is full', async () => {
  const isHeld = new Set<FrameRequestType>(['RPC_REQUEST', 'GET_USER', 'IS_CONNECTED'])
  const waiting: (() => void)[] = []
  const { post, ask } = create(async ({ type }) => {
    if (isHeld.has(type)) await new Promise<void>(resolve => waiting.push(resolve))
    if (type === 'GET_CHAIN_ID') return { chainId: 1 }
    return undefined
  })
  const read = () => ask('RPC_REQUEST', { method: 'eth_blockNumber', params: [] })
  const answered = async (id: string, end: string) =>
    vi.waitFor(() =>
      expect(post).toHaveBeenCalledWith(
        expect.objectContaining({ id, type: expect.stringMatching(`_${end}$`) }),
      ),
    )

  for (let index = 0; index < frameLanes.read.open; index += 1) read()
  await answered(read(), 'ERROR')
  for (const type of ['SIGN_OUT', 'RPC_ABORT', 'GET_CHAIN_ID'] as const) await answered(ask(type), 'SUCCESS')
  await answered(ask('SWITCH_NETWORK', { chainId: 10 }), 'SUCCESS')
  await answered(ask('SYNC_THEME', { themeMode: 'dark' }), 'SUCCESS')
  await answered(ask('CONNECT_OTP', { otp: '123456' }), 'SUCCESS')

  for (let index = 0; index < frameLanes.control.open; index += 1) ask('IS_CONNECTED')
  for (let index = 0; index < frameLanes.user.open; index += 1) ask('GET_USER')
  await answered(ask('GET_CHAIN_ID'), 'ERROR')
  await answered(ask('CONNECT_OTP', { otp: '123456' }), 'ERROR')
  const ends = Array.from({ length: 200 }, (_, index) => ask(index % 2 ? 'SIGN_OUT' : 'RPC_ABORT'))
  for (const id of ends) await answered(id, 'SUCCESS')

  isHeld.clear()
  for (const resolve of waiting.splice(0)) resolve()
  await new Promise(resolve => setImmediate(resolve))
  await answered(read(), 'SUCCESS')
})
