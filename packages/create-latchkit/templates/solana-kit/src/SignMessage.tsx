import { useSolanaSigner } from '@latchkit/adapter-solana/kit'
import { createSignableMessage, getBase58Decoder } from '@solana/kit'
import { useState } from 'react'

/** Signs a text with the connected account. */
export function SignMessage() {
  const { signer } = useSolanaSigner()
  const [outcome, setOutcome] = useState('')

  async function sign() {
    if (!signer) return
    try {
      const [signed] = await signer.modifyAndSignMessages([createSignableMessage('Hello from app-name')])
      const signature = signed?.signatures[signer.address]
      setOutcome(signature ? `Signature: ${getBase58Decoder().decode(signature)}` : 'Not signed.')
    } catch (error) {
      setOutcome(error instanceof Error ? error.message : String(error))
    }
  }

  return (
    <section aria-label="Message">
      <button type="button" disabled={!signer} onClick={sign}>
        Sign a message
      </button>
      <p role="status">{outcome}</p>
    </section>
  )
}
