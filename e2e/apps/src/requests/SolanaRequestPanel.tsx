import { useSolanaConnection, useSolanaProvider } from '@latchkit/adapter-solana/web3js'
import { useAccount } from '@latchkit/react'
import { base58 } from '@scure/base'
import { PublicKey, SystemProgram, Transaction } from '@solana/web3.js'
import { useState } from 'react'
import { wrapped } from '../wrapped.js'

/** Requests of an app to a Solana wallet: each answer in the order in which it came. */
export function SolanaRequestPanel() {
  const { address, status } = useAccount()
  const { provider } = useSolanaProvider()
  const { connection } = useSolanaConnection()
  const [input, setInput] = useState('')
  const [answers, setAnswers] = useState<readonly string[]>([])

  async function transfer() {
    if (!provider || !connection) throw new Error('Not connected.')
    const [to = '', lamports = '0'] = input.split(' ')
    return new Transaction({
      feePayer: provider.publicKey,
      ...(await connection.getLatestBlockhash()),
    }).add(
      SystemProgram.transfer({
        fromPubkey: provider.publicKey,
        toPubkey: new PublicKey(to),
        lamports: Number(lamports),
      }),
    )
  }
  const actions: { readonly [name: string]: () => Promise<string | undefined> } = {
    'sign-message': async () => provider && base58.encode(await provider.signMessage(input)),
    'sign-transaction': async () => {
      const signed = await provider?.signTransaction(await transfer())
      return signed && base58.encode(signed.serialize())
    },
    'sign-two': async () => {
      const signed = await provider?.signAllTransactions([await transfer(), await transfer()])
      return signed?.map(one => base58.encode(one.serialize())).join(' ')
    },
    send: async () => provider?.signAndSendTransaction(await transfer()),
  }
  async function run(action: string) {
    const outcome = await actions[action]?.().then(
      value => ({ value }),
      ({ code, message }) => ({ error: { code, message } }),
    )
    setAnswers(before => [...before, JSON.stringify({ action, ...outcome })])
  }
  return (
    <section aria-label="Requests">
      <label>
        Input <input data-testid="input" value={input} onChange={event => setInput(event.target.value)} />
      </label>
      {Object.keys(actions).map(action => (
        <button
          key={action}
          type="button"
          data-testid={action}
          disabled={!provider || !connection}
          onClick={() => void run(action)}
        >
          {action}
        </button>
      ))}
      <output style={wrapped} data-testid="state">
        {status} {address}
      </output>
      <ul data-testid="answers">
        {answers.map(answer => (
          <li key={answer} style={wrapped}>
            {answer}
          </li>
        ))}
      </ul>
    </section>
  )
}
