import { useAccount } from '@latchkit/react'
import { getAddress, recoverMessageAddress, verifyMessage } from 'viem'
import { useSignMessage } from 'wagmi'
import { SignMessageForm } from './SignMessageForm.js'
import type { Report } from './useAction.js'
import { useAction } from './useAction.js'
import { Verified, verifiedBy } from './Verified.js'

/** Signs a text and verifies the signature in the page. */
export function SignMessageCard({ report }: { report: Report }) {
  const { address } = useAccount()
  const { mutateAsync: signMessage } = useSignMessage()
  const action = useAction('sign-message', report)
  const sign = (message: string) =>
    action.run(async show => {
      const account = getAddress(address ?? '')
      show({ address: account, message })
      const signature = await signMessage({ account, message })
      const isVerified = await verifyMessage({ address: account, message, signature })
      return verifiedBy({
        isVerified,
        signature,
        recovered: await recoverMessageAddress({ message, signature }),
      })
    })
  return <SignMessageForm action={action} onSign={sign} success={<Verified details={action.details} />} />
}
