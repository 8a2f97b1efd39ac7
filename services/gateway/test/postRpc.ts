/** Posts a JSON-RPC body; text goes as it is. */
export async function postRpc(
  url: string,
  chainId: string,
  body: unknown,
  options: { headers?: object; query?: string } = {},
) {
  const response = await fetch(`${url}/v1/?chainId=${chainId}${options.query ?? ''}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...options.headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })
  const text = await response.text()
  const json: unknown = text ? JSON.parse(text) : undefined
  return { status: response.status, headers: response.headers, text, json }
}
