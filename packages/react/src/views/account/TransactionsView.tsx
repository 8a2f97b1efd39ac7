'use client'
import { useTranslate } from '../../hooks/useTranslate.js'
import { View } from '../../modal/View.js'
import { useStyles } from '../../styles/useStyles.js'
import tabStyles from './AccountTabs.css?inline'
import { ActivityList } from './ActivityList.js'
import { tabMessages } from './tabMessages.js'

/** The past transactions of the account, as a view of their own. */
export function TransactionsView() {
  useStyles(tabStyles)
  const t = useTranslate(tabMessages)
  return (
    <View title={t('activity.title')} fixed>
      <ActivityList />
    </View>
  )
}
