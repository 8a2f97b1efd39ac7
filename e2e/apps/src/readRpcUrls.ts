/** Addresses of the local chains. They differ from run to run, so the server writes them into the page. */
export function readRpcUrls(): string[] {
  const content = document.querySelector<HTMLMetaElement>('meta[name=rpc]')?.content ?? ''
  return content.split(' ')
}
