import {
  type Abi,
  concat,
  createPublicClient,
  createTestClient,
  encodeDeployData,
  encodeFunctionData,
  getContractAddress,
  type Hex,
  http,
  parseAbi,
  parseEther,
  zeroHash,
} from 'viem'
import { createDeployer } from '../chain/createDeployer.js'
import { readArtifact } from '../chain/readArtifact.js'
import { serviceAccounts } from './serviceAccounts.js'

const enforcers = [
  'AllowedCalldataEnforcer',
  'AllowedMethodsEnforcer',
  'AllowedTargetsEnforcer',
  'ERC20PeriodTransferEnforcer',
  'ERC20StreamingEnforcer',
  'ERC20TransferAmountEnforcer',
  'ERC721TransferEnforcer',
  'ExactCalldataEnforcer',
  'LimitedCallsEnforcer',
  'NativeTokenPeriodTransferEnforcer',
  'NativeTokenStreamingEnforcer',
  'NativeTokenTransferAmountEnforcer',
  'NonceEnforcer',
  'RedeemerEnforcer',
  'TimestampEnforcer',
  'ValueLteEnforcer',
] as const

/** Addresses of ERC-4337 and of the Delegation Framework 1.3.0, the same on every local chain. */
export type SmartAccountContracts = {
  /** At its address on public chains. */
  readonly entryPoint07: Hex
  /** At its address on public chains. */
  readonly entryPoint08: Hex
  readonly delegationManager: Hex
  readonly simpleFactory: Hex
  /** Implementation of the proxies of smart accounts. */
  readonly hybridDeleGator: Hex
  /** Implementation of upgraded accounts (EIP-7702). */
  readonly eip7702StatelessDeleGator: Hex
  /** Caveat enforcers by the name of their contract. */
  readonly enforcers: { readonly [name in (typeof enforcers)[number]]: Hex }
  /** Pays for operations that the server of `startPaymaster` signed. */
  readonly verifyingPaymaster: Hex
}

/** The CREATE2 deployer of public chains (Arachnid's), which anvil has from the start. */
const factory = '0x4e59b44847b379578588920cA78FbF26c0B4956C'

// No address follows from its nonce, since it calls the factory. Those of the other deployers do: it is none of them.
const deployer = '0x1a7c000000000000000000000000000000000005'

/** Deployment transaction of its authors, which gives it its address. */
const salts = {
  EntryPoint07: '0x90d8084deab30c2a37c45e8d47f49f2f7965183cb6990a98943ef94940681de3',
  EntryPoint08: '0x0a59dbff790c23c976a548690c27297883cc66b4c67024f9117b0238995e35e9',
} as const

type Contract = { readonly abi: Abi; readonly bytecode: Hex; readonly args?: readonly unknown[] }

/**
 * Puts the entry points 0.7 and 0.8, the Delegation Framework and a paymaster with a deposit of 1000 ether on a chain. All
 * constructors run, since they set what the code has as immutable. On a chain that has them only the addresses are
 * returned.
 */
export async function deploySmartAccounts(rpcUrl: string): Promise<SmartAccountContracts> {
  const { call, send } = createDeployer(rpcUrl, deployer)
  const deploy = ({ abi, bytecode, args = [] }: Contract, salt: Hex = zeroHash): Hex => {
    const code = encodeDeployData({ abi, bytecode, args })
    call(factory, concat([salt, code]))
    return getContractAddress({ opcode: 'CREATE2', from: factory, salt, bytecode: code })
  }
  const { sponsor, owner } = serviceAccounts()
  // Most users of the local stack have no smart accounts, and these are large modules.
  const [abis, codes] = await Promise.all([
    import('@metamask/delegation-abis'),
    import('@metamask/delegation-abis/bytecode'),
  ])
  const read = <name extends keyof typeof abis & keyof typeof codes>(name: name) =>
    ({ abi: abis[name] as Abi, bytecode: codes[name] as Hex }) as const

  const entryPoint07 = deploy(await readArtifact('EntryPoint07'), salts.EntryPoint07)
  const entryPoint08 = deploy(await readArtifact('EntryPoint08'), salts.EntryPoint08)
  const delegationManager = deploy({ ...read('DelegationManager'), args: [owner.address] })
  const curve = deploy(read('SCL_RIP7212'))
  const args = [delegationManager, entryPoint07]
  const hybrid = { ...read('HybridDeleGator'), args }
  const contracts: SmartAccountContracts = {
    entryPoint07,
    entryPoint08,
    delegationManager,
    simpleFactory: deploy(read('SimpleFactory')),
    hybridDeleGator: deploy({ ...hybrid, bytecode: link(hybrid.bytecode, curve) }),
    eip7702StatelessDeleGator: deploy({ ...read('EIP7702StatelessDeleGator'), args }),
    enforcers: Object.fromEntries(
      enforcers.map(name => [name, deploy(read(name))]),
    ) as SmartAccountContracts['enforcers'],
    verifyingPaymaster: deploy({
      ...(await readArtifact('VerifyingPaymaster')),
      args: [entryPoint07, sponsor.address],
    }),
  }
  const { verifyingPaymaster } = contracts
  const chain = createPublicClient({ transport: http(rpcUrl) })
  if (await chain.getCode({ address: verifyingPaymaster })) return contracts
  const abi = parseAbi(['function depositTo(address) payable'])
  const deposit = { abi, functionName: 'depositTo', args: [verifyingPaymaster] } as const
  call(entryPoint07, encodeFunctionData(deposit), parseEther('1000'))
  await send()
  await fund(rpcUrl)
  return contracts
}

/** Puts the address of the only library that a creation code links in its place. */
function link(bytecode: Hex, library: Hex): Hex {
  return bytecode.replace(/__\$[0-9a-f]{34}\$__/g, library.slice(2).toLowerCase()) as Hex
}

async function fund(rpcUrl: string): Promise<void> {
  const client = createTestClient({ mode: 'anvil', transport: http(rpcUrl) })
  const { executors, utility, owner } = serviceAccounts()
  await Promise.all(
    [...executors, utility, owner].map(({ address }) =>
      client.setBalance({ address, value: parseEther('1000') }),
    ),
  )
}
