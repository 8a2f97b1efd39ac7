'use client'
import { getExplorerUrl, networksAtom } from '@latchkit/core/networks'
import { Button } from '../../modal/components/Button.js'
import { WalletIcon } from '../../modal/components/WalletIcon.js'
import { useRouter } from '../../modal/hooks/useRouter.js'
import { useViewParameters } from '../../modal/hooks/useViewParameters.js'
import { modalMessages } from '../../modal/modalMessages.js'
import { useStyles } from '../../modal/useStyles.js'
import { View } from '../../modal/View.js'
import { useAtomValue } from '../../page/hooks/useAtomValue.js'
import { useFeatures } from '../../page/hooks/useFeatures.js'
import { useTranslate } from '../../page/hooks/useTranslate.js'
import { nftTestIds } from '../../page/testIds/nftTestIds.js'
import { FactList } from '../../shared/components/FactList.js'
import { LinkRow } from '../../shared/components/LinkRow.js'
import nftStyles from './Nft.css?inline'
import { nftMessages } from './nftMessages.js'

/** Standards whose NFTs the send form can transfer, in lower case. */
const sendable = ['erc721', 'erc1155', 'metaplex']

/** An NFT of the account: its image, traits and collection, and the way to send it. */
export function NftView() {
  useStyles(nftStyles)
  const t = useTranslate(nftMessages)
  const common = useTranslate(modalMessages)
  const { nft } = useViewParameters('Nft')
  const { push } = useRouter()
  const { send } = useFeatures()
  const { name, collection, tokenId, balance, address, chainId, imageUrl, standard, traits } = nft
  const network = useAtomValue(networksAtom).find(({ caipNetworkId }) => caipNetworkId === chainId)
  const explorer = network && getExplorerUrl(network, { address })
  const isOffered = send && sendable.includes(standard.toLowerCase())
  return (
    <View
      title={t('nfts.title')}
      footer={
        isOffered ? (
          <Button
            variant="accent"
            wide
            testId={nftTestIds.nftSend}
            onClick={() => push('WalletSend', { nft })}
          >
            {t('nfts.send')}
          </Button>
        ) : undefined
      }
    >
      <div className="nft-head">
        <WalletIcon name={name} src={imageUrl} size={240} />
        <h2 className="nft-title">
          <bdi>{name}</bdi>
        </h2>
      </div>
      {traits.length > 0 ? (
        <section className="nft-traits" aria-labelledby="nft-traits">
          <h3 id="nft-traits">{t('nfts.traits')}</h3>
          <dl>
            {traits.map(({ name: trait, value }, index) => (
              // An NFT may have a trait several times.
              // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes.
              <div key={index}>
                <dt>
                  <bdi>{trait}</bdi>
                </dt>
                <dd>
                  <bdi>{value}</bdi>
                </dd>
              </div>
            ))}
          </dl>
        </section>
      ) : null}
      <FactList
        facts={[
          { name: t('nfts.collection'), value: collection || undefined },
          { name: t('nfts.quantity'), value: balance === '1' ? undefined : balance },
          {
            name: t('nfts.id'),
            value: tokenId ? <span title={tokenId}>{shorten(tokenId)}</span> : undefined,
          },
          // In full: imitations have the first and last letters of the address.
          { name: t('nfts.contract'), value: address },
          { name: t('nfts.network'), value: network?.name },
        ]}
      />
      {explorer ? (
        <LinkRow
          label={t('nfts.explorer', { name: explorer.name })}
          href={explorer.url}
          newTabHint={common('modal.opensNewTab')}
        />
      ) : null}
    </View>
  )
}

/** Ids of some contracts are hashes of up to 78 digits. */
const shorten = (id: string) => (id.length > 16 ? `${id.slice(0, 6)}…${id.slice(-6)}` : id)
