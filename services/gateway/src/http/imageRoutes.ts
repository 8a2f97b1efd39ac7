import { type Context, Hono } from 'hono'
import type { Images } from '../images/createImages.js'
import type { Image } from '../images/types.js'
import { failed } from './failed.js'
import { matchesEtag } from './matchesEtag.js'

const routes = [
  ['/getWalletImage/:id', 'wallet', /^[A-Za-z0-9][A-Za-z0-9._-]{0,127}$/],
  ['/public/getAssetImage/:id', 'asset', /^[A-Za-z0-9][A-Za-z0-9._:-]{0,127}$/],
  ['/public/getTokenImage/:id', 'token', /^[\p{L}\p{N}$€₮+._-][\p{L}\p{N}$€₮+._ -]{0,31}$/u],
  ['/public/getCurrencyImage/:id', 'currency', /^[A-Za-z]{3}$/],
] as const

/** The four images. They are open to every page: an `<img>` tells no origin. */
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
    // An SVG that is opened by itself is a document of this origin: it may draw, and nothing else.
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
  }
  return matchesEtag(context.req.header('if-none-match'), image.etag)
    ? context.body(null, 304, headers)
    : context.body(image.body, 200, { ...headers, 'content-type': image.type })
}
