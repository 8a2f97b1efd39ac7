// Signing, sending and everything about the wallet itself is not here; neither is what asks it for a key.
const reads = new RegExp(
  `^(?:(?:net|web3)_\\w+|eth_(?:${[
    'blobBaseFee',
    'blockNumber',
    'call',
    'config',
    'createAccessList',
    'estimateGas',
    'feeHistory',
    'fillTransaction',
    'gasPrice',
    'get(?:Balance|Block\\w*|Code|Filter\\w*|Logs|Proof|RawTransaction\\w*|StorageAt|Transaction\\w*|Uncle\\w*)',
    'maxPriorityFeePerGas',
    'new\\w*Filter',
    'protocolVersion',
    'sendRawTransaction(?:Sync)?',
    'simulateV1',
    'syncing',
    'uninstallFilter',
  ].join('|')}))$`,
)

/**
 * Whether a node can answer a method without the wallet. Handing over what is signed already is such a method: each
 * node takes it, and the app's own is the one the app trusts.
 */
export function isReadMethod(method: string): boolean {
  return reads.test(method)
}
