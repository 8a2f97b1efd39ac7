import { deriveSymKey } from '../crypto/deriveSymKey.js'
import { hashTopic } from '../crypto/hashTopic.js'
import type { KeyPair } from '../crypto/types.js'
import type { Envelope } from '../envelope/readEnvelope.js'
import { ProtocolError } from '../errors/protocolErrors.js'
import type { Context } from '../session/types.js'

/** Where wallets answer `wc_sessionAuthenticate`: the hash of our public key, sealed with a key that travels along. */
export async function openAnswerTopic(context: Context, keyPair: KeyPair): Promise<string> {
  const topic = await hashTopic(keyPair.publicKey)
  context.privateTopics.set(topic, {
    receive: () => undefined,
    async symKey(envelope: Envelope) {
      if (envelope.type !== 1) throw new ProtocolError(7)
      return deriveSymKey(await keyPair.agree(envelope.senderPublicKey))
    },
  })
  return topic
}
