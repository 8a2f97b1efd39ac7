import type { ViewName } from '@latchkit/react'
import { accountStates } from './states/accountStates.js'
import { connectStates } from './states/connectStates.js'
import { loginStates } from './states/loginStates.js'
import { networkStates } from './states/networkStates.js'
import { requestStates } from './states/requestStates.js'
import { transferStates } from './states/transferStates.js'
import type { ShowState } from './states/types.js'

/** Every view of the modal with its states. A view that is missing is an error of types. */
const views: { readonly [view in ViewName]: { readonly [title: string]: ShowState } } = {
  ...connectStates,
  ...loginStates,
  ...accountStates,
  ...networkStates,
  ...requestStates,
  ...transferStates,
}

/** A view in one of its states. */
export type GalleryState = {
  /** In addresses, such as `Account-tokens`. */
  readonly id: string
  readonly view: string
  readonly title: string
  readonly show: ShowState
}

/** Every state, view by view. */
export const galleryStates: readonly GalleryState[] = Object.entries(views).flatMap(([view, states]) =>
  Object.entries(states).map(([title, show]) => ({ id: toId(view, title), view, title, show })),
)

function toId(view: string, title: string): string {
  return `${view}-${title.toLowerCase().replaceAll(/[^a-z]+/g, '-')}`
}
