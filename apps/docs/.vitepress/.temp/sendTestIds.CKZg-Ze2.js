// ../../packages/react/dist/page/testIds/sendTestIds.js
/** Test ids of transfers. */
var sendTestIds = {
  sendToken: 'send-token',
  sendAmount: 'send-amount',
  sendMax: 'send-max',
  sendReceiver: 'send-receiver',
  /** A row that fills in the receiver. */
  sendKnownReceiver: address => `send-known-receiver-${address}`,
  sendPreview: 'send-preview',
  sendConfirm: 'send-confirm',
}

export { sendTestIds as t }
