'use client'
import type { Namespace } from '@latchkit/core'
import { importWithRetry } from '@latchkit/core/connection'
import { networkStatesAtom } from '@latchkit/core/networks'
import { useEffect, useRef } from 'react'
import { useAccount } from '../hooks/useAccount.js'
import { useAtomValue } from '../hooks/useAtomValue.js'
import { useLatchkit } from '../hooks/useLatchkit.js'
import { useWalletInfo } from '../hooks/useWalletInfo.js'
import { localeAtom } from '../i18n/atoms.js'
import { isOpeningAtom } from '../router/atoms.js'
import { ButtonImage } from './ButtonImage.js'
import { buttonMessages } from './buttonMessages.js'
import type { ConnectButtonProps } from './ConnectButton.js'
import { PageButton } from './PageButton.js'
import { truncateAddress } from './truncateAddress.js'
import { useButtonText } from './useButtonText.js'
import { useShown } from './useShown.js'

/** Props of `NamespaceButton`. */
export type NamespaceButtonProps = ConnectButtonProps & {
  /** The chain family that the button connects and shows. */
  namespace: Namespace
}

/**
 * A `ConnectButton` of a single chain family, for apps that show several accounts. It opens the wallets of its
 * namespace; once connected it shows that account, whichever namespace is active, and opens it as the active one.
 *
 * @throws ProviderMissingError `react/provider-missing`
 *
 * @example
 * <NamespaceButton namespace="eip155" />
 * <NamespaceButton namespace="solana" label="Connect Solana" />
 */
export function NamespaceButton({ namespace, label, showBalance, showName, content }: NamespaceButtonProps) {
  const latchkit = useLatchkit()
  const { client } = latchkit
  const { address, isConnected, status } = useAccount({ namespace })
  const wallet = useWalletInfo(namespace)
  const { network, isSupported = true } = useAtomValue(networkStatesAtom)[namespace] ?? {}
  const loading = useAtomValue(isOpeningAtom)
  const { formatLocale } = useAtomValue(localeAtom)
  const t = useButtonText(buttonMessages)
  const ref = useRef<HTMLSpanElement>(null)
  const holder = address && network ? { address, network } : undefined
  const shown = useShown(holder, showBalance, showName && client.config.gateway !== undefined)
  useEffect(() => {
    const span = ref.current
    if (!isConnected || !span) return
    const controller = new AbortController()
    const { signal } = controller
    importWithRetry(() => import('../../connected/chooseOnPress.js')).then(
      ({ chooseOnPress }) => chooseOnPress(latchkit, { element: span, namespace, signal }),
      (error: unknown) => client.logger.warn('A namespace cannot be chosen', { namespace, error }),
    )
    return () => controller.abort()
  }, [latchkit, client, namespace, isConnected])
  const pending = status === 'connecting' || status === 'reconnecting'
  const who = shown?.name ?? (address && truncateAddress(address))
  const amount = showBalance ? shown?.toAmount(formatLocale) : undefined
  const image = shown?.avatar ?? wallet?.icon
  const idle = pending ? t('button.connecting') : (label ?? t('button.connect'))
  const text = who ? (isSupported ? who : t('button.wrongNetwork')) : idle
  return (
    <span ref={ref} style={{ display: 'contents' }}>
      <PageButton
        variant={who ? 'neutral' : 'accent'}
        testId="connect-button"
        name={
          who && isSupported && !content
            ? t('button.account', [amount, who].filter(Boolean).join(' '))
            : undefined
        }
        busy={pending || loading}
        opens={
          isConnected
            ? { view: isSupported ? 'Account' : 'UnsupportedChain' }
            : { view: 'Connect', namespace }
        }
      >
        {content && who && isSupported ? (
          content(namespace)
        ) : (
          <>
            {image ? <ButtonImage src={image} /> : null}
            {amount ? <span>{amount}</span> : null} <bdi>{text}</bdi>
          </>
        )}
      </PageButton>
    </span>
  )
}
