'use client'
import { setWalletLink } from '@latchkit/core/walletconnect'
import { CopyButton } from '../../components/CopyButton.js'
import { useAnnounce } from '../../hooks/useAnnounce.js'
import { useLatchkit } from '../../hooks/useLatchkit.js'
import { useToast } from '../../hooks/useToast.js'
import { useTranslate } from '../../hooks/useTranslate.js'
import { modalMessages } from '../../i18n/en/modal.js'
import { connectTestIds } from '../../testIds/connectTestIds.js'
import { walletConnectMessages } from './walletConnectMessages.js'

/** Puts the pairing URI on the clipboard, for wallets that take it from there. */
export function CopyLink({ uri }: { uri: string | undefined }) {
  const t = useTranslate(walletConnectMessages)
  const common = useTranslate(modalMessages)
  const announce = useAnnounce()
  const toast = useToast()
  const { client } = useLatchkit()
  function onCopied() {
    // The copy may be pasted into another wallet than the link that was opened before leads to.
    setWalletLink(client, undefined)
    announce(common('modal.copied'))
  }
  return (
    <CopyButton
      value={uri}
      label={t('walletConnect.copy')}
      copiedLabel={common('modal.copied')}
      testId={connectTestIds.wcCopy}
      onCopied={onCopied}
      onFailed={() => toast.show({ variant: 'error', message: t('walletConnect.copyFailed') })}
    />
  )
}
