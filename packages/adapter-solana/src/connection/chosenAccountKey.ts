import type { AdapterContext } from '@latchkit/core'

/** Where the account is kept that the app chose of a wallet. */
export function chosenAccountKey({ storageKey }: Pick<AdapterContext, 'storageKey'>, id: string): string {
  return `${storageKey}.solana.account.${id}`
}
