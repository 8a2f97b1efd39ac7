import { defaultSetup } from './defaultSetup.js'
import { featureNames, type Setup } from './types.js'

/** A setup as the page's hash, without the `#`; what is default is left out. */
export function formatSetup(setup: Setup): string {
  const hash = new URLSearchParams()
  for (const key of ['themeMode', 'accent', 'radius', 'locale'] as const)
    if (setup[key] !== defaultSetup[key]) hash.set(key, `${setup[key]}`)
  const methods = setup.methods.join(' ')
  if (methods !== defaultSetup.methods.join(' ')) hash.set('methods', methods)
  for (const name of featureNames)
    if (setup.features[name] !== defaultSetup.features[name]) hash.set(name, `${setup.features[name]}`)
  if (setup.embedded) hash.set('embedded', 'true')
  return hash.toString()
}
