'use client'
import { getNetworkImageUrl } from '@latchkit/core/networks'
import { useAtomValue } from '../hooks/useAtomValue.js'
import { useLatchkit } from '../hooks/useLatchkit.js'
import { useNetwork } from '../hooks/useNetwork.js'
import { useOptions } from '../hooks/useOptions.js'
import { isOpeningAtom } from '../router/atoms.js'
import { ButtonImage } from './ButtonImage.js'
import { buttonMessages } from './buttonMessages.js'
import { NetworkLabel } from './NetworkLabel.js'
import { networkButtonMessages } from './networkButtonMessages.js'
import { PageButton } from './PageButton.js'
import { useButtonText } from './useButtonText.js'

/**
 * Shows the current network and opens the list of networks. With `networkSwitch: false` it is text instead of a button,
 * except on a network that the app does not list: there it opens the list to switch back.
 *
 * @throws ProviderMissingError `react/provider-missing`
 *
 * @example
 * <NetworkButton />
 */
export function NetworkButton() {
  const { network, caipNetworkId = '', isSupported } = useNetwork()
  const common = useButtonText(buttonMessages)
  const t = useButtonText(networkButtonMessages)
  const { client } = useLatchkit()
  const busy = useAtomValue(isOpeningAtom)
  const isFixed = useOptions().networkSwitch === false && isSupported
  const image = network && getNetworkImageUrl(client, { network })
  const icon = image ? <ButtonImage src={image} /> : null
  if (isFixed) {
    const text = network?.name ?? caipNetworkId
    return (
      <NetworkLabel name={t('button.network', text)}>
        {icon}
        <span>{text}</span>
      </NetworkLabel>
    )
  }
  return (
    <PageButton
      variant="neutral"
      testId="network-button"
      name={network && t('button.network', network.name)}
      busy={busy}
      opens={{ view: isSupported ? 'Networks' : 'UnsupportedChain' }}
    >
      {icon}
      <span>
        {network?.name ?? (isSupported ? t('button.selectNetwork') : common('button.wrongNetwork'))}
      </span>
    </PageButton>
  )
}
