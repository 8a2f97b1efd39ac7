'use client'
import { getTokenImageUrl } from '@latchkit/core/balances'
import { useState } from 'react'
import { Button } from '../../components/Button.js'
import { Hero } from '../../components/Hero.js'
import { Row } from '../../components/Row.js'
import { SearchField } from '../../components/SearchField.js'
import { Skeleton } from '../../components/Skeleton.js'
import { VirtualList } from '../../components/VirtualList.js'
import { WalletIcon } from '../../components/WalletIcon.js'
import { useAtomValue } from '../../hooks/useAtomValue.js'
import { useLatchkit } from '../../hooks/useLatchkit.js'
import { useRouter } from '../../hooks/useRouter.js'
import { useSend } from '../../hooks/useSend.js'
import { useTranslate } from '../../hooks/useTranslate.js'
import { localeAtom } from '../../i18n/atoms.js'
import { modalMessages } from '../../i18n/en/modal.js'
import { FailureIcon } from '../../icons/FailureIcon.js'
import { View } from '../../modal/View.js'
import { useStyles } from '../../styles/useStyles.js'
import { modalTestIds } from '../../testIds/modalTestIds.js'
import { formatFiat, formatToken } from './formatToken.js'
import sendStyles from './Send.css?inline'
import { sendMessages } from './sendMessages.js'

/** Tokens from which on a search is offered. */
const manyTokens = 8

/** What the account has, to choose what is sent. */
export function WalletSendSelectTokenView() {
  useStyles(sendStyles)
  const t = useTranslate(sendMessages)
  const common = useTranslate(modalMessages)
  const { client } = useLatchkit()
  const { formatLocale } = useAtomValue(localeAtom)
  const { back } = useRouter()
  const { token, tokens, tokenBalances, update } = useSend()
  const [search, setSearch] = useState('')
  const wanted = search.trim().toLowerCase()
  const found = tokenBalances?.filter(({ name, symbol, address }) =>
    [name, symbol, address ?? ''].some(text => text.toLowerCase().includes(wanted)),
  )
  return (
    <View title={t('send.selectToken')} fixed>
      {tokenBalances && tokenBalances.length > manyTokens ? (
        <SearchField label={t('send.tokensSearch')} value={search} onChange={setSearch} />
      ) : null}
      {found?.length ? (
        <VirtualList
          items={found}
          rowHeight={64}
          label={t('send.selectToken')}
          getKey={one => one.address ?? 'native'}
          getLabel={one => one.name}
          renderItem={one => (
            <Row
              label={one.name}
              detail={one.isLookalike ? t('send.imitation') : formatToken(one, formatLocale)}
              badge={one.value === undefined ? undefined : formatFiat(client, one.value, formatLocale)}
              icon={<WalletIcon name={one.symbol} src={getTokenImageUrl(client, one)} shape="circle" />}
              selected={one.address === token?.address}
              testId={modalTestIds.token(one.address ?? 'native')}
              onClick={() => {
                if (one.address !== token?.address) update({ token: one, sendTokenAmount: '' })
                back()
              }}
            />
          )}
        />
      ) : tokens.isError && !tokenBalances ? (
        <Hero icon={<FailureIcon />} heading={t('send.unavailable')}>
          <Button testId={modalTestIds.retry} onClick={() => void tokens.refetch()}>
            {common('modal.tryAgain')}
          </Button>
        </Hero>
      ) : found ? (
        <p className="send-note">{t('send.tokensNone')}</p>
      ) : (
        <Skeleton height={56} />
      )}
    </View>
  )
}
