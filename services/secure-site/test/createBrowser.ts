import { request as httpRequest } from 'node:http'
import type { TestSite } from './openSite.js'

/** Page that a tab shows after all redirects. */
export type Page = { readonly url: URL; readonly status: number; readonly text: string }

/** A browser: cookies, redirects, and forms that a page posts by itself. */
export type Browser = {
  /** `halt` ends before a request is sent whose address it returns true for. */
  visit(url: string, options?: VisitOptions): Promise<Page>
  /** Types an address into the sign-in page of a local provider and goes on to where it leads. */
  signIn(page: Page, email: string, options?: VisitOptions & { readonly verified?: boolean }): Promise<Page>
}

type VisitOptions = {
  readonly form?: URLSearchParams
  halt?(url: URL, form: URLSearchParams | undefined): boolean
}

/** Opens a separate browser. Hosts under `localhost` are not resolved by Node, and so are called by number. */
export function createBrowser({ site }: TestSite): Browser {
  const cookies = new Map<string, string>()

  function send(url: URL, form: URLSearchParams | undefined) {
    const own = [...cookies].filter(([name]) => name.startsWith(`${url.host} `))
    const cookie = own.map(([name, value]) => `${name.split(' ')[1]}=${value}`).join('; ')
    const body = form?.toString()
    return new Promise<{ status: number; location: string | undefined; text: string }>((resolve, reject) => {
      const sent = httpRequest(
        {
          host: '127.0.0.1',
          port: url.port,
          method: form ? 'POST' : 'GET',
          path: `${url.pathname}${url.search}`,
          headers: {
            host: url.host,
            ...(cookie && { cookie }),
            ...(body !== undefined && {
              'content-type': 'application/x-www-form-urlencoded',
              'content-length': Buffer.byteLength(body),
            }),
            ...(url.origin === site.url && { origin: site.url, 'sec-fetch-site': 'same-origin' }),
          },
        },
        response => {
          for (const line of response.headers['set-cookie'] ?? []) {
            const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
            cookies.set(`${url.host} ${name}`, value)
          }
          const parts: Buffer[] = []
          response.on('data', part => parts.push(part))
          response.on('end', () =>
            resolve({
              status: response.statusCode ?? 0,
              location: response.headers.location,
              text: Buffer.concat(parts).toString(),
            }),
          )
        },
      )
      sent.on('error', reject)
      sent.end(body)
    })
  }

  const visit: Browser['visit'] = async (address, { form, halt } = {}) => {
    let url = new URL(address)
    let posted = form
    for (;;) {
      if (halt?.(url, posted)) return { url, status: 0, text: posted?.toString() ?? '' }
      const { status, location, text } = await send(url, posted)
      const [, action] = /<form method="post" action="(http[^"]+)"/.exec(text) ?? []
      if (location !== undefined) {
        url = new URL(location, url)
        posted = undefined
      } else if (action !== undefined) {
        url = new URL(action)
        posted = readInputs(text)
      } else return { url, status, text }
    }
  }

  return {
    visit,
    signIn(page, email, { verified = true, ...options } = {}) {
      const form = new URLSearchParams({ email, decision: 'allow', ...(verified && { verified: 'on' }) })
      return visit(page.url.href, { ...options, form })
    },
  }
}

function readInputs(html: string): URLSearchParams {
  const form = new URLSearchParams()
  for (const [, name = '', value = ''] of html.matchAll(/name="(\w+)" value="([^"]*)"/g))
    form.append(name, value.replaceAll('&quot;', '"').replaceAll('&amp;', '&'))
  return form
}

/** Result that the script of the last page hands to the app. */
export function readHandle(page: Page): string {
  return /data-handle="([^"]*)"/.exec(page.text)?.[1] ?? ''
}
