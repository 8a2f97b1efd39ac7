'use client'
import { useEffect, useMemo } from 'react'
import { getBuiltInIcon } from '../icons/getBuiltInIcon.js'
import { createCell } from '../state/createCell.js'
import { useCell } from './useCell.js'
import { useLatchkit } from './useLatchkit.js'

/**
 * A logo that comes with the kit, once it is here. A chunk that cannot be fetched leaves the letter tile; the next
 * row that needs it tries again.
 *
 * @param key - Its id; nothing is fetched without one.
 */
export function useBuiltInIcon(
  key: string | undefined,
  load: (key: string) => Promise<string | undefined>,
): string | undefined {
  const latchkit = useLatchkit()
  const cell = useMemo(
    () => (key ? getBuiltInIcon(latchkit, key) : createCell<string | undefined>(undefined)),
    [latchkit, key],
  )
  useEffect(() => {
    if (key && !cell.get()) load(key).then(cell.set, () => {})
  }, [key, load, cell])
  return useCell(cell)
}
