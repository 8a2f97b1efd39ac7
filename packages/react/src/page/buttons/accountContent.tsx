'use client'
import type { Namespace } from '@latchkit/core'
import { activeNamespaceAtom } from '@latchkit/core/connection'
import { getNetworkImageUrl, networkStatesAtom } from '@latchkit/core/networks'
import type { ReactNode } from 'react'
import { useAccount } from '../hooks/useAccount.js'
import { useAtomValue } from '../hooks/useAtomValue.js'
import { useLatchkit } from '../hooks/useLatchkit.js'
import { useWalletInfo } from '../hooks/useWalletInfo.js'
import { localeAtom } from '../i18n/atoms.js'
import { Avatar } from '../images/Avatar.js'
import { getSetup } from '../latchkit/setup.js'
import { ButtonImage } from './ButtonImage.js'
import { truncateAddress } from './truncateAddress.js'
import { usePending } from './usePending.js'
import { useShown } from './useShown.js'

/** A value for every window width, or one value for narrow windows and one for windows of at least 768 px. */
export type BySize<value> = value | { readonly small: value; readonly large: value }

/** Parts of a connected account that a button shows. */
export type AccountContentParameters = {
  /** The image of the account, its address (or name), or both. Default: `full`, both. */
  readonly accountStatus?: BySize<'full' | 'avatar' | 'address'> | undefined
  /** The image of the network, its name, or both. Default: `none`. */
  readonly networkStatus?: BySize<'full' | 'icon' | 'name' | 'none'> | undefined
  /** Shows the balance. Reads it if any width shows it. Default: false. */
  readonly showBalance?: BySize<boolean> | undefined
  /** Requests the name and the image of the account while the modal is closed. Default: false. */
  readonly showName?: boolean | undefined
  /** Shows the number of pending transactions of the account, and announces when one ends. Default: false. */
  readonly showPending?: BySize<boolean> | undefined
}

/** Return value of `accountContent`, for the prop `content` of a button. */
export type ButtonContent = (namespace?: Namespace | undefined) => ReactNode

/**
 * Sets the parts of a connected account that `ConnectButton`, `AccountButton` and `NamespaceButton` show, optionally by
 * window width. CSS selects the width, so server-rendered HTML is right at each width. A function instead of props of
 * the button, so that apps without it do not load it.
 *
 * The image is that of the option `avatar`, else of the account's name, else of the wallet, else generated from the
 * address.
 *
 * @example
 * const content = accountContent({
 *   accountStatus: { small: 'avatar', large: 'full' },
 *   networkStatus: 'icon',
 *   showBalance: { small: false, large: true },
 * })
 * <ConnectButton content={content} />
 */
export function accountContent(parameters: AccountContentParameters = {}): ButtonContent {
  return namespace => <AccountContent {...parameters} namespace={namespace} />
}

function AccountContent({
  accountStatus = 'full',
  networkStatus = 'none',
  showBalance = false,
  showPending = false,
  showName,
  namespace,
}: AccountContentParameters & { namespace: Namespace | undefined }) {
  const latchkit = useLatchkit()
  const { client } = latchkit
  const { address = '' } = useAccount({ namespace })
  const active = useAtomValue(activeNamespaceAtom)
  const { network } = useAtomValue(networkStatesAtom)[namespace ?? active ?? 'eip155'] ?? {}
  const { formatLocale } = useAtomValue(localeAtom)
  const wallet = useWalletInfo(namespace)
  const isShown = (given: BySize<boolean>) => sizes(given).includes(true)
  const shown = useShown(
    network && { address, network },
    isShown(showBalance),
    showName && client.config.gateway !== undefined,
  )
  const pending = usePending(isShown(showPending) ? address : undefined, network?.caipNetworkId)
  const { avatar: Custom } = getSetup(latchkit).options
  const { name, avatar = wallet?.icon } = shown ?? {}
  const amount = isShown(showBalance) ? shown?.toAmount(formatLocale) : undefined
  const networkImage = network && getNetworkImageUrl(client, { network })
  return (
    <>
      <Part by={accountStatus} in={['full', 'avatar']}>
        {Custom ? (
          <Custom address={address} name={name} image={shown?.avatar} size={20} />
        ) : avatar ? (
          <ButtonImage src={avatar} />
        ) : (
          <Avatar address={address} size={20} />
        )}
      </Part>
      {networkImage ? (
        <Part by={networkStatus} in={['full', 'icon']}>
          <ButtonImage src={networkImage} />
        </Part>
      ) : null}
      <Part by={networkStatus} in={['full', 'name', ...(networkImage ? [] : (['icon'] as const))]}>
        {network?.name}
      </Part>
      <Part by={showBalance} in={[true]}>
        {amount ? <bdi>{amount}</bdi> : undefined}
      </Part>{' '}
      <Part by={accountStatus} in={['full', 'address']} isAlwaysSaid>
        <bdi>{name ?? truncateAddress(address)}</bdi>
      </Part>
      <Part by={showPending} in={[true]}>
        {pending?.badge}
      </Part>
    </>
  )
}

function sizes<value extends string | boolean>(given: BySize<value>): readonly [small: value, large: value] {
  return typeof given === 'object' ? [given.small, given.large] : [given, given]
}

type PartProps<value extends string | boolean> = {
  by: BySize<value>
  /** Values for which the part is visible. */
  in: readonly value[]
  /** Whether screen readers read the part where it is hidden as well. */
  isAlwaysSaid?: boolean | undefined
  children: ReactNode
}

/**
 * A part that only some widths show. Uses no media query: a strict policy forbids a style sheet in the page. A hidden
 * part is 0 px wide, and its margin removes the gap.
 */
function Part<value extends string | boolean>({ by, in: values, isAlwaysSaid, children }: PartProps<value>) {
  const [small, large] = sizes(by).map(value => values.includes(value))
  if (!children || !(small || large || isAlwaysSaid)) return null
  // Greater than 0 px where the part is visible.
  const room = small || large ? `calc((100vw - 767.9px) * ${large ? 9999 : -9999})` : '-9999px'
  return (
    <span
      style={
        small && large
          ? undefined
          : {
              overflow: 'hidden',
              maxWidth: `clamp(0px, ${room}, 100vw)`,
              marginInlineEnd: `clamp(-8px, ${room}, 0px)`,
            }
      }
    >
      {children}
    </span>
  )
}
