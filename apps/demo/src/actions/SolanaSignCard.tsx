import { parseCaipAddress } from '@latchkit/core/caip'
import { verifySiwxSignature } from '@latchkit/core/siwx'
import { useAccount } from '@latchkit/react'
import { useSolanaAdapter } from './localSolana.js'
import { SignMessageForm } from './SignMessageForm.js'
import type { Report } from './useAction.js'
import { useAction } from './useAction.js'

/** Signs a text with the Solana account and verifies the signature in the page. */
export function SolanaSignCard({ report }: { report: Report }) {
  const { caipAddress } = useAccount()
  const adapter = useSolanaAdapter()
  const action = useAction('sign-message', report)
  const sign = (message: string) =>
    action.run(async show => {
      if (!caipAddress) throw new Error('No wallet is connected.')
      const { address, caipNetworkId: chainId } = parseCaipAddress(caipAddress)
      show({ address, message })
      const signature = await adapter.signMessage?.({ message, address })
      if (!signature) throw new Error('This wallet signs no messages.')
      const { isValid } = await verifySiwxSignature({ chainId, accountAddress: address, message, signature })
      if (!isValid) throw new Error('The signature is not of this account.')
      return { signature, verified: true }
    })
  return (
    <SignMessageForm
      action={action}
      onSign={sign}
      success={
        <>
          <strong>Signature verified</strong>
          <span className="fact">
            Signature <code dir="ltr">{`${action.details.signature}`}</code>
          </span>
        </>
      }
    />
  )
}
