import { findPolicies, readPolicies } from '../../doctor/policy/findPolicies.js'
import { type Policy, sourcesOf } from '../../doctor/policy/parsePolicy.js'
import type { App } from '../../source/app.js'
import type { ByHand } from '../parts.js'

const docs = 'guides/content-security-policy.md'

/** Adds `data:` to the `img-src` of the app's policy, if it is written in one place. Else returns the change as an instruction. */
export function allowImages(app: App): ByHand[] {
  return findPolicies(app.root).flatMap(({ place, policy }): ByHand[] => {
    const sources = sourcesOf(policy, 'img-src')
    if (!sources || sources.some(source => source.toLowerCase() === 'data:')) return []
    const changed = addData(app.read(place) ?? '')
    const [after, another] = changed === undefined ? [] : readPolicies(changed, place)
    // Text is not syntax: what is written has to be read as the same policy with one source more.
    const expected = format(new Map([...policy, ['img-src', [...sources, 'data:']]]))
    if (changed !== undefined && after && !another && format(after.policy) === expected) {
      app.write(place, changed)
      return []
    }
    const what = `Allow images in the policy of ${place}: wallets announce their icons as data: URIs.`
    return [{ what, code: "img-src 'self' data:", docs }]
  })
}

/** Returns the text with the source at the end of `img-src`, or `undefined` unless it has one such directive. */
function addData(text: string): string | undefined {
  const [directive, another] = [...text.matchAll(/\bimg-src\s+[^;"`\n]*[^;"`\s]/gi)]
  if (!directive || another || directive[0].includes("'none'")) return undefined
  const end = directive.index + directive[0].length
  return `${text.slice(0, end)} data:${text.slice(end)}`
}

function format(policy: Policy): string {
  return JSON.stringify([...policy])
}
