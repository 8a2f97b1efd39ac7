'use client'
import { getNetworkImageUrl } from '@latchkit/core/networks'
import { useAtomValue } from '../hooks/useAtomValue.js'
import { useLatchkit } from '../hooks/useLatchkit.js'
import { useNetwork } from '../hooks/useNetwork.js'

import { buttonMessages } from '../i18n/en/button.js'
import { networkButtonMessages } from '../i18n/en/networkButton.js'
import { isOpeningAtom } from '../router/atoms.js'
import { ButtonImage } from './ButtonImage.js'
import { PageButton } from './PageButton.js'
import { useButtonText } from './useButtonText.js'

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
  const common = useButtonText(buttonMessages)
  const t = useButtonText(networkButtonMessages)
  const { client } = useLatchkit()
  const image = network && getNetworkImageUrl(client, { network })
  return (
    <PageButton
      variant="neutral"
      testId="network-button"
      name={network && t('button.network', network.name)}
      busy={useAtomValue(isOpeningAtom)}
      opens={{ view: isSupported ? 'Networks' : 'UnsupportedChain' }}
    >
      {image ? <ButtonImage src={image} /> : null}
      <span>
        {network?.name ?? (isSupported ? t('button.selectNetwork') : common('button.wrongNetwork'))}
      </span>
    </PageButton>
  )
}
