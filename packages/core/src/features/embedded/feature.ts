import type { Feature } from '../../types/feature.js'
import { readFrameKey, socialResult } from './start/socialResult.js'

/** The slot of embedded wallets. The frame's client parses the address again, in every spelling. */
export const secureFrame = {
  defaults: {
    features: {
      email: true,
      socials: ['google', 'x', 'discord', 'farcaster', 'github', 'apple', 'facebook'],
    },
  },
  // Without adapters nothing is missing that the app could add.
  diagnose: ({ config: { features, secureFrame, adapters } }) =>
    secureFrame && adapters
      ? []
      : (['email', 'socials'] as const)
          .filter(flag => features[flag])
          .map(flag => ({ subject: `features.${flag}`, reason: 'needs the secure frame' })),
  validate({ secureFrame }, { need }) {
    // On a server there is no page: it is checked in the browser.
    need(
      !secureFrame ||
        (/^http(s:\/\/.|:\/\/([\w-]+\.)*(localhost|127\.0\.0\.1)([:/]|$))/.test(secureFrame.url) &&
          !`${secureFrame.url}/`.startsWith(`${globalThis.location?.origin}/`)),
      'secureFrame.url: pass an https URL of another origin',
    )
  },
  // Before the app or anything else of the page reads the address.
  initialize(client) {
    if (client.config.secureFrame) socialResult(client)
  },
  start(client) {
    if (client.config.secureFrame && readFrameKey(client, 'emailLoginUsed'))
      import('./lazy/index.js').then(
        ({ restoreAtStart }) => restoreAtStart(client),
        error => client.logger.warn('No login was restored.', { error }),
      )
  },
} satisfies Feature
