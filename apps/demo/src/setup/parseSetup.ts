import { accentPresets } from '@latchkit/react'
import { defaultSetup } from './defaultSetup.js'
import { featureNames, type Setup } from './types.js'

const themeModes: readonly Setup['themeMode'][] = ['system', 'light', 'dark']
const locales: readonly Setup['locale'][] = ['auto', 'en', 'ar']

/** A setup from the page's hash. People share and edit addresses: what is not understood is the default. */
export function parseSetup(hash: string): Setup {
  const given = new URLSearchParams(hash.replace(/^#/, ''))
  const flag = (name: string, preset: boolean) =>
    given.get(name) === 'true' || (given.get(name) !== 'false' && preset)
  const oneOf = <value extends string>(name: string, values: readonly value[], preset: value) =>
    values.find(value => value === given.get(name)) ?? preset
  const { features } = defaultSetup
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
