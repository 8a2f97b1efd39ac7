import { importWithRetry } from '@latchkit/core/connection'
import type { ComponentType } from 'react'
import { createSlot } from '../page/latchkit/setup.js'
import type { Latchkit } from '../page/latchkit/types.js'
import type { ViewName } from '../page/router/types.js'
import { type RegisteredView, registry } from './registry.js'

/** The views that were loaded. */
export const getLoadedViews = /*#__PURE__*/ createSlot(
  () => new Map<ViewName, ComponentType>([['Connect', registry.Connect.View]]),
)

/** Compilation fails here if an area lacks one of its views. */
const registered: { readonly [name in ViewName]: RegisteredView<name> } = registry

/** Returns the component of a view and loads its area at first need. A failure is not remembered. */
export async function loadView<name extends ViewName>(
  latchkit: Latchkit,
  name: name,
): Promise<ComponentType> {
  const views = getLoadedViews(latchkit)
  const known = views.get(name)
  if (known) return known
  const view: RegisteredView<name> = registered[name]
  const View = 'View' in view ? view.View : (await importWithRetry(() => view.load()))[name]
  views.set(name, View)
  return View
}
