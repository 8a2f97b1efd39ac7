import type { Client } from '../types/client.js'
import type { Features } from './config.js'
import { updateOptions } from './updateOptions.js'

/** Flags and orders of {@link updateFeatures}. Absent entries stay unchanged; undefined restores the default. */
export type UpdateFeaturesParameters = {
  readonly [feature in keyof Features]?: Features[feature] | undefined
}

/**
 * Turns features of a running client on or off, or changes their orders, such as `connectMethodsOrder`,
 * `walletActionsOrder`, `connectorTypeOrder` and `socials`. A feature whose service or adapter is absent stays off.
 *
 * @throws ConfigInvalidError `config/invalid`, when a value is wrong; then nothing changes
 *
 * @example
 * updateFeatures(client, { swaps: false, walletActionsOrder: ['send', 'receive'] })
 */
export function updateFeatures(client: Client, features: UpdateFeaturesParameters): void {
  updateOptions(client, { features })
}
