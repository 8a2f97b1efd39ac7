import type { ApprovalRequest } from '../common/types.js'

const titles: Record<ApprovalRequest['kind'], string> = {
  connect: 'Connect to this site?',
  message: 'Sign this message?',
  typedData: 'Sign this data?',
  transaction: 'Send this transaction?',
  switchChain: 'Switch the network?',
  addChain: 'Add this network?',
  watchAsset: 'Add this token?',
}

export function approvalTitle(request: ApprovalRequest): string {
  return titles[request.kind]
}
