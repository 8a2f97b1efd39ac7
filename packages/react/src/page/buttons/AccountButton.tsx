'use client'

import type { ButtonContent } from './accountContent.js'
import { ButtonImage } from './ButtonImage.js'
import { buttonMessages } from './buttonMessages.js'
import { PageButton } from './PageButton.js'
import { useButtonText } from './useButtonText.js'
import { useConnectButtonState } from './useConnectButtonState.js'

/** Props of `AccountButton`. */
export type AccountButtonProps = {
  /** Shows the balance beside the address; by width of the window: `accountContent`. Default: false. */
  showBalance?: boolean | undefined
  /** Requests the name and the image of the account while the modal is closed. Default: false. */
  showName?: boolean | undefined
  /**
   * Replaces the display of a connected account: see `accountContent`, which then takes `showBalance` and `showName`.
   */
  content?: ButtonContent | undefined
}

/**
 * Opens the account; renders nothing while no account is connected or, with cookies, restored.
 *
 * @throws ProviderMissingError `react/provider-missing`
 *
 * @example
 * <AccountButton showBalance />
 */
export function AccountButton({ showBalance, showName, content }: AccountButtonProps) {
  const state = useConnectButtonState({ showBalance, showName })
  const { wallet, amount, loading, status } = state
  const t = useButtonText(buttonMessages)
  const who = state.name ?? state.truncatedAddress
  const image = state.avatar ?? wallet?.icon
  // The accessible name includes the visible text, so that voice control recognizes it.
  const shown = [amount, who].filter(Boolean).join(' ')
  if (!who) return null
  return (
    <PageButton
      variant="neutral"
      testId="account-button"
      name={content ? undefined : t('button.account', shown)}
      busy={loading || status === 'reconnecting'}
    >
      {content ? (
        content()
      ) : (
        <>
          {image ? <ButtonImage src={image} /> : null}
          {amount ? <span>{amount}</span> : null} <bdi>{who}</bdi>
        </>
      )}
    </PageButton>
  )
}
