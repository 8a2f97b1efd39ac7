import type { OpenWorker } from '../wallet/createWorkers.js'
import type { Argon2Request } from './argon2.worker.js'

/** Cost of new passwords: 64 MiB, 3 passes, one lane. */
export const passwordCost = { memory: 65_536, passes: 3 } as const

/** Hashes a password with Argon2id, in a separate worker. It takes about a second. */
export function hashPassword(open: OpenWorker, request: Argon2Request): Promise<Uint8Array<ArrayBuffer>> {
  return new Promise((resolve, reject) => {
    const worker = open('argon2.worker')
    worker.onmessage = ({ data }: MessageEvent<Uint8Array<ArrayBuffer>>) => {
      worker.terminate()
      resolve(data)
    }
    worker.onerror = () => {
      worker.terminate()
      reject(new RangeError('the password could not be hashed'))
    }
    worker.postMessage(request)
  })
}
