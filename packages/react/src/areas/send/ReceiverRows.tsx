'use client'
import type { KnownReceiver } from '@latchkit/core/send'
import { Row } from '../../modal/components/Row.js'
import { RowList } from '../../modal/components/RowList.js'
import { truncateAddress } from '../../page/buttons/truncateAddress.js'
import { useTranslate } from '../../page/hooks/useTranslate.js'
import { Avatar } from '../../page/images/Avatar.js'
import { sendTestIds } from '../../page/testIds/sendTestIds.js'
import { sendMessages } from './sendMessages.js'

/** Rows of each kind: more would push the button out of a phone's screen. */
const maxCount = 2

export type ReceiverRowsProps = {
  receivers: readonly KnownReceiver[]
  /** Text of the field. */
  selected: string
  onSelect: (address: string) => void
}

/** The known receivers, to fill in the field of the receiver. Another text in the field hides them. */
export function ReceiverRows({ receivers, selected, onSelect }: ReceiverRowsProps) {
  const t = useTranslate(sendMessages)
  const ofKind = (kind: KnownReceiver['kind']) =>
    receivers.filter(one => one.kind === kind).slice(0, maxCount)
  const shown = [...ofKind('account'), ...ofKind('past')]
  // A row that was pressed stays, and keeps the focus.
  if (shown.length === 0 || (selected && shown.every(one => one.address !== selected))) return null
  return (
    <RowList label={t('send.receivers')}>
      {shown.map(({ address, kind }) => (
        <li key={address}>
          <Row
            label={truncateAddress(address)}
            detail={t(kind === 'account' ? 'send.ownAccount' : 'send.pastReceiver')}
            icon={<Avatar address={address} size={40} />}
            testId={sendTestIds.sendKnownReceiver(address)}
            selected={address === selected}
            onClick={() => onSelect(address)}
          />
        </li>
      ))}
    </RowList>
  )
}
