import { useAccount, useWalletInfo } from '@latchkit/react'
import { useState } from 'react'
import { ActionNote } from '../components/ActionNote.js'
import { Card } from '../components/Card.js'
import { Field } from '../components/Field.js'
import type { Report } from './types.js'
import { useAction } from './useAction.js'
import { useSolanaAdapter } from './useSolanaAdapter.js'

/** Signs a text with the Solana account. */
export function SolanaSignCard({ report }: { report: Report }) {
  const { address } = useAccount()
  const wallet = useWalletInfo()
  const adapter = useSolanaAdapter()
  const [message, setMessage] = useState('Hello from the Latchkit demo')
  const action = useAction('sign-message', report)
  const sign = () =>
    action.run(async tell => {
      tell({ address, message })
      const signature = await adapter.signMessage?.({ message, address })
      if (!signature) throw new Error('This wallet signs no messages.')
      return { signature }
    })
  return (
    <Card title="Sign a message" hint="A text that proves the account is yours. It costs nothing.">
      <form
        onSubmit={event => {
          event.preventDefault()
          sign()
        }}
      >
        <Field label="Message" testId="demo-message" value={message} onChange={setMessage} required />
        <button
          type="submit"
          className="button primary"
          data-testid="demo-sign-message"
          disabled={action.status === 'pending' || message === ''}
        >
          Sign message
        </button>
      </form>
      <ActionNote
        action={action}
        pending={`Approve in ${wallet?.name ?? 'your wallet'}…`}
        success={<strong>Signed</strong>}
      />
      {action.details.signature ? (
        <p className="fact">
          Signature <code dir="ltr">{`${action.details.signature}`}</code>
        </p>
      ) : null}
    </Card>
  )
}
