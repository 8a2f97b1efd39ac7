import type { Context } from './context.js'
import { pairUri } from './pairUri.js'
import { run } from './views/run.js'

/** Pairs with the URI of a deep link: `?uri=…` of this page, or one handed over by another tab. */
export async function openLink(context: Context, given?: string): Promise<void> {
  const uri = given ?? new URL(location.href).searchParams.get('uri')
  // A reload must not pair again.
  if (!given) history.replaceState(null, '', '/')
  if (uri) await run(() => pairUri(context, uri))
}
