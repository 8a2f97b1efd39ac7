import { deliver } from '../connection/deliver.js'
import { readTopicAgain } from '../connection/readTopicAgain.js'
import type { RelayNode } from '../connection/types.js'
import type { Message, PutResult } from '../mailbox/types.js'
import { RpcError } from './rpcError.js'

/**
 * Keeps a message and pushes it to whoever listens here. At once where the mailbox is in this process: most calls need
 * no promise.
 *
 * @throws RpcError
 */
export function publishMessage(node: RelayNode, message: Message): undefined | Promise<void> {
  if (node.draining) throw new RpcError('draining', 'Unavailable: the relay is shutting down')
  const result = node.mailbox.put(message)
  if (typeof result !== 'string') return result.then(settled => settle(node, message, settled))
  settle(node, message, result)
  return undefined
}

function settle(node: RelayNode, message: Message, result: PutResult): void {
  if (result === 'topic-full' || result === 'full') {
    const which = result === 'full' ? 'the relay' : 'this topic'
    throw new RpcError('mailbox-full', `Limit exceeded: the mailbox of ${which} is full`)
  }
  node.counts.published += 1
  if (result === 'stored') deliver(node, message)
  // It may have been stored by a call that counted as failed here: then nobody of this node has it yet.
  else readTopicAgain(node, message.topic)
}
