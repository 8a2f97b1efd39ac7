/** Test ids of transfers. */
export const sendTestIds = {
  sendToken: 'send-token',
  sendAmount: 'send-amount',
  sendMax: 'send-max',
  sendReceiver: 'send-receiver',
  sendPreview: 'send-preview',
  sendConfirm: 'send-confirm',
} as const
