import type { ConnectMethod } from '@latchkit/core'
import { accentPresets, type ThemeMode } from '@latchkit/react'

/** The features that can be on in this demo and have a box to tick. */
export const featureNames = [
  'collapseWallets',
  'legalCheckbox',
  'receive',
  'send',
  'swaps',
  'onramp',
  'smartSessions',
] as const
export type FeatureName = (typeof featureNames)[number]

/** The ways to sign in to the embedded wallet. */
export const loginNames = ['email', 'socials', 'farcaster'] as const
export type LoginName = (typeof loginNames)[number]

/** `auto` for the language of the device, and the languages of the kit. */
export const locales = [
  'auto',
  'ar',
  'de',
  'en',
  'es',
  'fa',
  'fr',
  'he',
  'hi',
  'id',
  'it',
  'ja',
  'ko',
  'ms',
  'nl',
  'pl',
  'pt-BR',
  'ru',
  'th',
  'tr',
  'uk',
  'vi',
  'zh-CN',
  'zh-TW',
] as const

/** Choices of the configurator. */
export type Setup = {
  readonly themeMode: ThemeMode
  /** Name of a preset, a colour as `#rrggbb`, or empty for the kit's own. */
  readonly accent: string
  /** Corner radius in pixels. */
  readonly radius: number
  readonly locale: (typeof locales)[number]
  readonly methods: readonly ConnectMethod[]
  readonly features: Readonly<Record<FeatureName, boolean>>
  readonly logins: Readonly<Record<LoginName, boolean>>
  /** The embedded wallet has a smart account beside its EOA, where the secure site has them. */
  readonly smartAccounts: boolean
  /** The app pays the fees of the smart account. */
  readonly sponsored: boolean
  /** Accounts may register names below a name of the app. */
  readonly names: boolean
  /** Shows the modal's content in the page instead of above it. */
  readonly embedded: boolean
}

/** The kit's own defaults: what an app gets that sets no option. */
export const defaultSetup: Setup = {
  themeMode: 'system',
  accent: '',
  radius: 24,
  locale: 'auto',
  methods: ['email', 'social', 'wallet'],
  features: {
    collapseWallets: false,
    legalCheckbox: false,
    receive: true,
    send: true,
    swaps: true,
    onramp: true,
    smartSessions: false,
  },
  logins: { email: true, socials: true, farcaster: true },
  smartAccounts: true,
  sponsored: false,
  names: false,
  embedded: false,
}

const themeModes: readonly Setup['themeMode'][] = ['system', 'light', 'dark']

/** A setup from the page's hash. People share and edit addresses: what is not understood is the default. */
export function parseSetup(hash: string): Setup {
  const given = new URLSearchParams(hash.replace(/^#/, ''))
  const flag = (name: string, preset: boolean) =>
    given.get(name) === 'true' || (given.get(name) !== 'false' && preset)
  const oneOf = <value extends string>(name: string, values: readonly value[], preset: value) =>
    values.find(value => value === given.get(name)) ?? preset
  const { features, logins } = defaultSetup
  return {
    themeMode: oneOf('themeMode', themeModes, defaultSetup.themeMode),
    accent: parseAccent(given.get('accent') ?? ''),
    radius: parseRadius(given.get('radius')),
    locale: oneOf('locale', locales, defaultSetup.locale),
    methods: parseMethods(given.get('methods')),
    features: {
      ...features,
      ...Object.fromEntries(featureNames.map(name => [name, flag(name, features[name])])),
    },
    logins: {
      email: flag('email', logins.email),
      socials: flag('socials', logins.socials),
      farcaster: flag('farcaster', logins.farcaster),
    },
    smartAccounts: flag('smartAccounts', defaultSetup.smartAccounts),
    sponsored: flag('sponsored', defaultSetup.sponsored),
    names: flag('names', defaultSetup.names),
    embedded: flag('embedded', defaultSetup.embedded),
  }
}

function parseAccent(text: string): string {
  return Object.hasOwn(accentPresets, text) || /^#[0-9a-f]{6}$/i.test(text) ? text : defaultSetup.accent
}

function parseRadius(text: string | null): number {
  const radius = Number(text ?? defaultSetup.radius)
  return Number.isInteger(radius) && radius >= 0 && radius <= 32 ? radius : defaultSetup.radius
}

function parseMethods(text: string | null): Setup['methods'] {
  const given = text?.split(' ') ?? []
  const isWhole = given.length === 3 && defaultSetup.methods.every(method => given.includes(method))
  if (!isWhole) return defaultSetup.methods
  return [...defaultSetup.methods].sort((one, other) => given.indexOf(one) - given.indexOf(other))
}

/** A setup as the page's hash, without the `#`; what is default is left out. */
export function formatSetup(setup: Setup): string {
  const hash = new URLSearchParams()
  for (const key of ['themeMode', 'accent', 'radius', 'locale'] as const)
    if (setup[key] !== defaultSetup[key]) hash.set(key, `${setup[key]}`)
  const methods = setup.methods.join(' ')
  if (methods !== defaultSetup.methods.join(' ')) hash.set('methods', methods)
  for (const name of featureNames)
    if (setup.features[name] !== defaultSetup.features[name]) hash.set(name, `${setup.features[name]}`)
  for (const name of loginNames)
    if (setup.logins[name] !== defaultSetup.logins[name]) hash.set(name, `${setup.logins[name]}`)
  if (!setup.smartAccounts) hash.set('smartAccounts', 'false')
  if (setup.sponsored) hash.set('sponsored', 'true')
  if (setup.names) hash.set('names', 'true')
  if (setup.embedded) hash.set('embedded', 'true')
  return hash.toString()
}
