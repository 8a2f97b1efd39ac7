import type { FrameConfig } from '@latchkit/secure-protocol/api/config'
import { FrameError } from '../FrameError.js'

/** Makes a worker from a script of the site, by its name without hash. */
export type OpenWorker = (name: string) => Worker

type ScriptUrlPolicy = { createScriptURL(url: string): string }

/**
 * Makes workers from the scripts that the site's HTML names. The only Trusted Types policy of the page yields those addresses
 * and no other. It can be made once.
 *
 * @throws FrameError UNSUPPORTED_BROWSER when the site served no such script
 */
export function createWorkers({ workers, trustedTypesPolicy }: FrameConfig): OpenWorker {
  const rules: ScriptUrlPolicy = {
    createScriptURL(url) {
      if (!Object.values(workers).includes(url)) throw new TypeError('not a worker of the site')
      return url
    },
  }
  const policy = readTrustedTypes()?.createPolicy(trustedTypesPolicy, rules) ?? rules
  return name => {
    const address = workers[name]
    if (address === undefined)
      throw new FrameError('UNSUPPORTED_BROWSER', 'The site has no worker to sign with')
    return new Worker(policy.createScriptURL(address), { type: 'module' })
  }
}

/** Absent where the browser has no Trusted Types: the policy of the response is then not enforced either. */
function readTrustedTypes():
  | { createPolicy(name: string, rules: ScriptUrlPolicy): ScriptUrlPolicy }
  | undefined {
  return Reflect.get(globalThis, 'trustedTypes')
}
