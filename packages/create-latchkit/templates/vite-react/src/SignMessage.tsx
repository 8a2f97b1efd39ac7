import { useAccount } from '@latchkit/react'
import { useSignMessage } from 'wagmi'

export function SignMessage() {
  const { isConnected } = useAccount()
  const { mutate: sign, data, error, isPending } = useSignMessage()
  if (!isConnected) return null
  return (
    <>
      <button
        type="button"
        className="action"
        disabled={isPending}
        onClick={() => sign({ message: 'Hello' })}
      >
        Sign a message
      </button>
      <p role="status">{data ? `Signed: ${data}` : error?.message}</p>
    </>
  )
}
