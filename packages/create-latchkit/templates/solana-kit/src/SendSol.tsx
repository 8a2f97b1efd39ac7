import { useSolanaRpc, useSolanaSigner } from '@latchkit/adapter-solana/kit'
import {
  appendTransactionMessageInstruction,
  assertIsAddress,
  createTransactionMessage,
  getBase58Decoder,
  getBase64EncodedWireTransaction,
  isTransactionSendingSigner,
  lamports,
  pipe,
  setTransactionMessageFeePayerSigner,
  setTransactionMessageLifetimeUsingBlockhash,
  signAndSendTransactionMessageWithSigners,
  signTransactionMessageWithSigners,
} from '@solana/kit'
import { getTransferSolInstruction } from '@solana-program/system'
import { type FormEvent, useState } from 'react'

const amount = lamports(1_000_000n)

/** Sends 0.001 SOL to an address. */
export function SendSol() {
  const { signer } = useSolanaSigner()
  const rpc = useSolanaRpc()
  const [outcome, setOutcome] = useState('')

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (!signer) return
    try {
      const destination = String(new FormData(event.currentTarget).get('to'))
      assertIsAddress(destination)
      const { value: latest } = await rpc.getLatestBlockhash().send()
      const message = pipe(
        createTransactionMessage({ version: 0 }),
        message => setTransactionMessageFeePayerSigner(signer, message),
        message => setTransactionMessageLifetimeUsingBlockhash(latest, message),
        message =>
          appendTransactionMessageInstruction(
            getTransferSolInstruction({ source: signer, destination, amount }),
            message,
          ),
      )
      // Most wallets send. Others sign, and the endpoint of the app sends.
      if (isTransactionSendingSigner(signer)) {
        const signature = await signAndSendTransactionMessageWithSigners(message)
        setOutcome(`Sent: ${getBase58Decoder().decode(signature)}`)
      } else {
        const transaction = getBase64EncodedWireTransaction(await signTransactionMessageWithSigners(message))
        setOutcome(`Sent: ${await rpc.sendTransaction(transaction, { encoding: 'base64' }).send()}`)
      }
    } catch (error) {
      setOutcome(error instanceof Error ? error.message : String(error))
    }
  }

  return (
    <form aria-label="Transfer" onSubmit={send}>
      <label>
        To <input name="to" required autoComplete="off" />
      </label>
      <button type="submit" disabled={!signer}>
        Send 0.001 SOL
      </button>
      <p role="status">{outcome}</p>
    </form>
  )
}
