'use client'
import { formatAmount } from '@latchkit/core/balances'
import { networksAtom } from '@latchkit/core/networks'
import type { NamedTerms } from '@latchkit/core/permissions'
import { truncateAddress } from '../../page/buttons/truncateAddress.js'
import { useAtomValue } from '../../page/hooks/useAtomValue.js'
import { useTranslate } from '../../page/hooks/useTranslate.js'
import { localeAtom } from '../../page/i18n/atoms.js'
import { permissionsMessages } from './permissionsMessages.js'

export type SessionFactsProps = {
  /** In hex. */
  readonly chainId: string
  /** The account that can use the session. */
  readonly signer: string | undefined
  /** In seconds since 1970. */
  readonly expiry: number | undefined
  readonly permissions: readonly NamedTerms[]
  readonly policies: readonly NamedTerms[]
  readonly status?: 'active' | 'expired' | 'revoked' | undefined
  readonly project?: { readonly url?: string | undefined } | undefined
}

/** Essential facts of a session: the signer, its permissions, and its expiry. */
export function SessionFacts(props: SessionFactsProps) {
  const { signer, expiry, permissions, status = 'active', project } = props
  const t = useTranslate(permissionsMessages)
  const { locale } = useAtomValue(localeAtom)
  const describe = useDescription(props)
  const date = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' })
  const time = expiry === undefined ? '…' : date.format(expiry * 1000)
  const who = signer === undefined ? '…' : isolate(truncateAddress(signer))
  const app = toHost(project?.url)
  return (
    <div className="session-facts">
      {permissions.map((permission, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: permissions of a session never change.
        <p key={index} className="session-what">
          {describe(permission)}
        </p>
      ))}
      <p className="session-detail">
        {app === undefined ? t('sessions.who', { who }) : t('sessions.whoOfApp', { who, app: isolate(app) })}
      </p>
      <p className="session-detail">
        {status === 'revoked'
          ? t('sessions.revoked')
          : t(status === 'active' ? 'sessions.until' : 'sessions.ended', { time })}
      </p>
    </div>
  )
}

/** Isolates Latin text in its direction. */
const isolate = (text: string) => `\u2068${text}\u2069`

function toHost(url: string | undefined): string | undefined {
  return url !== undefined && URL.canParse(url) ? new URL(url).host : undefined
}

/** Describes permissions of a session. */
function useDescription({ chainId, policies }: SessionFactsProps) {
  const t = useTranslate(permissionsMessages)
  const { locale } = useAtomValue(localeAtom)
  const network = useAtomValue(networksAtom).find(one => one.caipNetworkId === `eip155:${Number(chainId)}`)
  const count = policies.find(({ type }) => type === 'call-limit')?.data.count
  const limit = typeof count === 'number' ? ` · ${t('sessions.limit', { count })}` : ''

  function toAmount(value: unknown, token: unknown): string {
    const amount = typeof value === 'string' && /^0x[\da-f]{1,64}$/i.test(value) ? BigInt(value) : 0n
    const { decimals, symbol } = network?.nativeCurrency ?? { decimals: 0, symbol: 'wei' }
    if (token === undefined)
      return `${formatAmount({ value: amount, decimals, locale, maximumFractionDigits: decimals })} ${isolate(symbol)}`
    // The contract defines the decimals of a token: they are not requested here.
    return t('sessions.units', { amount: amount.toLocaleString(locale), token: toContract(token) })
  }

  return ({ type, data }: NamedTerms): string => {
    if (type === 'contract-call') return t('sessions.call', { contract: toContract(data.address) }) + limit
    if (type.startsWith('erc721')) {
      const ids = Array.isArray(data.tokenIds) ? data.tokenIds.length : 1
      return t('sessions.nfts', { count: ids, contract: toContract(data.address) }) + limit
    }
    const isToken = type.startsWith('erc20')
    if (!isToken && !type.startsWith('native-token')) return t('sessions.other') + limit
    const token = isToken ? (data.tokenAddress ?? data.token ?? data.address) : undefined
    const {
      amountPerSecond,
      periodAmount,
      allowanceAmount,
      allowance,
      period,
      periodDuration = period,
    } = data
    if (amountPerSecond !== undefined)
      return (
        t('sessions.stream', { amount: toAmount(amountPerSecond, token), period: toPeriod(1, locale) }) +
        limit
      )
    const amount = toAmount(periodAmount ?? allowanceAmount ?? allowance, token)
    if (typeof periodDuration !== 'number') return t('sessions.native', { amount }) + limit
    return t('sessions.period', { amount, period: toPeriod(periodDuration, locale) }) + limit
  }
}

const toContract = (address: unknown) => isolate(truncateAddress(String(address)))

const units = [
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
  ['second', 1],
] as const

/** Formats seconds in the largest unit of which they are a whole number. */
function toPeriod(seconds: number, locale: string): string {
  const [unit, length] = units.find(([, one]) => seconds % one === 0) ?? ['second', 1]
  return new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(seconds / length)
}
