import type { FrameConfig } from '@latchkit/secure-protocol/api/config'
import { FrameError } from '../FrameError.js'

/** Makes a worker from a script of the site, by its name without hash. */
export type OpenWorker = (name: string) => Worker

type ScriptUrlPolicy = { createScriptURL(url: string): string }

/**
 * Creates workers from the scripts that the site's HTML names. The page's only Trusted Types policy accepts only these
 * URLs, and can be created only once.
 *
 * @throws FrameError UNSUPPORTED_BROWSER when the site did not serve the script
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
