import type { Account, Namespace, NamespaceAdapter } from '@latchkit/core'
import { connectorsAtom } from '@latchkit/core/connection'
import { UserRejectedError } from '@latchkit/core/errors'
import { defineNetwork } from '@latchkit/core/networks'
import { type FrameLogin, FrameLoginRequiredError, type FrameSession } from '@latchkit/core/secureframe'
import { runAdapterConformance } from '@latchkit/core/testing'
import { describe, expect, it } from 'vitest'
import { createConfig, http } from 'wagmi'
import { wagmiAdapter } from '../../src/wagmiAdapter.js'
import { createTestWallet } from './createTestWallet.js'
import { chains, first, second } from './localNetworks.js'
import { openPage } from './openPage.js'
import { putLateWallet, putWallets } from './putWallets.js'
import { testAccounts } from './testAccounts.js'

type Answer = () => Promise<void> | void

/** A login of the secure frame that lives through reloads. Its next request is answered by `answer`. */
function createLogin() {
  const listeners = new Set<() => void>()
  const [account, other] = testAccounts(0)
  const user = ({ address }: { address: string }) => ({ address: address.toLowerCase(), chainId: first.id })
  let login: FrameLogin | undefined
  let known = user(account)
  let answer: Answer | undefined

  function set(next: FrameLogin | undefined) {
    login = next
    for (const listener of [...listeners]) listener()
  }
  async function ask() {
    const own = answer
    answer = undefined
    await own?.()
    return own !== undefined
  }
  const session: FrameSession = {
    getLogin: () => login,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    connector: namespace => ({ id: 'secure-frame', namespace, name: 'Embedded wallet', type: 'auth' }),
    read<namespace extends Namespace>(namespace: namespace) {
      const signedIn = login?.users.eip155
      if (!signedIn || namespace !== 'eip155') return undefined
      const info = {
        user: {},
        authProvider: 'email',
        accountType: 'eoa',
        isSmartAccountDeployed: false,
      } as const
      const account = { namespace, address: signedIn.address, type: 'eoa' } as Account<namespace>
      return { accounts: [account], info }
    },
    getLastNetwork: () => undefined,
    signIn: async () => undefined,
    showCalls: () => {},
    loginRequired: () => new FrameLoginRequiredError(),
    async restore() {
      if (!login && (await ask())) set({ users: { eip155: known } })
      return login !== undefined
    },
    async enterNetwork([first]) {
      await ask()
      return first
    },
    followNetwork: async () => {},
    async switchNetwork() {
      await ask()
    },
    async request({ method, params }) {
      await ask()
      const [message] = params as readonly [`0x${string}`]
      if (method !== 'personal_sign') throw new TypeError(`${method} is not expected`)
      const owner = [account, other].find(one => one?.address.toLowerCase() === known.address)
      return owner?.signMessage({ message: { raw: message } })
    },
    guard: ({ provider }) => provider,
    async signOut() {
      set(undefined)
    },
  }
  return {
    session,
    answerBy: (next: Answer) => {
      answer = next
    },
    end: () => set(undefined),
    changeAccount() {
      known = user(other ?? account)
      set({ users: { eip155: known } })
      return known.address
    },
  }
}

describe('the embedded wallet', () => {
  it.each([
    ['of the adapter', () => undefined],
    [
      'of the app',
      () =>
        createConfig({
          chains: [first, second],
          transports: { 31337: http(), 31338: http() },
          storage: null,
        }),
    ],
  ])('is no other wallet that announced itself under its id, in a config %s', async (_, create) => {
    putWallets([createTestWallet({ name: 'Odd', rdns: 'secure-frame', accounts: testAccounts(1), chains })])
    const config = create()
    const { adapter, client } = openPage({ adapter: config && { config } })
    await adapter.attachFrame?.(createLogin().session)
    const rows = client.store.get(connectorsAtom).map(({ id, type }) => [id, type])
    expect(rows).toEqual([['secure-frame', 'auth']])
  })
})

runAdapterConformance({
  name: 'wagmiAdapter with the embedded wallet',
  test: { describe, it, expect },
  create() {
    const create = (name: string, index: number) =>
      createTestWallet({
        name,
        rdns: `com.example.${name.toLowerCase()}`,
        accounts: testAccounts(index),
        chains,
      })
    const [beside, late] = [create('Second', 1), create('Late', 2)]
    const remove = putWallets([beside])
    const lateWallet = putLateWallet(late)
    const { session, answerBy, end, changeAccount } = createLogin()
    return {
      namespace: 'eip155',
      networks: [defineNetwork(first), defineNetwork(second)],
      connectorIds: ['secure-frame', beside.rdns],
      selectsNetwork: false,
      createAdapter(): NamespaceAdapter<'eip155'> {
        lateWallet.sleep()
        const adapter = wagmiAdapter()
        return {
          ...adapter,
          // As core does once its frame is there.
          start(context) {
            const stop = adapter.start(context)
            void adapter.attachFrame?.(session)
            return stop
          },
        }
      },
      wallet: {
        approveNext() {
          for (const wallet of [beside, late]) wallet.approveNext()
          answerBy(() => {})
        },
        rejectNext: () =>
          answerBy(() => {
            throw new UserRejectedError()
          }),
        holdNext() {
          let release = () => {}
          const held = new Promise<void>(resolve => {
            release = resolve
          })
          answerBy(() => held)
          return async () => release()
        },
        changeAccount: async () => changeAccount(),
        changeChain: async () => expect.fail('it selects no network by itself'),
        disconnect: async () => end(),
        announceLate: lateWallet.announce,
      },
      dispose() {
        remove()
        lateWallet.remove()
      },
    }
  },
})
