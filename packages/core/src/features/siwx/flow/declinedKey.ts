import type { Client } from '../../../types/client.js'

/** Where the account that is not to sign in is remembered. */
export function declinedKey({ config }: Pick<Client, 'config'>): string {
  return `${config.storageKey}.siwx.declined`
}
