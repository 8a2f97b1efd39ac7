'use client'
import type { Namespace } from '@latchkit/core'
import { type Wallet, walletDirectoryAtom, walletSearchAtom } from '@latchkit/core/wallets'
import { useMemo } from 'react'
import { useClientValue } from '../../hooks/useClientValue.js'
import { useWallets } from '../../hooks/useWallets.js'

/** The wallet list with everything that was loaded or found in the directory. For views. */
export function useDirectoryWallets(namespace?: Namespace | undefined): readonly Wallet[] {
  const { wallets: loaded } = useClientValue(walletDirectoryAtom)
  const { wallets: found } = useClientValue(walletSearchAtom)
  return useWallets(
    useMemo(() => [...loaded, ...found], [loaded, found]),
    namespace,
  )
}
