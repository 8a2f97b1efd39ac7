import { useWalletInfo } from '@latchkit/react'
import { type ReactNode, useState } from 'react'
import { ActionNote } from '../components/ActionNote.js'
import { Card } from '../components/Card.js'
import { Field } from '../components/Field.js'
import type { Action } from './useAction.js'

export type SignMessageFormProps = {
  action: Action
  onSign: (message: string) => void
  /** Text shown once the signature was checked. */
  success: ReactNode
}

/** A text to sign, whatever the chain family. */
export function SignMessageForm({ action, onSign, success }: SignMessageFormProps) {
  const wallet = useWalletInfo()
  const [message, setMessage] = useState('Hello from the Latchkit demo')
  return (
    <Card title="Sign a message" hint="A text that proves the account is yours. It costs nothing.">
      <form
        onSubmit={event => {
          event.preventDefault()
          onSign(message)
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
        success={success}
      />
    </Card>
  )
}
