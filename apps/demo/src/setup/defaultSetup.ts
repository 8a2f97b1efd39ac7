import type { Setup } from './types.js'

/** The kit's own defaults: what an app gets that sets no option. */
export const defaultSetup: Setup = {
  themeMode: 'system',
  accent: '',
  radius: 24,
  locale: 'auto',
  methods: ['email', 'social', 'wallet'],
  features: { collapseWallets: false, legalCheckbox: false, receive: true, send: true },
  embedded: false,
}
