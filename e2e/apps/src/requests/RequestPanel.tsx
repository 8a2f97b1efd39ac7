import { requestsAtom } from '@latchkit/core/requests'
import { pushTransaction, useConnectors, useLatchkit } from '@latchkit/react'
import { useState, useSyncExternalStore } from 'react'
import { useAccount } from 'wagmi'
import { wrapped } from '../wrapped.js'
import type { EmbeddedWallet } from './createEmbeddedWallet.js'

type Asker = { request(args: { method: string; params?: unknown }): Promise<unknown> }

/** Asks the connected wallet's provider for anything, with and without a flow on the stack. */
export function RequestPanel({ wallet }: { wallet: EmbeddedWallet }) {
  const latchkit = useLatchkit()
  const { connector } = useAccount()
  const connectors = useConnectors()
  const { store } = latchkit.client
  const pending = useSyncExternalStore(
    listener => store.sub(requestsAtom, listener),
    () => store.get(requestsAtom),
  )
  const [input, setInput] = useState('')
  const [answers, setAnswers] = useState<readonly string[]>([])
  const [flow, setFlow] = useState<readonly string[]>([])

  async function ask() {
    const [method = '', ...rest] = input.split(' ')
    const params: unknown = rest.length > 0 ? JSON.parse(rest.join(' ')) : []
    const provider = (await connector?.getProvider()) as Asker
    const outcome = await provider.request({ method, params }).then(
      value => ({ value }),
      ({ code, message }) => ({ error: { code, message } }),
    )
    setAnswers(before => [...before, JSON.stringify({ method, ...outcome })])
  }
  async function push() {
    const record = (how: string) => () => setFlow(before => [...before, how])
    await pushTransaction(latchkit, {
      onSuccess: record('success'),
      onError: record('error'),
      onCancel: record('cancel'),
    })
    setFlow(before => [...before, 'pushed'])
  }
  return (
    <section aria-label="Requests">
      <label>
        Request <input data-testid="request" value={input} onChange={event => setInput(event.target.value)} />
      </label>
      <button type="button" data-testid="ask" onClick={() => void ask()}>
        ask
      </button>
      <button type="button" data-testid="push" onClick={() => void push()}>
        push
      </button>
      <output style={wrapped} data-testid="flow">
        {flow.join(' ')}
      </output>
      <output style={wrapped} data-testid="pending">
        {pending.map(({ method, policy }) => `${method} ${policy}`).join(', ')}
      </output>
      <output style={wrapped} data-testid="reached">
        {wallet.asked.join(' ')}
      </output>
      <output data-testid="types">{connectors.map(({ id, type }) => `${id} ${type}`).join(', ')}</output>
      <ul data-testid="answers">
        {answers.map(answer => (
          <li key={answer}>{answer}</li>
        ))}
      </ul>
    </section>
  )
}
