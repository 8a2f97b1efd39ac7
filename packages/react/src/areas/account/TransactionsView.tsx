'use client'
import { useStyles } from '../../modal/useStyles.js'
import { View } from '../../modal/View.js'
import { useTranslate } from '../../page/hooks/useTranslate.js'
import tabStyles from './AccountTabs.css?inline'
import { ActivityList } from './ActivityList.js'
import { tabMessages } from './tabMessages.js'

/** Past transactions of the account, as a separate view. */
export function TransactionsView() {
  useStyles(tabStyles)
  const t = useTranslate(tabMessages)
  return (
    <View title={t('activity.title')} fixed>
      <ActivityList />
    </View>
  )
}
