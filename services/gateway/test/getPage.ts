import { walletPageSchema } from '../src/modules/directory/walletRow.js'

/** The checked answer of `GET /getWallets`. */
export async function getPage(url: string, query: { readonly [name: string]: string | number } = {}) {
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) search.set(name, String(value))
  const response = await fetch(`${url}/getWallets?${search}`)
  if (response.status !== 200) throw new TypeError(`${response.status}: ${await response.text()}`)
  return walletPageSchema.parse(await response.json())
}
