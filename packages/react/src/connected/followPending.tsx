import {
  followPendingTransactions,
  pendingTransactionsAtom,
  restorePendingTransactions,
} from '@latchkit/core/activity'
import type { CSSProperties, ReactNode } from 'react'
import { localeAtom } from '../page/i18n/atoms.js'
import { formatMessage } from '../page/i18n/formatMessage.js'
import type { Message } from '../page/i18n/message.js'
import type { Latchkit } from '../page/latchkit/types.js'
import { themeAtom } from '../page/theme/atoms.js'
import { resolvePageTokens } from '../page/theme/tokens.js'
import { announceEnded } from '../shared/toasts/announceEnded.js'
import { pendingBadgeMessages } from './pendingBadgeMessages.js'

/** The number of pending transactions, and a badge with it; undefined while there are none. */
export type PendingCount = { readonly count: number; readonly badge: ReactNode } | undefined

/**
 * Calls `onChange` with the number of an account's pending transactions, now and whenever it changes, until the signal is aborted.
 * They are waited for, and announced when they have ended.
 */
export function followPending(
  latchkit: Latchkit,
  { address, chain }: { readonly address: string; readonly chain: string },
  onChange: (pending: PendingCount) => void,
  signal: AbortSignal,
): void {
  const { client } = latchkit
  const { get, sub } = client.store
  const update = () => {
    followPendingTransactions(client, (...ended) => announceEnded(latchkit, ...ended))
    const own = get(pendingTransactionsAtom).filter(one => one.address === address && one.chain === chain)
    const count = own.length
    onChange(count > 0 ? { count, badge: <Badge latchkit={latchkit} count={count} /> } : undefined)
  }
  if (signal.aborted) return
  restorePendingTransactions(client)
  const stops = [pendingTransactionsAtom, localeAtom, themeAtom].map(atom => sub(atom, update))
  signal.addEventListener('abort', () => {
    for (const stop of stops) stop()
  })
  update()
}

function Badge({ latchkit, count }: { latchkit: Latchkit; count: number }) {
  const { get } = latchkit.client.store
  const { locale, messages } = get(localeAtom)
  const translated: Message | undefined = messages['button.pending']
  const language = translated === undefined ? 'en' : locale
  const words = formatMessage(translated ?? pendingBadgeMessages['button.pending'], { count }, language)
  const tokens = resolvePageTokens(get(themeAtom))
  const style: CSSProperties = {
    display: 'block',
    boxSizing: 'border-box',
    minWidth: 20,
    padding: '0 6px',
    borderRadius: 10,
    background: tokens['--lk-accent'],
    color: tokens['--lk-on-accent'],
    fontSize: 12,
  }
  return (
    <span role="img" aria-label={words} style={style}>
      {formatMessage('{count}', { count }, language)}
    </span>
  )
}
