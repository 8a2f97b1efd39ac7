import type { IncomingMessage } from 'node:http'
import type { Plugin } from 'vite'

const parent = 'acme.eth'
const avatar = 'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg"/%3E'

const profile = (name: string) => ({
  name,
  addresses: { 60: { address: `0x${'1'.repeat(40)}` } },
  attributes: [{ avatar }],
})

/** Suggestions: the wanted name, which is taken when it begins with "taken", and two others. */
function suggest(wanted: string) {
  const names = [wanted, `${wanted}1`, `my-${wanted}`]
  return names.map((name, index) => ({
    name: `${name}.${parent}`,
    registered: index === 0 && wanted.startsWith('taken'),
  }))
}

async function readName(request: IncomingMessage): Promise<string> {
  let text = ''
  for await (const part of request) text += part
  return JSON.parse(JSON.parse(text).message).name
}

/**
 * A gateway's calls of names at `/names/<kind>`, on the origin of the tests: `named` accounts have a name, `unnamed` ones
 * none, `failing` fails; `@latchkit/gateway` is the real one. A name that begins with "raced" is taken when it is registered.
 */
export function namesPlugin(): Plugin {
  return {
    name: 'names',
    configureServer(server) {
      server.middlewares.use('/names/', async (request, response) => {
        const { pathname } = new URL(request.url ?? '', 'http://localhost')
        const [, kind = ''] = pathname.split('/')
        const last = pathname.split('/').at(-1) ?? ''
        const answer = (status: number, body: unknown) => {
          response.statusCode = status
          response.setHeader('content-type', 'application/json')
          response.end(JSON.stringify(body))
        }
        const isNamed = kind === 'named'
        if (kind === 'failing') return answer(502, {})
        if (pathname.includes('/identity/'))
          return answer(200, isNamed ? { name: `alice.${parent}`, avatar } : { name: null, avatar: null })
        if (pathname.includes('/profile/reverse/'))
          return answer(200, isNamed ? [profile(`alice.${parent}`)] : [])
        if (pathname.includes('/profile/account/') && isNamed) return answer(200, profile(last))
        if (pathname.includes('/profile/suggestions/')) return answer(200, { suggestions: suggest(last) })
        if (request.method === 'POST' && pathname.endsWith('/profile/account')) {
          const name = await readName(request)
          const reasons = [{ name: 'name', description: 'name: is registered' }]
          return name.startsWith('raced')
            ? answer(409, { status: 'FAILED', reasons })
            : answer(200, profile(name))
        }
        return answer(404, {})
      })
    },
  }
}
