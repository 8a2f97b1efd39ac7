'use client'
import { useCallback } from 'react'
import { announce } from '../modal/announce.js'
import { useLatchkit } from './useLatchkit.js'

/** Announces a status, a result or an error to assistive technology. */
export function useAnnounce(): (text: string) => void {
  const latchkit = useLatchkit()
  return useCallback(text => announce(latchkit, text), [latchkit])
}
