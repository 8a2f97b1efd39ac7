import type { MessageKey, Translate } from '../messages.js'
import { solanaTexts } from './solanaTexts.js'

/** Texts of approvals alone in English, which are loaded with the first one. */
export const approvalMessages = {
  ...solanaTexts,
  'approval.from': 'From',
  'approval.owner': 'Owner',
  'approval.units': 'In the smallest unit',
  'approval.item': 'Item',
  'approval.until': 'Until',
  'approval.operator': 'Operator',
  'approval.call': 'Call {part}',
  'approval.signedFields': 'Everything that is signed, as the app describes it',
  'approval.primaryType': 'Type',
  'approval.estimate': 'Estimate of the result, by the node of this wallet',
  'approval.outcome': 'Result',
  'approval.reason': 'Reason',
  'approval.supplied': 'Supplied',
  'approval.withdrawn': 'Withdrawn',
  'approval.borrowed': 'Borrowed',
  'approval.repaid': 'Repaid',
  'approval.onBehalfOf': 'On behalf of',
  'approval.rateMode': 'Rate type',
  'rate.stable': 'Stable',
  'rate.variable': 'Variable',
  'approval.wrapped': 'Wrapped',
  'approval.unwrapped': 'Unwrapped',
  'approval.staked': 'Staked',
  'approval.sold': 'You pay',
  'approval.soldAtMost': 'You pay at most',
  'approval.bought': 'You get at least',
  'approval.boughtExactly': 'You get',
  'approval.feeTo': 'A part goes to',
  'approval.described': 'Described by',
  'title.itemTransfer': 'Send an item',
  'title.allItems': 'Allow moving all items',
  'approval.permission': 'Permission {part}',
  'approval.redeemer': 'Given to',
  'approval.what': 'For',
  'approval.total': 'At most, in total',
  'approval.perPeriod': 'In each period',
  'approval.initial': 'At the start',
  'approval.flow': 'And then',
  'approval.starts': 'From',
  'approval.uses': 'Uses, at most',
  'approval.functions': 'Functions, by their selectors',
  'approval.condition': 'Only with these bytes',
  'approval.each': 'Coins with each call, at most',
  'permission.native': 'Sending coins',
  'permission.erc20': 'Sending a token',
  'permission.erc721': 'Sending an item',
  'permission.call': 'Calling a contract',
  'title.grant': 'Give permissions',
  'title.revoke': 'Revoke a permission',
  'title.batch': 'Several calls at once',
  'approval.calls': 'Calls',
  'batch.together': 'All or nothing: they run together',
  'approval.setup': 'Smart account',
  'batch.deploys': 'It is set up with this, once. The fee includes it',
  'title.downgrade': 'Revert the upgrade',
  'approval.upgrade': 'Upgrade of the account',
  'approval.downgrade': 'What changes',
  'approval.delegate': 'Contract that it runs',
  'upgrade.effect':
    'From now on the account runs the code of a contract (EIP-7702), which runs several calls as one. Its address and assets stay the same. You can revert it in the settings of your account.',
  'downgrade.effect':
    'The account no longer runs code. Its address and assets stay the same. Permissions that it gave cannot be used; if it is upgraded again, they hold again until they end.',
  'approval.paymaster': 'Paid by the app',
  'paymaster.unregistered': 'No: its service is not registered for the app. You pay the fee',
  'paymaster.failed': 'No: its service does not pay this time. You pay the fee',
  'title.supply': 'Supply',
  'title.withdraw': 'Withdraw',
  'title.borrow': 'Borrow',
  'title.repay': 'Repay',
  'title.wrap': 'Wrap',
  'title.unwrap': 'Unwrap',
  'title.stake': 'Stake',
  'title.swap': 'Swap',
  'title.payOut': 'Pay out what was bought',
  'estimate.none': 'Not available',
  'estimate.same': 'No amount changes',
  'estimate.partial': 'Not all of it could be computed',
  'estimate.more': 'And {count} more',
  'estimate.moreLeaving': 'And {count} more that leave the account or may be spent',
  'estimate.allowance': 'May then be spent by',
  'estimate.allItems': 'May then move all items',
  'warning.unknownSpender': 'This wallet does not know the spender.',
  'warning.spenderIsAccount': 'The spender is not a contract: its owner can take the token.',
  'warning.allItems': 'The operator may move all items of this collection, also what you receive later.',
  'warning.delegatecall': 'Foreign code runs in the name of the account. It may do anything with it.',
  'warning.delegated': 'An account in this request runs the code of a contract (EIP-7702).',
  'warning.toContract': 'The receiver is a contract. Not every contract can forward what it receives.',
  'warning.toToken': 'The receiver is the contract of a token. What is sent there is lost as a rule.',
  'warning.lookalike': 'The token has the name of another, well-known one.',
  'warning.fails': 'This is expected to fail.',
  'warning.movesTokens':
    'These functions can move tokens of the account, or let others move them: no amount limits it.',
  'warning.anyNetwork': 'The data names no network: the signature is valid on each.',
  'warning.notPermit2': 'The data looks like one for Permit2, but is for another contract.',
  'warning.unknownToken':
    'The token could not be read: the amount is in its smallest unit, and the token may be something else.',
  'warning.passkey': 'This is more than your app allows without a passkey.',
  'status.passkey': 'Confirm with your passkey…',
} as const

/** Key of a text that only approvals show. */
export type ApprovalOnlyKey = keyof typeof approvalMessages

/** Key of a text that an approval shows. */
export type ApprovalKey = MessageKey | ApprovalOnlyKey

/** Translates a text of an approval. */
export type TranslateApproval = (
  key: ApprovalKey,
  values?: Readonly<Record<string, string | number>>,
) => string

/** Adds the English texts of approvals to those of the frame. The other languages have them in one file. */
export function addApprovalTexts(translate: Translate): TranslateApproval {
  const own: Readonly<Partial<Record<string, string>>> = approvalMessages
  return (key, values) => translate(key as MessageKey, values, own[key])
}
