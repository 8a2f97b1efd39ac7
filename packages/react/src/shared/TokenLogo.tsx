'use client'
import { getTokenImageUrl, type TokenBalance } from '@latchkit/core/balances'
import { WalletIcon } from '../modal/components/WalletIcon.js'
import { useLatchkit } from '../page/hooks/useLatchkit.js'

export type TokenLogoProps = {
  token: Pick<TokenBalance, 'symbol' | 'address'> &
    Partial<Pick<TokenBalance, 'chainId'>> & {
      readonly iconUrl?: string | undefined
      readonly isLookalike?: boolean | undefined
    }
  /** In px. Default: 40. */
  size?: number | undefined
}

/** Logo of a token, for views. */
export function TokenLogo({ token, size }: TokenLogoProps) {
  const { client } = useLatchkit()
  const { iconUrl, isLookalike = false } = token
  const src = getTokenImageUrl(client, { ...token, iconUrl, isLookalike })
  return <WalletIcon name={token.symbol} src={src} size={size} shape="circle" />
}
