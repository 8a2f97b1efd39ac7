import { base58 } from '@scure/base'
import { buildAuthObject } from '@walletconnect/utils'
import { stringToHex } from 'viem'
import { signMessage } from '../../background/signMessage.js'
import { signBytes } from '../../solana/signBytes.js'
import type { Context } from '../context.js'
import type { SignedStatement } from '../types.js'
import type { Statement } from './listStatements.js'

/** Signs statements, each with the key of its namespace. */
export async function signStatements(
  { accounts }: Pick<Context, 'accounts'>,
  statements: readonly Statement[],
): Promise<SignedStatement[]> {
  return await Promise.all(
    statements.map(async ({ payload, iss, address, namespace, text }) => {
      const account = accounts.find(entry => [entry.address, entry.solana.address].includes(address))
      if (!account) throw new Error(`The wallet has no account ${address}.`)
      const signature =
        namespace === 'eip155'
          ? { t: 'eip191', s: await signMessage(account.privateKey, stringToHex(text)) }
          : {
              t: 'solana:ed25519',
              s: base58.encode(signBytes(account.solana, new TextEncoder().encode(text))),
            }
      const { h, p } = buildAuthObject(payload, { t: 'eip191', s: '' }, iss)
      return { h, p, s: signature }
    }),
  )
}
