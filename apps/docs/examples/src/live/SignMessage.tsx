import { isError } from '@latchkit/core'
import { ConnectButton, useAccount, useProvider } from '@latchkit/react'
import { useState } from 'react'

const message = 'I agree to the terms of Example Store.'

export function SignMessage() {
  const { address } = useAccount({ namespace: 'eip155' })
  const { provider } = useProvider('eip155')
  const [result, setResult] = useState('')
  if (!provider) return <ConnectButton />

  async function sign() {
    setResult('Waiting for the wallet…')
    try {
      const signature = await provider?.request({ method: 'personal_sign', params: [message, address] })
      setResult(`Signature: ${signature}`)
    } catch (error) {
      setResult(isError(error, 'rpc/user-rejected') ? 'You declined in the wallet.' : `${error}`)
    }
  }
  return (
    <>
      <button type="button" className="button" onClick={sign}>
        Sign a message
      </button>
      <p role="status">{result}</p>
    </>
  )
}
