// ../../packages/react/dist/page/testIds/nftTestIds.js
/** Test ids of the details of an NFT. */
var nftTestIds = { nftSend: 'send-nft' }
// ../../packages/react/dist/page/testIds/replacementTestIds.js
/** Test ids of the replacement of a pending transaction. */
var replacementTestIds = {
  replacementSpeedUp: 'replacement-speed-up',
  replacementCancel: 'replacement-cancel',
}

export { nftTestIds as n, replacementTestIds as t }
