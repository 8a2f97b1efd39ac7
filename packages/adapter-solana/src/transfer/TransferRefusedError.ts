import { BaseError } from '@latchkit/core/errors'

/** Reason that a token, or an account of it, takes no part in a transfer. */
export type TransferProblem = keyof typeof refusals

const refusals = {
  'not-transferable': 'The token cannot be transferred.',
  paused: 'The issuer has paused every transfer of the token.',
  frozen: 'The issuer has frozen the token in the account of the sender.',
  programmable:
    'It is a programmable NFT, which only the Token Metadata program moves, by the rules of its issuer.',
  confidential: 'What the account holds of it is confidential, and only a confidential transfer can move it.',
  'receiver-frozen': 'The account of the receiver is frozen, as each new account of the token may be.',
  'receiver-confidential': 'The account of the receiver takes confidential transfers only.',
  'memo-required': 'The account of the receiver takes only transfers with a memo.',
  'fee-changed': 'The fee of the token has risen since the estimate.',
  hook: 'The accounts of the transfer hook cannot be found, or it needs another signature.',
} as const

/**
 * The token, or an account of it, does not take part in such a transfer (`solana/transfer-refused`).
 *
 * @error solana/transfer-refused
 * @why
 * The token, or an account of it, takes no part in such a transfer. `problem` has the reason. The wallet was not
 * opened.
 *
 * | `problem` | reason |
 * |---|---|
 * | `not-transferable` | the mint is non-transferable |
 * | `paused` | the issuer has paused the mint |
 * | `frozen` | the issuer has frozen the sender's token account |
 * | `programmable` | a programmable NFT, which only the Token Metadata program moves, by the rules of its collection |
 * | `confidential` | the sender's balance is confidential |
 * | `receiver-frozen` | the receiver's token account is frozen, or a new one would be (default account state) |
 * | `receiver-confidential` | the receiver's token account takes confidential transfers only |
 * | `memo-required` | the receiver's token account takes only transfers with a memo |
 * | `fee-changed` | the fee of the token has risen since the estimate |
 * | `hook` | the accounts of the transfer hook cannot be found, or it needs another signature |
 * @solution Show the reason. `programmable`, `confidential`, `receiver-confidential`, `memo-required` and `hook` may
 * work in the wallet itself, or with a transaction that your app builds.
 */
export class TransferRefusedError extends BaseError {
  override readonly name = 'TransferRefusedError'
  readonly problem: TransferProblem
  constructor({ problem }: { problem: TransferProblem }) {
    super('The token cannot be sent', {
      code: 'solana/transfer-refused',
      metaMessages: [refusals[problem], 'Nothing was sent.'],
    })
    this.problem = problem
  }
}
