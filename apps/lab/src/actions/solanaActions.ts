import type { SolanaAdapter } from '@latchkit/adapter-solana'
import { getConnection, getProvider } from '@latchkit/adapter-solana/web3js'
import { type LabActions, LabInputError } from './labAction'

/** Signing and sending by the adapter's provider, and by `@solana/web3.js`, which loads with the first transaction. */
export function solanaActions(adapter: SolanaAdapter): LabActions {
  const client = { adapters: [adapter] }
  return {
    'sign-message': async message => toHex(await (await adapter.getProvider()).signMessage(message)),
    'sign-transaction': async input => {
      const transaction = await buildTransfer(client, input)
      const signed = await (await getProvider(client)).signTransaction(transaction)
      return toHex(signed.serialize())
    },
    'send-transaction': async input => {
      const provider = await getProvider(client)
      return provider.signAndSendTransaction(await buildTransfer(client, input))
    },
    'send-native': input => {
      const [to, value] = readTransfer(input)
      return adapter.sendTransfer?.({ to, value })
    },
    'send-token': input => {
      const [to, value, token] = readTransfer(input)
      if (!token) throw new LabInputError('a receiver, an amount and a mint')
      return adapter.sendTransfer?.({ to, value, token })
    },
    'read-balance': async () => {
      const connection = await getConnection(client)
      const { publicKey } = await getProvider(client)
      return connection.getBalance(publicKey)
    },
  }
}

async function buildTransfer(client: Parameters<typeof getConnection>[0], input: string) {
  const [to, value] = readTransfer(input)
  const { PublicKey, SystemProgram, TransactionMessage, VersionedTransaction } = await import(
    '@solana/web3.js'
  )
  const connection = await getConnection(client)
  const { publicKey } = await getProvider(client)
  const { blockhash } = await connection.getLatestBlockhash()
  const message = new TransactionMessage({
    payerKey: publicKey,
    recentBlockhash: blockhash,
    instructions: [
      SystemProgram.transfer({ fromPubkey: publicKey, toPubkey: new PublicKey(to), lamports: value }),
    ],
  })
  return new VersionedTransaction(message.compileToV0Message())
}

function readTransfer(input: string): readonly [to: string, value: bigint, token: string | undefined] {
  const [to = '', value = '', token] = input.split(' ')
  if (to === '' || !/^\d+$/.test(value))
    throw new LabInputError('a receiver and an amount in the smallest unit')
  return [to, BigInt(value), token]
}

function toHex(bytes: Uint8Array): string {
  return `0x${Array.from(bytes, byte => byte.toString(16).padStart(2, '0')).join('')}`
}
