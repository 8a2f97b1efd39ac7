import { FrameError } from '../FrameError.js'
import type { OpenWorker } from './createWorkers.js'
import type { SignerAnswer, SignerRequest, SignerResults } from './signerMessages.js'

/** Milliseconds after which a worker that does not answer is ended. */
const workerTimeout = 20_000

/** Runs a task in a separate worker and returns its result. */
export type Signer = <task extends SignerRequest['task']>(
  request: Extract<SignerRequest, { task: task }>,
) => Promise<SignerResults[task]>

/** Signs in workers of the script `signer.worker`, each of which does one thing. */
export function createSigner(open: OpenWorker): Signer {
  return request =>
    new Promise((resolve, reject) => {
      const worker = open('signer.worker')
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
