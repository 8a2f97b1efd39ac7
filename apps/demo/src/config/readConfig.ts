import { parseConfig } from './parseConfig.js'
import type { DemoConfig } from './types.js'

/** Where the chains are: a data block of the page that its server fills, so it costs no request and no script. */
export function readConfig(): DemoConfig {
  return parseConfig(document.getElementById('demo-config')?.textContent ?? '')
}
