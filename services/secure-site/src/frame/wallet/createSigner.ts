import type { FrameConfig } from '../../api/config.js'
import { FrameError } from '../FrameError.js'
import type { SignerAnswer, SignerRequest, SignerResults } from './signerMessages.js'

/** Milliseconds after which a worker that does not answer is ended. */
const workerTimeout = 20_000

/** Runs a task in a worker of its own and returns what it answers. */
export type Signer = <task extends SignerRequest['task']>(
  request: Extract<SignerRequest, { task: task }>,
) => Promise<SignerResults[task]>

type ScriptUrlPolicy = { createScriptURL(url: string): string }

/**
 * Makes workers from the one script that the site's HTML names. The only Trusted Types policy of the frame yields that
 * address and no other.
 *
 * @throws FrameError UNSUPPORTED_BROWSER when the site served no such script
 */
export function createSigner({ workers, trustedTypesPolicy }: FrameConfig): Signer {
  const address = workers['signer.worker']
  if (address === undefined)
    throw new FrameError('UNSUPPORTED_BROWSER', 'The site has no worker to sign with')
  const rules: ScriptUrlPolicy = {
    createScriptURL(url) {
      if (url !== address) throw new TypeError('not a worker of the frame')
      return url
    },
  }
  const policy = readTrustedTypes()?.createPolicy(trustedTypesPolicy, rules) ?? rules

  return request =>
    new Promise((resolve, reject) => {
      const worker = new Worker(policy.createScriptURL(address), { type: 'module' })
      const timeout = setTimeout(() => fail(-32603, 'The key was not used in time'), workerTimeout)
      const end = () => {
        clearTimeout(timeout)
        worker.terminate()
      }
      const fail = (code: number, message: string) => {
        end()
        reject(new FrameError(code, message))
      }
      worker.onmessage = ({ data }: MessageEvent<SignerAnswer>) => {
        if ('error' in data)
          return data.error === 'wallet'
            ? fail(-32603, 'The wallet could not be opened')
            : fail(-32602, 'This cannot be signed')
        end()
        return resolve(data.result as never)
      }
      worker.onerror = () => fail(-32603, 'The key could not be used')
      worker.postMessage(request)
    })
}

/** Absent where the browser has no Trusted Types: the policy of the response is then not enforced either. */
function readTrustedTypes():
  | { createPolicy(name: string, rules: ScriptUrlPolicy): ScriptUrlPolicy }
  | undefined {
  return Reflect.get(globalThis, 'trustedTypes')
}
