'use client'
import { useModal } from '../hooks/useModal.js'
import { useNetwork } from '../hooks/useNetwork.js'
import { useTranslate } from '../hooks/useTranslate.js'
import { buttonMessages } from '../i18n/en/button.js'
import { ButtonImage } from './ButtonImage.js'
import { buttonTestIds } from './buttonTestIds.js'
import { PageButton } from './PageButton.js'

/**
 * Shows the current network and opens the list of networks.
 *
 * @throws ProviderMissingError `react/provider-missing`
 *
 * @example
 * <NetworkButton />
 */
export function NetworkButton() {
  const { network, isSupported } = useNetwork()
  const { open, state } = useModal()
  const t = useTranslate(buttonMessages)
  const image = network?.assets?.imageUrl
  return (
    <PageButton
      look="neutral"
      testId={buttonTestIds.networkButton}
      name={network && t('button.network', { name: network.name })}
      busy={state.open && state.loading}
      onPress={() => open(isSupported ? { view: 'Networks' } : { view: 'UnsupportedChain' })}
    >
      {image ? <ButtonImage src={image} /> : null}
      <span>{network?.name ?? t(isSupported ? 'button.selectNetwork' : 'button.wrongNetwork')}</span>
    </PageButton>
  )
}
