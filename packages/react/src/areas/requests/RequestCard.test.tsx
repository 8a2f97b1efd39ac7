import { mainnet } from '@latchkit/core/networks'
import type { PendingRequest } from '@latchkit/core/requests'
import { mockAdapter } from '@latchkit/core/testing'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { createLatchkit } from '../../page/latchkit/createLatchkit.js'
import { LatchkitContext } from '../../page/provider/LatchkitContext.js'
import { describeRequest } from './describeRequest.js'
import { RequestCard } from './RequestCard.js'

const to = '0xd46E8dD67C5d32be8058Bb8Eb970870F07244567'

/** The rows of the card, as label and text. */
function render(method: string, params: unknown) {
  const latchkit = createLatchkit({
    metadata: { name: 'Test' },
    networks: [mainnet],
    adapters: [mockAdapter({ namespace: 'eip155' })],
    locale: 'en',
    logLevel: 'silent',
  })
  const connector = { id: 'auth', namespace: 'eip155', name: 'Embedded', type: 'auth' } as const
  const request: PendingRequest = { id: 1, connector, method, params, policy: 'notSafe' }
  const html = renderToStaticMarkup(
    <LatchkitContext.Provider value={latchkit}>
      <RequestCard request={request} description={describeRequest(request)} />
    </LatchkitContext.Provider>,
  )
  return [...html.matchAll(/<dt[^>]*>(.*?)<\/dt><dd[^>]*><bdi>(.*?)<\/bdi>/gs)].map(([, label, text]) => [
    label,
    text,
  ])
}

it('shows the whole recipient, the amount and the calldata', () => {
  const data = `0xa9059cbb${'00'.repeat(64)}`
  expect(render('eth_sendTransaction', [{ to, value: '0x1', data, chainId: '0x1' }])).toEqual([
    ['Requested by', 'Test'],
    ['Network', 'Ethereum'],
    ['To', to],
    ['Amount', '0.000000000000000001 ETH'],
    ['Data', data],
  ])
})

it('shows network and amount on a chain that the app does not list, and every call', () => {
  const calls = [
    { to, value: '0xde0b6b3a7640000' },
    { to, data: '0x095ea7b3' },
  ]
  expect(render('wallet_sendCalls', [{ calls, chainId: '0x89' }])).toEqual([
    ['Requested by', 'Test'],
    ['Network', 'eip155:137'],
    ['To', to],
    ['Amount', '1,000,000,000,000,000,000 wei'],
    ['To', to],
    ['Data', '0x095ea7b3'],
  ])
})

it('makes bidi and control characters visible, whatever form the text came in', () => {
  for (const message of [
    'pay \u202eelgoog\u0000',
    `0x${Buffer.from('pay \u202eelgoog\u0000').toString('hex')}`,
  ])
    expect(render('personal_sign', [message, to])).toContainEqual(['Message', 'pay ⟨U+202E⟩elgoog⟨U+0000⟩'])
  expect(render('eth_signTypedData_v4', [to, { a: '\u2066' }])).toContainEqual([
    'Data',
    '{\n  &quot;a&quot;: &quot;⟨U+2066⟩&quot;\n}',
  ])
})
