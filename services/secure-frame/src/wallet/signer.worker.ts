import { runTask } from './runTask.js'
import type { SignerAnswer, SignerRequest } from './signerMessages.js'

/**
 * The only place where a wallet's key exists: a worker that has no network (its response says `connect-src 'none'`), does
 * one task and ends.
 */
self.onmessage = async ({ data }: MessageEvent<SignerRequest>) => {
  let answer: SignerAnswer
  try {
    answer = { result: await runTask(data) }
  } catch {
    // The error could contain the secret that caused it.
    answer = { error: data.task === 'sign' ? 'request' : 'wallet' }
  }
  self.postMessage(answer)
  self.close()
}
