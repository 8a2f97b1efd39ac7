import { expect, it, onTestFinished, vi } from 'vitest'
import { pair, pairingLife } from './pair.js'
import type { ProposedSession, SessionProposal } from './proposeSession.js'

it('proposes no more once a wallet has answered, where a renewal fails afterwards', async () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  let approve: (proposed: ProposedSession) => void = () => {}
  let failRenewal: (error: Error) => void = () => {}
  const proposal: SessionProposal = {
    uri: 'wc:1',
    expiry: Date.now() / 1000 + 300,
    approval: new Promise(resolve => {
      approve = resolve
    }),
    cancel() {},
  }
  const renewal = new Promise<SessionProposal>((_, reject) => {
    failRenewal = reject
  })
  const propose = vi.fn(() => renewal).mockResolvedValueOnce(proposal)
  const paired = pair({
    propose,
    signal: new AbortController().signal,
    platform: { onVisibilityChange: () => () => {} },
    onProposal() {},
  })
  await vi.advanceTimersByTimeAsync(pairingLife)
  expect(propose).toHaveBeenCalledTimes(2)
  approve({})
  expect(await paired).toEqual({})
  failRenewal(new TypeError('offline'))
  await vi.advanceTimersByTimeAsync(60_000)
  expect(propose).toHaveBeenCalledTimes(2)
})
