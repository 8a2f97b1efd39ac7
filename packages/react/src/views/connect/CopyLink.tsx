'use client'
import { CopyButton } from '../../components/CopyButton.js'
import { useAnnounce } from '../../hooks/useAnnounce.js'
import { useToast } from '../../hooks/useToast.js'
import { useTranslate } from '../../hooks/useTranslate.js'
import { modalMessages } from '../../i18n/en/modal.js'
import { testIds } from '../../testIds.js'
import { walletConnectMessages } from './walletConnectMessages.js'

/** Puts the pairing URI on the clipboard, for wallets that take it from there. */
export function CopyLink({ uri }: { uri: string | undefined }) {
  const t = useTranslate(walletConnectMessages)
  const common = useTranslate(modalMessages)
  const announce = useAnnounce()
  const toast = useToast()
  return (
    <CopyButton
      value={uri}
      label={t('walletConnect.copy')}
      copiedLabel={common('modal.copied')}
      testId={testIds.wcCopy}
      onCopied={() => announce(common('modal.copied'))}
      onFailed={() => toast.show({ variant: 'error', message: t('walletConnect.copyFailed') })}
    />
  )
}
