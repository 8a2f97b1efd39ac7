import { useAccount } from '@latchkit/react'
import { getAddress, recoverMessageAddress } from 'viem'
import { usePublicClient, useSignMessage } from 'wagmi'
import { SignMessageForm } from './SignMessageForm.js'
import type { Report } from './useAction.js'
import { useAction } from './useAction.js'
import { Verified, verify } from './Verified.js'

/** Signs a text and verifies the signature in the page. */
export function SignMessageCard({ report }: { report: Report }) {
  const { address } = useAccount()
  const chain = usePublicClient()
  const { mutateAsync: signMessage } = useSignMessage()
  const action = useAction('sign-message', report)
  const sign = (message: string) =>
    action.run(async show => {
      const account = getAddress(address ?? '')
      show({ address: account, message })
      const signature = await signMessage({ account, message })
      return verify({
        account,
        signature,
        recover: () => recoverMessageAddress({ message, signature }),
        askChain: async () => (await chain?.verifyMessage({ address: account, message, signature })) ?? false,
      })
    })
  return <SignMessageForm action={action} onSign={sign} success={<Verified details={action.details} />} />
}
