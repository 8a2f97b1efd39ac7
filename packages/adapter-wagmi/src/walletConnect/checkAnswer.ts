import { ProviderRpcError } from '@latchkit/core/errors'
import { isSignedMessage, isTransactionHash } from '@latchkit/core/validate'

/**
 * Lets only what a method can answer pass to the app.
 *
 * @throws ProviderRpcError `rpc/unknown`
 */
export function checkAnswer(method: string, answer: unknown): unknown {
  const isFine =
    method === 'eth_sendTransaction'
      ? isTransactionHash(answer)
      : method === 'personal_sign' || /^eth_sign(TypedData(_v[34])?)?$/.test(method)
        ? isSignedMessage(answer)
        : method === 'wallet_getCapabilities'
          ? typeof answer === 'object' && answer !== null
          : true
  if (isFine) return answer
  throw new ProviderRpcError(`The wallet answered ${method} with something else than it has to`, {
    rpcCode: -32603,
    metaMessages: ['Nothing of it was used. Look into the wallet before you try again.'],
  })
}
