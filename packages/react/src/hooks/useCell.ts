'use client'
import { useSyncExternalStore } from 'react'
import type { Cell } from '../state/createCell.js'

/** The value of a cell, kept up to date. */
export function useCell<value>(cell: Cell<value>): value {
  return useSyncExternalStore(cell.subscribe, cell.get, cell.get)
}
