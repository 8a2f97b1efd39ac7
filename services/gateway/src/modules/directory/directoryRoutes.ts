import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { Projects } from '@latchkit/service-base'
import { Hono } from 'hono'
import { LRUCache } from 'lru-cache'
import { failed, matchesEtag, readQuery } from '../../http/answers.js'
import { guardOrigin } from '../../http/guardOrigin.js'
import type { Directory } from './createDirectory.js'
import { type WalletQuery, walletQuerySchema } from './walletQuery.js'

type Bytes = Uint8Array<ArrayBuffer>
type Answer = { readonly body: Bytes; readonly etag: string; zipped?: Promise<Bytes> }

const zip = promisify(gzip)
/** Cached answers; the least recently used is dropped. */
const maxAnswers = 500

/** Routes of the directory: `/getWallets`. */
export function directoryRoutes(directory: Directory, projects: Projects | undefined): Hono {
  const app = new Hono()
  app.use('/getWallets', guardOrigin(projects))
  const answers = new LRUCache<string, Answer, WalletQuery>({
    max: maxAnswers,
    memoMethod: (_key, _stale, { context: query }) => toAnswer(directory.query(query)),
  })
  app.get('/getWallets', async context => {
    const read = readQuery(walletQuerySchema, new URL(context.req.url).searchParams)
    if ('reasons' in read) return failed(context, 400, read.reasons)
    const answer = answers.memo(JSON.stringify(read.query), { context: read.query })
    const headers = {
      etag: answer.etag,
      'cache-control': 'public, max-age=60, stale-while-revalidate=600',
    }
    context.header('vary', 'Accept-Encoding', { append: true })
    if (matchesEtag(context.req.header('if-none-match'), answer.etag)) return context.body(null, 304, headers)
    const json = { ...headers, 'content-type': 'application/json' }
    if (!/\bgzip\b/.test(context.req.header('accept-encoding') ?? '') || answer.body.length < 1024) {
      return context.body(answer.body, 200, json)
    }
    answer.zipped ??= zip(answer.body).then(bytes => new Uint8Array(bytes))
    return context.body(await answer.zipped, 200, { ...json, 'content-encoding': 'gzip' })
  })
  return app
}

function toAnswer(text: string): Answer {
  const hash = createHash('sha256').update(text).digest('base64url').slice(0, 27)
  return { body: new TextEncoder().encode(text), etag: `W/"${hash}"` }
}
