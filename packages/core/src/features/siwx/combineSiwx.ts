import type { CaipAddress, Namespace } from '../../types/namespace.js'
import { namespaceOf } from './accounts.js'
import type { SiwxAccountParameters, SiwxAdapter, SiwxSession } from './types.js'

/** Parameters of {@link combineSiwx}: an adapter for each chain family. Accounts of other families are not prompted. */
export type CombineSiwxParameters = { readonly [namespace in Namespace]?: SiwxAdapter | undefined }

/**
 * Creates a `siwx.adapter` that passes each sign-in to the adapter of its chain family, so that each can have a separate
 * server and session. Its adapters can list sessions only if all of them have `getSessions`.
 *
 * @example
 * const adapter = combineSiwx({ eip155: ethereumServer, solana: solanaServer })
 */
export function combineSiwx(adapters: CombineSiwxParameters): SiwxAdapter {
  const all = Object.values(adapters).filter(adapter => adapter !== undefined)
  const find = (caipAddress: CaipAddress) => adapters[namespaceOf(caipAddress)]
  const findFor = ({ caipAddress, namespace }: SiwxAccountParameters) =>
    caipAddress ? find(caipAddress) : namespace && adapters[namespace]
  return {
    namespaces: Object.keys(adapters) as Namespace[],
    // The session of a chain family does not replace that of another.
    hasSeveral: true,
    async getNonce(account) {
      // An account of a chain family without an adapter is not prompted, and gets no nonce.
      return (await findFor(account)?.getNonce(account)) ?? ''
    },
    async getMessageParams(account) {
      return (await findFor(account)?.getMessageParams?.(account)) ?? {}
    },
    ...(all.some(({ createMessage }) => createMessage) && {
      createMessage: data => find(`${data.chainId}:${data.accountAddress}`)?.createMessage?.(data),
    }),
    async verify(session) {
      const { chainId, accountAddress } = session.data
      return (await find(`${chainId}:${accountAddress}`)?.verify(session)) ?? false
    },
    getSession: async account => find(account.caipAddress)?.getSession(account),
    ...(all.every(({ getSessions }) => getSessions) && {
      async getSessions() {
        const lists = await Promise.all(all.map(adapter => adapter.getSessions?.()))
        return lists.flatMap((list): readonly SiwxSession[] => list ?? [])
      },
    }),
    async signOut(account) {
      const ended = account.caipAddress ? [find(account.caipAddress)] : all
      await Promise.all(ended.map(adapter => adapter?.signOut(account)))
    },
  }
}
