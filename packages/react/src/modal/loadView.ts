import { importWithRetry } from '@latchkit/core/connection'
import type { ComponentType } from 'react'
import { createSlot } from '../latchkit/setup.js'
import type { Latchkit } from '../latchkit/types.js'
import type { ViewName } from '../router/types.js'
import { registry } from './registry.js'

/** The views that were loaded. */
export const getLoadedViews = /*#__PURE__*/ createSlot(
  () => new Map<ViewName, ComponentType>([['Connect', registry.Connect.View]]),
)

/** Returns the component of a view and loads it at first need. A failure is not remembered. */
export async function loadView(latchkit: Latchkit, name: ViewName): Promise<ComponentType> {
  const views = getLoadedViews(latchkit)
  const known = views.get(name)
  if (known) return known
  const view = registry[name]
  const View = 'View' in view ? view.View : await importWithRetry<ComponentType>(() => view.load())
  views.set(name, View)
  return View
}
