import { type PrivateKeyAccount, privateKeyToAccount } from 'viem/accounts'
import { inject } from 'vitest'

/** Two funded accounts; another pair for each `index`. */
export function testAccounts(index: number): readonly [PrivateKeyAccount, PrivateKeyAccount] {
  const keys = inject('keys')
  const [one = '0x', two = '0x'] = [keys[index * 2], keys[index * 2 + 1]]
  return [privateKeyToAccount(one), privateKeyToAccount(two)]
}
