import { type Context, Hono } from 'hono'
import type { Image, Images } from '../images/createImages.js'
import { failed, matchesEtag } from './answers.js'

const routes = [
  ['/getWalletImage/:id', 'wallet', /^[A-Za-z0-9][A-Za-z0-9._-]{0,127}$/],
  ['/public/getAssetImage/:id', 'asset', /^[A-Za-z0-9][A-Za-z0-9._:-]{0,127}$/],
  ['/public/getTokenImage/:id', 'token', /^[\p{L}\p{N}$€₮+._-][\p{L}\p{N}$€₮+._ -]{0,31}$/u],
  ['/public/getCurrencyImage/:id', 'currency', /^[A-Za-z]{3}$/],
] as const

/** Routes of the images. They are open to every page: an `<img>` sends no origin. */
export function imageRoutes(images: Images): Hono {
  const app = new Hono()
  for (const [path, kind, pattern] of routes) {
    app.get(path, async context => {
      const id = context.req.param('id')
      if (!pattern.test(id))
        return failed(context, 400, [{ name: 'id', description: 'id: is no id of an image' }])
      const image = await images[kind](id)
      return image
        ? send(context, image)
        : failed(context, 404, [{ name: 'id', description: `id: there is no ${kind} of that id` }])
    })
  }
  return app
}

function send(context: Context, image: Image) {
  const headers = {
    etag: image.etag,
    'cache-control': 'public, max-age=31536000, immutable',
    'access-control-allow-origin': '*',
    'cross-origin-resource-policy': 'cross-origin',
    // An SVG opened as a document has this origin: the policy lets it draw, and nothing else.
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
  }
  return matchesEtag(context.req.header('if-none-match'), image.etag)
    ? context.body(null, 304, headers)
    : context.body(image.body, 200, { ...headers, 'content-type': image.type })
}
