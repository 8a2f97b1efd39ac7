'use client'
import { useSyncExternalStore } from 'react'
import type { Cell } from '../state/createCell.js'

/** The value of a cell, kept up to date. While hydrating it is the first one, as on the server. */
export function useCell<value>(cell: Pick<Cell<value>, 'get' | 'initial' | 'subscribe'>): value {
  return useSyncExternalStore(cell.subscribe, cell.get, () => cell.initial)
}
