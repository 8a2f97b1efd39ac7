/** A nonce that the lab's server issued for one sign-in. */
export async function fetchNonce(): Promise<string> {
  const response = await fetch('/api/nonce', { method: 'POST', cache: 'no-store' })
  if (!response.ok) throw new Error(`The lab's server gave no nonce: HTTP ${response.status}`)
  return response.text()
}
