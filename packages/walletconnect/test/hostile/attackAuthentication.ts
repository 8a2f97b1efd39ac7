import { createHash } from 'node:crypto'
import type { AuthenticateParameters, AuthenticateReturnType } from '../../src/authenticate/types.js'
import { createKeys } from './createKeys.js'
import type { Victim } from './startVictim.js'
import type { Line, Scan } from './startWallet.js'

/** An authentication to which a hostile wallet responds. */
export type Attack = {
  readonly authentication: AuthenticateReturnType
  readonly scan: Scan
  readonly id: number
  /** The topic of the response, and a key that was agreed for it. */
  readonly answerLine: Line
  /** The session that a response with this wallet's key creates. */
  readonly sessionLine: Line
  /** A statement as requested, with changes to each part. */
  cacao(changes?: { readonly h?: object; readonly p?: object; readonly s?: object }): unknown
  /** Encrypts with a key that the envelope contains, as wallets do. */
  answer(payload: object): Promise<void>
  answerWith(...cacaos: readonly unknown[]): Promise<void>
}

/** Accepts the signature `good`, so that only the other checks refuse. */
export async function attackAuthentication(
  { client, wallet }: Victim,
  changes: Partial<AuthenticateParameters> = {},
): Promise<Attack> {
  const authentication = await client.authenticate({
    chains: ['eip155:1'],
    domain: 'dapp.example',
    uri: 'https://dapp.example/login',
    nonce: 'abcdef0123456789',
    methods: ['personal_sign'],
    verify: ({ signature }) => signature.s === 'good',
    ...changes,
  })
  const scan = await wallet.scan(authentication.uri)
  const { id, params } = await wallet.waitFor(scan.topic, ({ method }) => method === 'wc_sessionAuthenticate')
  const { authPayload } = params as { authPayload: object }
  const { publicKey, ...keys } = createKeys()
  const topic = createHash('sha256').update(Buffer.from(scan.proposer, 'hex')).digest('hex')
  const sessionLine = keys.agree(scan.proposer)
  await wallet.listen(sessionLine)
  const attack: Attack = {
    authentication,
    scan,
    id,
    answerLine: { topic, key: sessionLine.key },
    sessionLine,
    cacao: ({ h, p, s } = {}) => ({
      h: { t: 'caip122', ...h },
      p: { ...authPayload, iss: 'did:pkh:eip155:1:0xab16a96d359ec26a11e2c2b3d8f8b8942d5bfcdb', ...p },
      s: { t: 'eip191', s: 'good', ...s },
    }),
    answer: payload =>
      wallet.say(
        attack.answerLine,
        { id, jsonrpc: '2.0', ...payload },
        { type: 1, head: Buffer.from(publicKey, 'hex') },
      ),
    answerWith: (...cacaos) =>
      attack.answer({ result: { responder: { publicKey, metadata: { name: 'Hostile' } }, cacaos } }),
  }
  return attack
}
