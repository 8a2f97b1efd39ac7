import type { Client } from '../../../types/client.js'

/** What is written whenever sessions changed, for the other tabs to look again. */
export function changedKey({ config }: Pick<Client, 'config'>): string {
  return `${config.storageKey}.siwx.changed`
}
