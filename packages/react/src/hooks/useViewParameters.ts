'use client'
import { useContext } from 'react'
import { EntryContext } from '../modal/EntryContext.js'
import { ViewMismatchError } from '../router/errors.js'
import type { ViewName, ViewParameters } from '../router/types.js'

/** What the view was opened with. */
export function useViewParameters<name extends ViewName>(view: name): ViewParameters[name] {
  const entry = useContext(EntryContext)
  if (entry?.view !== view) throw new ViewMismatchError({ view })
  return entry.parameters as ViewParameters[name]
}
