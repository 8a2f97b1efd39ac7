'use client'
import { useContext } from 'react'
import type { ViewName, ViewParameters } from '../../page/router/types.js'
import { EntryContext } from '../EntryContext.js'
import { ViewMismatchError } from '../errors.js'

/** Parameters of the opened view. */
export function useViewParameters<name extends ViewName>(view: name): ViewParameters[name] {
  const entry = useContext(EntryContext)
  if (entry?.view !== view) throw new ViewMismatchError({ view })
  return entry.parameters as ViewParameters[name]
}
