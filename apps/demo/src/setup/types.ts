import type { ConnectMethod } from '@latchkit/core'
import type { ThemeMode } from '@latchkit/react'

/** The features that can be on in this demo and have a box to tick. */
export const featureNames = ['collapseWallets', 'legalCheckbox', 'receive', 'send'] as const
export type FeatureName = (typeof featureNames)[number]

/** What the configurator chooses. */
export type Setup = {
  readonly themeMode: ThemeMode
  /** Name of a preset, a colour as `#rrggbb`, or empty for the kit's own. */
  readonly accent: string
  /** Corner radius in pixels. */
  readonly radius: number
  readonly locale: 'auto' | 'en' | 'ar'
  readonly methods: readonly ConnectMethod[]
  readonly features: Readonly<Record<FeatureName, boolean>>
  /** Shows the modal's content in the page instead of above it. */
  readonly embedded: boolean
}
