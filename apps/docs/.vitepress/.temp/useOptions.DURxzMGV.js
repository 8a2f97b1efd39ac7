import { D as optionsVersionAtom } from './client.ChoDqs0c.js'
import { j as useAtomValue, M as useLatchkit } from './opener.DsbLlulK.js'

// ../../packages/react/dist/page/hooks/useOptions.js
/** The options of the client; renders again after `updateOptions`. For views. */
function useOptions() {
  useAtomValue(optionsVersionAtom)
  return useLatchkit().client.config
}

export { useOptions as t }
