'use client'
import { truncateAddress } from '../../page/buttons/truncateAddress.js'
import { useAccount } from '../../page/hooks/useAccount.js'
import { useLatchkit } from '../../page/hooks/useLatchkit.js'
import { useNetwork } from '../../page/hooks/useNetwork.js'
import { Text } from '../../shared/components/Text.js'

/** Content of the message: its origin, its statement, and the account. */
export function SignInCard() {
  const { client } = useLatchkit()
  const { siwx, metadata } = client.config
  const { address } = useAccount()
  const { network } = useNetwork()
  const page = client.platform.pageUrl?.() ?? metadata.url
  const domain = siwx?.domain ?? (page !== undefined && URL.canParse(page) ? new URL(page).host : undefined)
  return (
    <div className="siwx-card">
      {domain ? (
        <p className="siwx-domain">
          <bdi>{domain}</bdi>
        </p>
      ) : null}
      {siwx?.statement ? (
        <p className="siwx-statement">
          <bdi>{siwx.statement}</bdi>
        </p>
      ) : null}
      {address ? (
        <Text size="secondary">
          <bdi>{truncateAddress(address)}</bdi>
          {network ? ` · ${network.name}` : null}
        </Text>
      ) : null}
    </div>
  )
}
