import { limits } from '@latchkit/secure-frame-client/protocol'
import { expect, it, vi } from 'vitest'
import { answerRequests } from './answerRequests.js'

it('answers what the client would drop as too large by an error', async () => {
  const post = vi.fn()
  const result = 'x'.repeat(limits.messageBytes)
  const receive = answerRequests(
    { origin: 'https://app.example', post, emit: () => {} },
    async () => result,
    () => false,
  )
  const id = crypto.randomUUID()
  receive({ id, type: 'RPC_REQUEST', payload: { method: 'eth_getLogs', params: [{}] } })
  await vi.waitFor(() => expect(post).toHaveBeenCalled())
  const payload = { message: 'The answer is too large', code: -32005 }
  expect(post.mock.calls).toEqual([[{ id, type: 'RPC_REQUEST_ERROR', payload }]])
})
