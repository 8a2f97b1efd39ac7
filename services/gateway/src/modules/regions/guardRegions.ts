import { Hono } from 'hono'
import { failed } from '../../http/answers.js'
import type { Regions, RestrictedFeature } from './createRegions.js'

const paths: readonly (readonly [string, RestrictedFeature])[] = [
  ['/v1/convert/*', 'swaps'],
  ['/v1/onramp/*', 'onramp'],
  ['/v1/generators/*', 'onramp'],
]

/** Refuses the calls of swaps and purchases by 451 where they are restricted. `timeZone` is in the query. */
export function guardRegions(regions: Regions): Hono {
  const app = new Hono()
  for (const [path, feature] of paths) {
    app.use(path, async (context, next) => {
      const { countryHeader } = regions
      const zones = context.req.queries('timeZone')
      const answer = regions.ask(feature, {
        // Given twice, it could say two things.
        timeZone: zones?.length === 1 ? zones[0] : undefined,
        country: countryHeader && context.req.header(countryHeader),
      })
      if (answer.isAllowed) return next()
      const { status, name, reason } = answer
      return failed(context, status, [{ name, description: `${name}: ${reason}` }])
    })
  }
  return app
}
