import type { ComponentType } from 'react'
import { getInternals } from '../latchkit/internals.js'
import type { Latchkit } from '../latchkit/types.js'
import type { ViewName } from '../router/types.js'
import { importWithRetry } from './importWithRetry.js'
import { registry } from './registry.js'

/** A view's component, fetched at first need. A failure is not remembered. */
export async function loadView(latchkit: Latchkit, name: ViewName): Promise<ComponentType> {
  const { runtime } = getInternals(latchkit)
  const known = runtime.views.get(name)
  if (known) return known
  const View =
    name === 'Connect' ? registry.Connect : (await importWithRetry(() => registry.loadOthers()))[name]
  runtime.views.set(name, View)
  return View
}
