'use client'
import type { Namespace } from '@latchkit/core'
import { builtInWallets, type Wallet } from '@latchkit/core/wallets'
import { useMemo } from 'react'
import { useAtomValue } from '../hooks/useAtomValue.js'
import { useWallets } from '../hooks/useWallets.js'
import { walletPagesAtom, walletSearchAtom } from '../query/atoms.js'

/** The wallet list with everything that was loaded or found in the directory, and with all links. For views. */
export function useDirectoryWallets(namespace?: Namespace | undefined): readonly Wallet[] {
  const { wallets: loaded } = useAtomValue(walletPagesAtom)
  const { wallets: found } = useAtomValue(walletSearchAtom)
  return useWallets(
    useMemo(() => [...loaded, ...found], [loaded, found]),
    namespace,
    builtInWallets,
  )
}
