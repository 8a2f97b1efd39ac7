'use client'
import { openWalletPage } from '@latchkit/core/secureframe'
import { useState } from 'react'
import { useAnnounce } from '../../modal/hooks/useAnnounce.js'
import { useLatchkit } from '../../page/hooks/useLatchkit.js'
import { useTranslate } from '../../page/hooks/useTranslate.js'
import { settingsMessages } from './settingsMessages.js'

/**
 * Opens the page of the wallet on the wallet's site, by a click inside of the secure frame. `href` is the URL of the
 * page for a link, if that failed.
 */
export function useWalletPage() {
  const t = useTranslate(settingsMessages)
  const { client } = useLatchkit()
  const announce = useAnnounce()
  const [state, setState] = useState<'idle' | 'opening' | 'failed'>('idle')
  const { href, host } = new URL('/wallet', client.config.secureFrame?.url ?? 'https://localhost')

  async function open() {
    if (state === 'opening') return
    setState('opening')
    announce(t('settings.opening'))
    try {
      await openWalletPage(client)
      setState('idle')
    } catch (error) {
      client.logger.info('The page of the wallet was not opened', { error })
      setState('failed')
      announce(t('settings.openFailed'))
    }
  }
  return { href, host, isOpening: state === 'opening', isFailed: state === 'failed', open: () => void open() }
}
