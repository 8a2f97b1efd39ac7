'use client'
import { getCurrency } from '@latchkit/core/balances'
import { useState } from 'react'
import { Button } from '../../modal/components/Button.js'
import { Hero } from '../../modal/components/Hero.js'
import { Row } from '../../modal/components/Row.js'
import { Skeleton } from '../../modal/components/Skeleton.js'
import { useRouter } from '../../modal/hooks/useRouter.js'
import { modalMessages } from '../../modal/modalMessages.js'
import { View } from '../../modal/View.js'
import { useAtomValue } from '../../page/hooks/useAtomValue.js'
import { useLatchkit } from '../../page/hooks/useLatchkit.js'
import { useSend } from '../../page/hooks/useSend.js'
import { useTranslate } from '../../page/hooks/useTranslate.js'
import { localeAtom } from '../../page/i18n/atoms.js'
import { modalTestIds } from '../../page/testIds/modalTestIds.js'
import { Note } from '../../shared/components/Note.js'
import { SearchField } from '../../shared/components/SearchField.js'
import { VirtualList } from '../../shared/components/VirtualList.js'
import { formatFiat } from '../../shared/formatFiat.js'
import { formatToken } from '../../shared/formatToken.js'
import { useAnnouncedText } from '../../shared/hooks/useAnnouncedText.js'
import { FailureIcon } from '../../shared/icons/FailureIcon.js'
import { TokenLogo } from '../../shared/TokenLogo.js'
import { sendMessages } from './sendMessages.js'

/** Number of tokens from which a search field is shown. */
const manyTokens = 8

/** Tokens of the account, to choose the token to send. */
export function WalletSendSelectTokenView() {
  const t = useTranslate(sendMessages)
  const common = useTranslate(modalMessages)
  const { client } = useLatchkit()
  const { formatLocale: locale } = useAtomValue(localeAtom)
  const { back } = useRouter()
  const { token, tokens, tokenBalances, update } = useSend()
  const [search, setSearch] = useState('')
  const wanted = search.trim().toLowerCase()
  const found = tokenBalances?.filter(({ name, symbol, address }) =>
    [name, symbol, address ?? ''].some(text => text.toLowerCase().includes(wanted)),
  )
  const none = found?.length === 0 ? t('send.tokensNone') : undefined
  useAnnouncedText(none)
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
              detail={
                one.isLookalike
                  ? t('send.imitation')
                  : formatToken({
                      value: one.amount,
                      decimals: Number(one.quantity.decimals),
                      symbol: one.symbol,
                      locale,
                    })
              }
              badge={formatFiat(one.value, locale, getCurrency(client))}
              icon={<TokenLogo token={one} />}
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
      ) : none ? (
        <Note>{none}</Note>
      ) : (
        <Skeleton height={56} />
      )}
    </View>
  )
}
