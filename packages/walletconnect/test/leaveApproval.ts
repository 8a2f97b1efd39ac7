import { createKeyPair } from '../src/crypto/createKeyPair.js'
import { fromHex, toHex } from '../src/crypto/encoding.js'
import { deriveSymKey, hashTopic } from '../src/crypto/hash.js'
import { openEnvelope, sealEnvelope } from '../src/envelope/envelope.js'
import type { Tab } from './tabs.js'

/** Queues an approval and a settlement at the relay, for the only proposal of a tab. */
export async function leaveApproval({ calls, mailbox }: Tab, uri: string) {
  const pairingTopic = uri.slice(3, 67)
  const pairingKey = fromHex(new URLSearchParams(uri.split('?')[1]).get('symKey') ?? '') ?? new Uint8Array()
  const message = String(calls.find(({ method }) => method === 'wc_proposeSession')?.params.sessionProposal)
  const { id, params } = JSON.parse(openEnvelope({ symKey: pairingKey, message }))
  const keyPair = await createKeyPair()
  const publicKey = toHex(keyPair.publicKey)
  const symKey = await deriveSymKey(
    await keyPair.agree(fromHex(params.proposer.publicKey) ?? new Uint8Array()),
  )
  const topic = await hashTopic(symKey)
  const seal = (symKey: Uint8Array, payload: object) =>
    sealEnvelope({ symKey, plaintext: JSON.stringify({ jsonrpc: '2.0', ...payload }) })
  mailbox.push({
    topic: pairingTopic,
    message: seal(pairingKey, { id, result: { responderPublicKey: publicKey } }),
  })
  const account = 'eip155:1:0xab16a96d359ec26a11e2c2b3d8f8b8942d5bfcdb'
  const terms = {
    controller: { publicKey, metadata: { name: 'Peer' } },
    expiry: Math.floor(Date.now() / 1000) + 1000,
    namespaces: { eip155: { methods: ['personal_sign'], events: [], accounts: [account] } },
  }
  mailbox.push({ topic, message: seal(symKey, { id: id + 1, method: 'wc_sessionSettle', params: terms }) })
}
