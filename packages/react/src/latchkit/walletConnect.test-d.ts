import type { WalletConnectConfig } from '@latchkit/core/walletconnect'

export const load = () => import('@latchkit/walletconnect')

load satisfies NonNullable<WalletConnectConfig['load']>
