import { findPolicies } from '../../doctor/policy/findPolicies.js'
import { sourcesOf } from '../../doctor/policy/parsePolicy.js'
import type { App } from '../../source/app.js'
import type { ByHand } from '../parts.js'

const docs = 'guides/content-security-policy.md'

/** Adds `data:` to the `img-src` of the app's policy, if it is written in one place. Else returns the change as an instruction. */
export function allowImages(app: App): ByHand[] {
  return findPolicies(app.root).flatMap(({ place, policy }): ByHand[] => {
    const sources = sourcesOf(policy, 'img-src')
    if (!sources || sources.some(source => source.toLowerCase() === 'data:')) return []
    const text = app.read(place) ?? ''
    const directives = [...text.matchAll(/\bimg-src\s+[^;"`\n]*[^;"`\s]/gi)]
    const [directive] = directives
    const isPlain = directive && directives.length === 1 && !/\$\{|'none'|\\'/.test(directive[0])
    if (!isPlain)
      return [
        {
          what: `Allow images in the policy of ${place}: wallets announce their icons as data: URIs.`,
          code: "img-src 'self' data:",
          docs,
        },
      ]
    const end = directive.index + directive[0].length
    app.write(place, `${text.slice(0, end)} data:${text.slice(end)}`)
    return []
  })
}
