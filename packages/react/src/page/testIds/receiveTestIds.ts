/** Test ids of receiving. */
export const receiveTestIds = {
  /** QR code of the address; its `data-uri` is the address. */
  receiveQr: 'receive-qr',
  receiveCopy: 'receive-copy',
} as const
