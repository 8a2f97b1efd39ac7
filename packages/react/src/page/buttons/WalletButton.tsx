'use client'
import type { Namespace } from '@latchkit/core'
import type { WalletId } from '@latchkit/core/wallets'
import { useAtomValue } from '../hooks/useAtomValue.js'
import { useTranslate } from '../hooks/useTranslate.js'
import { useWalletButton } from '../hooks/useWalletButton.js'
import { isOpeningAtom } from '../router/atoms.js'
import { ButtonImage } from './ButtonImage.js'
import { PageButton } from './PageButton.js'
import { walletButtonMessages } from './walletButtonMessages.js'

/** Props of `WalletButton`. */
export type WalletButtonProps = {
  /** The wallet's `rdns` such as `io.metamask`, its id, or its id in the wallet directory. */
  wallet: WalletId
  /** Where it is connected. Default: the active namespace, else a namespace that the wallet has. */
  namespace?: Namespace | undefined
  /** Default: the name of the wallet. */
  label?: string | undefined
}

/**
 * Connects a wallet: the modal opens its request, its code or the link to its app, without the list.
 *
 * @throws ProviderMissingError `react/provider-missing`
 *
 * @example
 * <WalletButton wallet="io.metamask" />
 */
export function WalletButton({ wallet, namespace, label }: WalletButtonProps) {
  const { name = wallet, icon } = useWalletButton(wallet, { namespace })
  const t = useTranslate(walletButtonMessages)
  const shown = label ?? name
  return (
    <PageButton
      variant="neutral"
      testId="wallet-button"
      name={t('walletButton.connect', { name: shown })}
      busy={useAtomValue(isOpeningAtom)}
      opens={{ walletId: wallet, namespace }}
    >
      {icon ? <ButtonImage src={icon} /> : null}
      <bdi>{shown}</bdi>
    </PageButton>
  )
}
