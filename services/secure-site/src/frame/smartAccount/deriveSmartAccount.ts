import {
  concatHex,
  encodeAbiParameters,
  encodeFunctionData,
  getContractAddress,
  type Hex,
  parseAbi,
  parseAbiParameters,
  zeroHash,
} from 'viem'

/** Addresses of what a smart account is made of, on its chain. */
export type AccountContracts = {
  /** Version 0.7. */
  readonly entryPoint: Hex
  /** Deploys the account. */
  readonly simpleFactory: Hex
  /** The code that the account runs. */
  readonly hybridDeleGator: Hex
}

/** A smart account, whether it is deployed or not. */
export type DerivedAccount = {
  readonly address: Hex
  /** With `factoryData`, what deploys it. */
  readonly factory: Hex
  readonly factoryData: Hex
}

const accountAbi = parseAbi([
  'function initialize(address owner, string[] keyIds, uint256[] xValues, uint256[] yValues)',
])
const factoryAbi = parseAbi(['function deploy(bytes bytecode, bytes32 salt) returns (address)'])

/**
 * Creation code of the Delegation Framework's proxy (ERC-1967), as every kit of it deploys accounts: the address of an
 * account follows from these bytes.
 */
export const proxyCode: Hex =
  '0x60806040526040516103f03803806103f08339810160408190526100229161025e565b61002c8282610033565b5050610341565b61003c82610091565b6040516001600160a01b038316907fbc7cd75a20ee27fd9adebab32041f755214dbc6bffa90cc0225b39da2e5c2d3b905f90a280511561008557610080828261010c565b505050565b61008d61017f565b5050565b806001600160a01b03163b5f036100cb57604051634c9c8ce360e01b81526001600160a01b03821660048201526024015b60405180910390fd5b7f360894a13ba1a3210667c828492db98dca3e2076cc3735a920a3ca505d382bbc80546001600160a01b0319166001600160a01b0392909216919091179055565b60605f80846001600160a01b0316846040516101289190610326565b5f60405180830381855af49150503d805f8114610160576040519150601f19603f3d011682016040523d82523d5f602084013e610165565b606091505b5090925090506101768583836101a0565b95945050505050565b341561019e5760405163b398979f60e01b815260040160405180910390fd5b565b6060826101b5576101b0826101ff565b6101f8565b81511580156101cc57506001600160a01b0384163b155b156101f557604051639996b31560e01b81526001600160a01b03851660048201526024016100c2565b50805b9392505050565b80511561020f5780518082602001fd5b604051630a12f52160e11b815260040160405180910390fd5b634e487b7160e01b5f52604160045260245ffd5b5f5b8381101561025657818101518382015260200161023e565b50505f910152565b5f806040838503121561026f575f80fd5b82516001600160a01b0381168114610285575f80fd5b60208401519092506001600160401b03808211156102a1575f80fd5b818501915085601f8301126102b4575f80fd5b8151818111156102c6576102c6610228565b604051601f8201601f19908116603f011681019083821181831017156102ee576102ee610228565b81604052828152886020848701011115610306575f80fd5b61031783602083016020880161023c565b80955050505050509250929050565b5f825161033781846020870161023c565b9190910192915050565b60a38061034d5f395ff3fe6080604052600a600c565b005b60186014601a565b6050565b565b5f604b7f360894a13ba1a3210667c828492db98dca3e2076cc3735a920a3ca505d382bbc546001600160a01b031690565b905090565b365f80375f80365f845af43d5f803e8080156069573d5ff35b3d5ffdfea2646970667358221220fd2cc92935c943d341edacaf5318a0b9ab0185ce62ef72e95ab393ef358730c464736f6c63430008170033'

/**
 * The smart account of an owner. It is its only signer, and the account the first of its salt, so that the address follows
 * from the owner and the contracts alone; it is the same on chains that have these contracts at the same addresses.
 */
export function deriveSmartAccount(
  owner: Hex,
  { simpleFactory: factory, hybridDeleGator }: Pick<AccountContracts, 'simpleFactory' | 'hybridDeleGator'>,
): DerivedAccount {
  const initialize = encodeFunctionData({ abi: accountAbi, args: [owner, [], [], []] })
  const parameters = encodeAbiParameters(parseAbiParameters('address, bytes'), [hybridDeleGator, initialize])
  const bytecode = concatHex([proxyCode, parameters])
  return {
    address: getContractAddress({ opcode: 'CREATE2', from: factory, salt: zeroHash, bytecode }),
    factory,
    factoryData: encodeFunctionData({ abi: factoryAbi, args: [bytecode, zeroHash] }),
  }
}
