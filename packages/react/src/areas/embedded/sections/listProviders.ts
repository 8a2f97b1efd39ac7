import type { Client, Features, SocialProvider } from '@latchkit/core'

/** Display name of each provider. Names are not translated. */
export const providerNames: { readonly [provider in SocialProvider]: string } = {
  google: 'Google',
  x: 'X',
  discord: 'Discord',
  farcaster: 'Farcaster',
  github: 'GitHub',
  apple: 'Apple',
  facebook: 'Facebook',
}

/**
 * Providers of the app that can sign in on this device, in the app's order. Some reject the web views of Telegram, and
 * Facebook's page does not return on phones.
 */
export function listProviders(
  socials: Features['socials'],
  platform: Pick<Client['platform'], 'isTelegram' | 'isMobile' | 'userAgent'>,
): readonly SocialProvider[] {
  const agent = platform.userAgent()
  const refused = new Set<string>(platform.isMobile() ? ['facebook'] : [])
  if (platform.isTelegram()) {
    if (/Android/i.test(agent)) for (const provider of ['facebook', 'x']) refused.add(provider)
    else if (/iPhone|iPad|iPod/i.test(agent)) refused.add('google')
    else if (/Macintosh/i.test(agent)) refused.add('x')
  }
  return (socials || []).filter(provider => Object.hasOwn(providerNames, provider) && !refused.has(provider))
}
