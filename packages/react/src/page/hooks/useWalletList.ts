'use client'
import type { Connection, Namespace } from '@latchkit/core'
import { ConnectorNotFoundError } from '@latchkit/core/connection'
import {
  detectInstallLink,
  getWalletTabs,
  matchesWallet,
  restoreRecentWallets,
  type Wallet,
} from '@latchkit/core/wallets'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useWalletConnectConnector } from '../pairing/useWalletConnectConnector.js'
import { connectRows } from '../walletList/connectRows.js'
import { connectWallet } from '../walletList/connectWallet.js'
import { WalletElsewhereError } from '../walletList/errors.js'
import { getWay } from '../walletList/getWay.js'
import { groupWallets, type KitGroup } from '../walletList/groupWallets.js'
import { pickConnectorNow } from '../walletList/pickConnector.js'
import { useHighlights } from '../walletList/useHighlights.js'
import { useWalletSearch } from '../walletList/useWalletSearch.js'
import { walletGroupMessages } from '../walletList/walletGroupMessages.js'
import { type Action, type ActionCallbacks, useAction } from './useAction.js'
import { useLatchkit } from './useLatchkit.js'
import { useOptions } from './useOptions.js'
import { useTranslate } from './useTranslate.js'

/** A wallet of the list, with the way to connect it. */
export type WalletListRow = Wallet & {
  /**
   * `request`: `connect(row)` prompts the wallet in this browser. `pairing`: show the code or link of `usePairing({
   * wallet: row })`. `install`: the wallet has to be installed first.
   */
  readonly via: 'request' | 'pairing' | 'install'
  /** `https` URL of the wallet in the store of this browser or phone, or its homepage. Undefined if it is installed. */
  readonly installUrl: string | undefined
}

/** Rows with a title. */
export type WalletListGroup = {
  readonly id: string
  /** In the locale. */
  readonly title: string
  readonly rows: readonly WalletListRow[]
}

/** Options of `useWalletList`. */
export type UseWalletListParameters = ActionCallbacks<[row: Wallet], Connection> & {
  /** Filters wallets and their connectors by chain family. Default: every namespace of the app. */
  readonly namespace?: Namespace | undefined
}

/** The wallet list of the modal, for views of the app. */
export type UseWalletListReturnType = {
  /** Every wallet that matches the query, in the order of the modal. */
  readonly rows: readonly WalletListRow[]
  /** Rows of the first view of the modal, independent of the query. */
  readonly suggested: readonly WalletListRow[]
  /** `rows` by group: recent, installed, those of `walletGroups`, recommended, others. */
  readonly groups: readonly WalletListGroup[]
  /** The search query. */
  readonly query: string
  /** Searches by name; an empty string shows the full list. */
  search(query: string): void
  /** Number of wallets of the app and the directory, or of search results. */
  readonly count: number
  /** Whether the directory has another page. */
  readonly hasNextPage: boolean
  /** Whether the directory is being requested. */
  readonly isFetching: boolean
  /** Error of the directory request. The other rows stay. */
  readonly error: Error | null
  fetchNextPage(): void
  /** Requests the directory again after a failure. */
  retry(): void
  /**
   * Prompts a wallet of this browser. Has `isPending`, `error` and `reset`.
   *
   * @throws UserRejectedError `rpc/user-rejected`, also after `cancel` or when the component was unmounted
   * @throws RequestPendingError `rpc/request-pending`, when the wallet already shows a request
   * @throws WalletElsewhereError `react/wallet-elsewhere`, for a row whose `via` is not `request`
   * @throws ConnectorNotFoundError `connection/connector-not-found`, when the wallet has gone
   */
  readonly connect: Action<[row: Wallet], Connection>
  /** The row that was pressed last, until it is connected, fails or is cancelled. */
  readonly connecting: WalletListRow | undefined
  /** Cancels a pending `connect`. */
  cancel(): void
}

/**
 * Rows, groups, search and pages of the wallet list, and the action that connects a row, as in the modal's views, for a
 * custom modal. With a gateway the first page of the directory is requested on mount.
 *
 * @throws ProviderMissingError `react/provider-missing`
 *
 * @example
 * const { rows, search, connect } = useWalletList()
 * rows.filter(({ via }) => via === 'request').map(row => (
 *   <button key={row.id} onClick={() => connect(row).catch(() => {})}>{row.name}</button>
 * ))
 */
export function useWalletList({
  namespace,
  ...callbacks
}: UseWalletListParameters = {}): UseWalletListReturnType {
  const { client } = useLatchkit()
  const { platform } = client
  const { features, walletGroups } = useOptions()
  const isOrdered = features.connectorTypeOrder !== undefined
  const own = typeof walletGroups === 'object' ? walletGroups : undefined
  const t = useTranslate(walletGroupMessages)
  const [query, search] = useState('')
  useEffect(() => void restoreRecentWallets(client), [client])
  const recommended = useHighlights(true)
  const hasWalletConnect = useWalletConnectConnector(namespace) !== undefined
  const { wallets, found, total, hasMore, loading, error, loadMore, retry } = useWalletSearch(
    query,
    namespace,
  )
  const toRow = useCallback(
    (wallet: Wallet): WalletListRow => {
      const way = getWay(wallet, hasWalletConnect)
      const isReachable = way === 'code' || getWalletTabs({ wallet, platform }).length > 0
      const link =
        way === 'request' || way === 'code'
          ? undefined
          : detectInstallLink({ wallet, userAgent: platform.userAgent() })
      return {
        ...wallet,
        via: way === 'request' ? way : way === 'install' || !isReachable ? 'install' : 'pairing',
        installUrl: link?.url,
      }
    },
    [hasWalletConnect, platform],
  )
  const rows = useMemo(() => found.map(toRow), [found, toRow])
  const suggested = useMemo(
    () => connectRows(wallets, { canScan: !platform.isMobile(), recommended, isOrdered }).rows.map(toRow),
    [wallets, recommended, platform, toRow, isOrdered],
  )
  const groups = useMemo(
    () =>
      groupWallets(rows, own).map(({ id, title, wallets }) => ({
        id,
        title: title ?? t(`walletGroups.${id as KitGroup}`),
        rows: wallets,
      })),
    [rows, own, t],
  )

  const request = useRef<AbortController>(undefined)
  const [connecting, setConnecting] = useState<WalletListRow>()
  const cancel = useCallback(() => request.current?.abort(), [])
  useEffect(() => cancel, [cancel])
  const known = useRef(wallets)
  known.current = wallets
  const connect = useAction(async (row: Wallet) => {
    const pressed = toRow(row)
    const { via } = pressed
    if (via !== 'request') throw new WalletElsewhereError({ name: row.name, via })
    cancel()
    const connector = pickConnectorNow(
      client,
      row.connectors.filter(({ type }) => type !== 'walletconnect'),
    )
    if (!connector) throw new ConnectorNotFoundError({ connectorId: row.id })
    const controller = new AbortController()
    request.current = controller
    setConnecting(pressed)
    try {
      return await connectWallet(client, {
        walletId: row.id,
        connector,
        getConnectors: () => known.current.find(one => matchesWallet(one, row.id))?.connectors ?? [],
        signal: controller.signal,
      })
    } finally {
      if (request.current === controller) setConnecting(undefined)
    }
  }, callbacks)

  return {
    rows,
    suggested,
    groups,
    query,
    search,
    count: total,
    hasNextPage: hasMore,
    isFetching: loading,
    error: error ?? null,
    fetchNextPage: loadMore,
    retry,
    connect,
    // A search may leave it out of the rows.
    connecting: rows.find(({ id }) => id === connecting?.id) ?? connecting,
    cancel,
  }
}
