import type { ViewName } from '@latchkit/react'
import type { Stage } from '../stage.js'

/** Shows a view in a state. */
export type ShowState = (stage: Stage) => unknown

/** States of some views, by their titles. */
export type ViewStates = { readonly [view in ViewName]?: { readonly [title: string]: ShowState } }
