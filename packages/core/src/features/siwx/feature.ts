import { getStore } from '../../client/internal.js'
import type { Feature } from '../../types/feature.js'
import { importWithRetry } from '../connection/start/importWithRetry.js'
import { signInStateAtom } from './start/atoms.js'
import { startSiwx } from './start/startSiwx.js'

/** The slot of signing in. */
export const siwx = {
  validate({ siwx }, { need, url }) {
    if (!siwx) return
    const { uri, domain = '', statement = '', notBefore, expiresIn = 1, adapter } = siwx
    url('siwx.uri', uri, '')
    need(!/[/\s]/.test(domain), 'siwx.domain: pass a host')
    // An app that writes its own message may have any statement in it.
    const [forbidden] = /[^ !#$&-;=?-[\]_a-z~]/u.exec(statement) ?? []
    need(!forbidden || adapter?.createMessage, `siwx.statement: remove ${JSON.stringify(forbidden)}`)
    need(!notBefore || Date.parse(notBefore), 'siwx.notBefore: pass a time')
    need(expiresIn > 0, 'siwx.expiresIn: pass milliseconds')
    need(!adapter || adapter.getNonce, 'siwx.adapter: pass an adapter')
  },
  initialize(client) {
    if (client.config.siwx && client.adapters.length > 0)
      getStore(client).set(signInStateAtom, { caipAddress: undefined, status: 'loading' })
  },
  start: client => (client.config.siwx ? startSiwx(client) : undefined),
  beforeConnect: (client, parameters) =>
    client.config.siwx &&
    importWithRetry(() => import('./lazy/index.js'))
      .then(({ beginOneClick }) => beginOneClick(client, parameters))
      .catch(error => {
        client.logger.error('Signing in could not be loaded.', { error })
        return undefined
      }),
} satisfies Feature
