import type {
  WalletConnectAuthenticateParameters,
  WalletConnectStatement,
} from '@latchkit/core/walletconnect'
import type { PrivateKeyAccount } from 'viem/accounts'
import { createSiweMessage } from 'viem/siwe'

/** Signs with the first account of a wallet, on the chain that the app prefers. */
export async function signStatement(
  account: PrivateKeyAccount | undefined,
  { chains: [chain = ''], domain, uri, nonce }: WalletConnectAuthenticateParameters,
): Promise<WalletConnectStatement> {
  if (!account) throw new Error('The wallet has no account.')
  const { address } = account
  const chainId = Number(chain.slice('eip155:'.length))
  const message = createSiweMessage({ domain, uri, nonce, address, chainId, version: '1' })
  return { account: `${chain}:${address}`, message, signature: await account.signMessage({ message }) }
}
