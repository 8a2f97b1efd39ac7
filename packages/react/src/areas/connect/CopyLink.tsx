'use client'
import { setWalletLink } from '@latchkit/core/walletconnect'
import { useAnnounce } from '../../modal/hooks/useAnnounce.js'
import { modalMessages } from '../../modal/modalMessages.js'
import { useLatchkit } from '../../page/hooks/useLatchkit.js'
import { useTranslate } from '../../page/hooks/useTranslate.js'
import { connectTestIds } from '../../page/testIds/connectTestIds.js'
import { CopyButton } from '../../shared/components/CopyButton.js'
import { useToast } from '../../shared/toasts/useToast.js'
import { walletConnectMessages } from './walletConnectMessages.js'

/** Puts the pairing URI on the clipboard, for wallets that take it from there. */
export function CopyLink({ uri }: { uri: string | undefined }) {
  const t = useTranslate(walletConnectMessages)
  const common = useTranslate(modalMessages)
  const announce = useAnnounce()
  const toast = useToast()
  const { client } = useLatchkit()
  function onCopied() {
    // The user may paste the copy into another wallet than that of the previously opened link.
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
