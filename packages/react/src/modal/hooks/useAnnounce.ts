'use client'
import { useCallback } from 'react'
import { useLatchkit } from '../../page/hooks/useLatchkit.js'
import { announce } from '../announce.js'

/** Announces a status, a result or an error to assistive technology. */
export function useAnnounce(): (text: string) => void {
  const latchkit = useLatchkit()
  return useCallback(text => announce(latchkit, text), [latchkit])
}
