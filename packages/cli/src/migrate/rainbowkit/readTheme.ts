import { findCalls, type Node, readArguments } from '../../source/source.js'
import { needImport } from '../provider/options.js'
import type { ProviderProps } from '../provider/types.js'
import { readObject, toObject } from '../source/objects.js'

const modes: Record<string, string> = { lightTheme: 'light', darkTheme: 'dark', midnightTheme: 'dark' }

const radii: Record<string, string> = { none: '0px', small: '8px', medium: '16px', large: '24px' }

/** Accents of the kit, by names of RainbowKit. */
const accents: Record<string, string> = {
  blue: 'blue',
  green: 'green',
  orange: 'orange',
  pink: 'pink',
  purple: 'violet',
}

/** Reads the prop `theme` into `themeMode` and `themeVariables`, or into a mode that changes. */
export function readTheme(theme: Node, props: ProviderProps): void {
  const { others } = props.options
  const pair = readObject(theme)
  const light = pair?.get('lightTheme')
  const dark = pair?.get('darkTheme')
  if (light && dark) {
    others.set('themeMode', `'system'`)
    setVariables(props, mergeVariables(readVariables(light, props), readVariables(dark, props)))
    return
  }
  const name = theme.kind() === 'call_expression' ? theme.field('function')?.text() : undefined
  const mode = name && modes[name]
  if (mode) {
    others.set('themeMode', `'${mode}'`)
    setVariables(props, readVariables(theme, props))
    return
  }
  if (theme.text() === 'null') return
  const calls = Object.keys(modes).flatMap(theirs =>
    findCalls(theme, theirs).map(call => [theirs, call] as const),
  )
  if (calls.length < 2) {
    props.notes.push(`theme: set themeMode and themeVariables of createLatchkit.`)
    return
  }
  let expression = theme.text()
  for (const [theirs, call] of calls) expression = expression.replaceAll(call.text(), `'${modes[theirs]}'`)
  props.mode = expression.replaceAll(/\s+/g, ' ')
  if (calls.some(([, call]) => readArguments(call).length > 0))
    props.notes.push('the colors of theme: set them as themeVariables of createLatchkit.')
}

function setVariables({ options }: ProviderProps, variables: ReadonlyMap<string, string>): void {
  if (variables.size > 0) options.others.set('themeVariables', toObject(variables))
}

/** Tokens of a theme such as `darkTheme({ accentColor: '#f00', borderRadius: 'small' })`. */
function readVariables(theme: Node, props: ProviderProps): Map<string, string> {
  const variables = new Map<string, string>()
  const [given] = readArguments(theme)
  if (!given) return variables
  const preset = /accentColors\.(\w+)/.exec(given.text())?.[1]
  const accent = preset && accents[preset]
  if (accent) {
    variables.set('--lk-accent', `accentPresets.${accent}`)
    needImport(props.options, '@latchkit/react', 'accentPresets')
  }
  for (const child of given.children().filter(node => node.kind() === 'pair')) {
    const key = child.field('key')?.text()
    const value = child.field('value')?.text() ?? ''
    if (key === 'accentColor') variables.set('--lk-accent', value)
    else if (key === 'accentColorForeground') variables.set('--lk-on-accent', value)
    else if (key === 'borderRadius' && radii[value.slice(1, -1)])
      variables.set('--lk-radius', `'${radii[value.slice(1, -1)]}'`)
    else if (key !== 'fontStack') props.notes.push(`${key} of the theme has no token of the same meaning.`)
  }
  return variables
}

/** One value where both modes have the same, else `light-dark(…)`. */
function mergeVariables(
  light: ReadonlyMap<string, string>,
  dark: ReadonlyMap<string, string>,
): Map<string, string> {
  const merged = new Map<string, string>()
  for (const name of new Set([...light.keys(), ...dark.keys()])) {
    const [a, b] = [light.get(name) ?? dark.get(name) ?? '', dark.get(name) ?? light.get(name) ?? '']
    const isText = /^['"]/.test(a) && /^['"]/.test(b)
    merged.set(name, a === b || !isText ? a : `'light-dark(${a.slice(1, -1)}, ${b.slice(1, -1)})'`)
  }
  return merged
}
