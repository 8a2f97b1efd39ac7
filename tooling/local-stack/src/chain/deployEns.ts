import { createPublicClient, encodeFunctionData, type Hex, http, namehash } from 'viem'
import {
  ensOffchainResolverAbi,
  ensOffchainResolverBytecode,
  ensRegistryAbi,
  ensRegistryBytecode,
  ensResolverAbi,
  ensResolverBytecode,
  ensUniversalResolverAbi,
  ensUniversalResolverBytecode,
} from '../contracts/Ens.gen.js'
import { addressOf, createDeployer } from './createDeployer.js'

const deployer = '0x1a7c000000000000000000000000000000000004'

/** ENS, at the same addresses on every chain with `deployEns`. */
export const localEns = {
  registry: addressOf(deployer, 0),
  resolver: addressOf(deployer, 1),
  universalResolver: addressOf(deployer, 2),
  /** Answers for the names below `offchain.parent`, where that was given with the first deployment. */
  offchainResolver: addressOf(deployer, 3),
} as const

/** A name of the local ENS. */
export type LocalName = {
  readonly name: string
  /** By SLIP-44 or ENSIP-11 coin type. */
  readonly addresses: { readonly [coinType: number]: Hex }
  readonly texts?: { readonly [key: string]: string } | undefined
  /** Accounts whose reverse record has the name, whether or not the name has their address. */
  readonly reverse?: readonly Hex[] | undefined
}

/** Puts ENS on a chain where there is none, and records of `names` into it. Anybody may set more of them. */
export async function deployEns(
  rpcUrl: string,
  names: readonly LocalName[],
  /** Names below `parent` are answered by a gateway at `url` (ERC-3668) that signs with the key of `signer`. */
  offchain?: { readonly parent: string; readonly url: string; readonly signer: Hex },
): Promise<void> {
  const { deploy, call, send } = createDeployer(rpcUrl, deployer)
  const { registry, resolver } = localEns
  const chain = createPublicClient({ transport: http(rpcUrl) })
  const isThere = (await chain.getCode({ address: registry })) !== undefined
  if (!isThere) {
    deploy({ abi: ensRegistryAbi, bytecode: ensRegistryBytecode })
    deploy({ abi: ensResolverAbi, bytecode: ensResolverBytecode })
    deploy({ abi: ensUniversalResolverAbi, bytecode: ensUniversalResolverBytecode, args: [registry] })
  }
  const setResolver = (name: string, to: Hex) => {
    const args = [namehash(name), to] as const
    call(registry, encodeFunctionData({ abi: ensRegistryAbi, functionName: 'setResolver', args }))
  }
  if (offchain) {
    const { parent, url, signer } = offchain
    deploy({ abi: ensOffchainResolverAbi, bytecode: ensOffchainResolverBytecode, args: [url, signer] })
    const nonce = isThere ? await chain.getTransactionCount({ address: deployer }) : 3
    setResolver(parent, addressOf(deployer, nonce))
  }
  for (const { name, addresses, texts = {}, reverse = [] } of names) {
    const node = namehash(name)
    setResolver(name, resolver)
    for (const [coinType, value] of Object.entries(addresses)) {
      const args = [node, BigInt(coinType), value] as const
      call(resolver, encodeFunctionData({ abi: ensResolverAbi, functionName: 'setAddr', args }))
    }
    for (const [key, value] of Object.entries(texts)) {
      const args = [node, key, value] as const
      call(resolver, encodeFunctionData({ abi: ensResolverAbi, functionName: 'setText', args }))
    }
    for (const account of reverse) {
      const reversed = `${account.slice(2).toLowerCase()}.addr.reverse`
      setResolver(reversed, resolver)
      const args = [namehash(reversed), name] as const
      call(resolver, encodeFunctionData({ abi: ensResolverAbi, functionName: 'setName', args }))
    }
  }
  await send()
}
