import { useAccount, useWalletInfo } from '@latchkit/react'
import { useState } from 'react'
import { getAddress, recoverMessageAddress, verifyMessage } from 'viem'
import { useSignMessage } from 'wagmi'
import { ActionNote } from '../components/ActionNote.js'
import { Card } from '../components/Card.js'
import { Field } from '../components/Field.js'
import type { Report } from './types.js'
import { useAction } from './useAction.js'
import { Verified } from './Verified.js'
import { verifiedBy } from './verifiedBy.js'

/** Signs a text and checks the signature here, without asking anyone. */
export function SignMessageCard({ report }: { report: Report }) {
  const { address } = useAccount()
  const wallet = useWalletInfo()
  const { mutateAsync: signMessage } = useSignMessage()
  const [message, setMessage] = useState('Hello from the Latchkit demo')
  const action = useAction('sign-message', report)
  const sign = () =>
    action.run(async tell => {
      const account = getAddress(address ?? '')
      tell({ address: account, message })
      const signature = await signMessage({ account, message })
      const isVerified = await verifyMessage({ address: account, message, signature })
      return verifiedBy({
        isVerified,
        signature,
        recovered: await recoverMessageAddress({ message, signature }),
      })
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
        success={<Verified details={action.details} />}
      />
    </Card>
  )
}
