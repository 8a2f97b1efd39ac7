import { afterEach, expect, test } from 'vitest'
import { startRelay } from '../src/startRelay.js'
import { connect } from './connect.js'

const ends: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const end of ends.splice(0)) await end()
})

test('both families', async () => {
  const relay = await startRelay({ port: 0 })
  ends.push(relay.close)
  const [dapp, wallet] = [await connect(relay.url), await connect(relay.url)]
  const topic = 'a'.repeat(64)
  const session = 'b'.repeat(64)
  expect(
    await dapp.call('wc_proposeSession', {
      pairingTopic: topic,
      sessionProposal: 'p',
      ttl: 300,
      correlationId: 1,
    }),
  ).toMatchObject({ result: true })
  expect((await wallet.call('irn_subscribe', { topic })).result).toMatch(/^[0-9a-f]{64}$/)
  expect(await wallet.waitForPushes(1)).toMatchObject([{ topic, message: 'p', tag: 1100 }])
  expect(
    await wallet.call('wc_approveSession', {
      pairingTopic: topic,
      sessionTopic: session,
      sessionProposalResponse: 'r',
      sessionSettlementRequest: 's',
      ttl: 300,
      correlationId: 1,
    }),
  ).toMatchObject({ result: true })
  expect(await dapp.waitForPushes(1)).toMatchObject([{ topic, message: 'r', tag: 1101 }])
  await dapp.call('irn_subscribe', { topic: session })
  expect(await dapp.waitForPushes(2)).toMatchObject([{}, { topic: session, message: 's', tag: 1102 }])
  expect(
    await dapp.call('irn_publish', { topic: session, message: 'x', ttl: 300, tag: 1108, prompt: true }),
  ).toMatchObject({ result: true })
  expect(await wallet.waitForPushes(2)).toMatchObject([{}, { topic: session, message: 'x', tag: 1108 }])
  expect(
    await wallet.send(
      '{"id":1234567890123456789,"jsonrpc":"2.0","method":"irn_nope","params":{"id":[5,{"id":7}]}}',
    ),
  ).toMatch(/^{"id":1234567890123456789,/)
})
