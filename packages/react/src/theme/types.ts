import type { TokenName } from './modalTokens.js'

/** How the kit looks: `system` follows the device and its changes. */
export type ThemeMode = 'light' | 'dark' | 'system'

/** Values by token, each any CSS value; `light-dark(a, b)` gives one per mode. */
export type ThemeVariables = { readonly [name in TokenName]?: string | undefined }
