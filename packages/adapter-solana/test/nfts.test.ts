import type { Nft } from '@latchkit/core/nfts'
import { confirmSend, prepareSend, sendAtom, toNftToken, updateSend } from '@latchkit/core/send'
import { startSolana } from '@latchkit/local-stack'
import {
  AuthorityType,
  createInitializeMetadataPointerInstruction,
  createSetAuthorityInstruction,
  ExtensionType,
  getAccount,
  getMint,
  TOKEN_2022_PROGRAM_ID,
  TOKEN_PROGRAM_ID,
} from '@solana/spl-token'
import { Keypair, type PublicKey } from '@solana/web3.js'
import { afterAll, expect, it } from 'vitest'
import { openTokenPage } from './openTokenPage.js'
import { setupWindow } from './setupWindow.js'

setupWindow()
const solana = await startSolana({ port: 0 })
afterAll(() => solana.stop())

/** An NFT is the only token of a mint without decimals, of which no more can be made. */
async function openNft(isToken2022: boolean) {
  const page = await openTokenPage(solana)
  const { key, chain, client, network, run } = page
  const made = await page.createMint({
    decimals: 0,
    ...(isToken2022 && {
      extensions: [ExtensionType.MetadataPointer],
      setUp: mint => [
        createInitializeMetadataPointerInstruction(mint, key.publicKey, mint, TOKEN_2022_PROGRAM_ID),
      ],
    }),
  })
  const { mint, token, program } = made
  await made.give(1n)
  await run([createSetAuthorityInstruction(mint, key.publicKey, AuthorityType.MintTokens, null, [], program)])
  const { supply, decimals, mintAuthority } = await getMint(chain, mint, 'confirmed', program)
  expect([supply, decimals, mintAuthority]).toEqual([1n, 0, null])
  const nft: Nft = {
    id: token,
    chainId: network.caipNetworkId,
    address: token,
    tokenId: '',
    standard: 'metaplex',
    balance: '1',
    name: 'Art 1',
    collection: 'Art',
    traits: [],
  }
  /** Whose it is, by the token accounts of the chain. */
  async function readOwners(among: readonly PublicKey[]) {
    const held = await Promise.all(
      among.map(async owner => {
        const { value } = await chain.getTokenAccountsByOwner(owner, { mint })
        const accounts = value.map(({ pubkey }) => getAccount(chain, pubkey, 'confirmed', program))
        return Promise.all(accounts)
      }),
    )
    return held.flat().flatMap(({ owner, amount }) => (amount === 1n ? owner.toBase58() : []))
  }
  /** Fills the form of the modal. */
  const fill = (to: string) => {
    updateSend(client, { token: toNftToken(nft), sendTokenAmount: '1', receiverAddress: to })
  }
  return { ...page, ...made, nft, readOwners, fill }
}

it.each([
  ['Token', false, TOKEN_PROGRAM_ID],
  ['Token-2022', true, TOKEN_2022_PROGRAM_ID],
])(
  'an NFT of the %s program is sent by the form, and is of the receiver on the chain',
  async (_, isToken2022, program) => {
    const {
      key,
      client,
      fill,
      readOwners,
      program: own,
      wallet,
      accountOf,
      readAmount,
    } = await openNft(isToken2022)
    expect(own).toEqual(program)
    const to = Keypair.generate().publicKey
    expect(await readOwners([key.publicKey, to])).toEqual([key.publicKey.toBase58()])
    const before = wallet.asked.length
    fill(to.toBase58())
    const preview = await prepareSend(client)
    expect(preview).toMatchObject({ amount: 1n, receiverAddress: to.toBase58() })
    await confirmSend(client)
    solana.advance(1)
    expect(wallet.asked.length - before).toBe(1)
    expect(await readOwners([key.publicKey, to])).toEqual([to.toBase58()])
    expect(await readAmount(accountOf(key.publicKey))).toBe(0n)
    // It is gone: the form refuses to send it again, without a request to the wallet.
    fill(to.toBase58())
    await expect(prepareSend(client)).rejects.toMatchObject({ code: 'send/insufficient-balance' })
    expect(client.store.get(sendAtom).preview).toBeUndefined()
    expect(wallet.asked.length - before).toBe(1)
  },
)
