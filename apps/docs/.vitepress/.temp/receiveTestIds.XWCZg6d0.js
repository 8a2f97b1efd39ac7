// ../../packages/react/dist/page/testIds/receiveTestIds.js
/** Test ids of receiving. */
var receiveTestIds = {
  /** QR code of the address; its `data-uri` is the address. */
  receiveQr: 'receive-qr',
  receiveCopy: 'receive-copy',
}

export { receiveTestIds as t }
