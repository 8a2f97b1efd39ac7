'use client'
import { matchesWallet, type Wallet } from '@latchkit/core/wallets'
import { Fragment, type ReactNode } from 'react'
import { useStyles } from '../../modal/useStyles.js'
import { useOptions } from '../../page/hooks/useOptions.js'
import { useTranslate } from '../../page/hooks/useTranslate.js'
import { groupWallets, type KitGroup } from '../../page/walletList/groupWallets.js'
import { walletGroupMessages } from '../../page/walletList/walletGroupMessages.js'
import walletGroupsStyles from './WalletGroups.css?inline'

export type WalletGroupsProps = {
  wallets: readonly Wallet[]
  /** Those of the list without groups. */
  rows: readonly Wallet[]
  /** An `<li>` with its key. */
  render: (wallet: Wallet) => ReactNode
}

/** The rows of a list under the titles of their groups. Few apps want them, so they are not part of the first view's module. */
export function WalletGroups({ wallets, rows, render }: WalletGroupsProps) {
  useStyles(walletGroupsStyles)
  const t = useTranslate(walletGroupMessages)
  const { walletGroups } = useOptions()
  const own = typeof walletGroups === 'object' ? walletGroups : []
  const ids = own.flatMap(({ walletIds }) => walletIds)
  // A group of the app is shown whole.
  const shown = wallets.filter(one => rows.includes(one) || ids.some(id => matchesWallet(one, id)))
  const groups = groupWallets(shown, own)
  return (
    <>
      {groups.map(({ id, title, wallets }) => (
        <Fragment key={id}>
          <li className="wallet-groups-title">
            <h2>{title ?? t(`walletGroups.${id as KitGroup}`)}</h2>
          </li>
          {wallets.map(render)}
        </Fragment>
      ))}
    </>
  )
}
