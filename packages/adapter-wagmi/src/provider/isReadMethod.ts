// Methods that sign, send, concern the wallet itself or request a key are not listed.
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
 * Whether a node can answer a method without the wallet. Sending a signed transaction is such a method: any node accepts
 * it, and the app trusts its own.
 */
export function isReadMethod(method: string): boolean {
  return reads.test(method)
}
