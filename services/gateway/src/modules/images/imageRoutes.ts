import { Hono, type MiddlewareHandler } from 'hono'
import { failed, sendImage } from '../../http/answers.js'
import { guardOrigin } from '../../http/guardOrigin.js'
import type { RemoteImages } from '../../remote/createRemoteImages.js'
import type { Images } from './createImages.js'

const day = 'public, max-age=86400'
const always = 'public, max-age=31536000, immutable'

const routes = [
  ['/getWalletImage/:id', 'wallet', /^[A-Za-z0-9][A-Za-z0-9._-]{0,127}$/],
  ['/public/getAssetImage/:id', 'asset', /^[A-Za-z0-9][A-Za-z0-9._:-]{0,127}$/],
  ['/public/getTokenImage/:id', 'token', /^[\p{L}\p{N}$€₮+._-][\p{L}\p{N}$€₮+._ -]{0,31}$/u],
  ['/public/getCurrencyImage/:id', 'currency', /^[A-Za-z]{3}$/],
] as const

/**
 * Routes of the images. Open to every page: an `<img>` sends no origin. Images of other hosts are limited, because each
 * is a request to its host.
 */
export function imageRoutes(images: Images, remote: RemoteImages, limitRemote: MiddlewareHandler): Hono {
  const app = new Hono()
  // Before the limit: pages may read its refusals as well.
  for (const path of ['/getWalletImage/*', '/public/*']) app.use(path, guardOrigin(undefined))
  const remotePath = '/public/getRemoteImage/:id'
  app.use(remotePath, limitRemote)
  app.get(remotePath, async context => {
    const image = await remote.read(context.req.param('id'))
    if (image) return sendImage(context, image, day)
    return failed(context, 404, [{ name: 'id', description: 'id: there is no image of that id' }])
  })
  for (const [path, kind, pattern] of routes) {
    app.get(path, async context => {
      const id = context.req.param('id')
      if (!pattern.test(id))
        return failed(context, 400, [{ name: 'id', description: 'id: is not the id of an image' }])
      const image = await images[kind](id)
      return image
        ? sendImage(context, image, image.isStandIn ? day : always)
        : failed(context, 404, [{ name: 'id', description: `id: there is no ${kind} of that id` }])
    })
  }
  return app
}
