import type { ComponentType } from 'react'
import { getInternals } from '../latchkit/internals.js'
import type { Latchkit } from '../latchkit/types.js'
import type { ViewName } from '../router/types.js'
import { importWithRetry } from './importWithRetry.js'
import { registry } from './registry.js'

/** Returns the component of a view and loads it at first need. A failure is not remembered. */
export async function loadView(latchkit: Latchkit, name: ViewName): Promise<ComponentType> {
  const { runtime } = getInternals(latchkit)
  const known = runtime.views.get(name)
  if (known) return known
  const view = registry[name]
  const View = 'View' in view ? view.View : await importWithRetry<ComponentType>(() => view.load())
  runtime.views.set(name, View)
  return View
}
