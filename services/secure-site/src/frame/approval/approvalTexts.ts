import type { MessageKey, Translate } from '../messages.js'

/** Texts of approvals alone, which are loaded with the first one. */
const en = {
  'approval.from': 'From',
  'approval.owner': 'Owner',
  'approval.units': 'In the smallest unit',
  'approval.item': 'Item',
  'approval.until': 'Until',
  'approval.operator': 'Operator',
  'approval.call': 'Call {part}',
  'approval.signedFields': 'All that is signed',
  'approval.primaryType': 'Type',
  'approval.estimate': 'Estimate of the result, by the node of this wallet',
  'approval.outcome': 'Result',
  'approval.reason': 'Reason',
  'approval.supplied': 'Supplied',
  'approval.withdrawn': 'Withdrawn',
  'approval.borrowed': 'Borrowed',
  'approval.repaid': 'Repaid',
  'approval.onBehalfOf': 'On behalf of',
  'approval.rateMode': 'Kind of rate',
  'approval.wrapped': 'Wrapped',
  'approval.unwrapped': 'Unwrapped',
  'approval.staked': 'Staked',
  'approval.described': 'Described by',
  'title.itemTransfer': 'Send an item',
  'title.allItems': 'Allow moving all items',
  'title.revoke': 'Take back a permission',
  'title.batch': 'Several calls at once',
  'title.supply': 'Supply',
  'title.withdraw': 'Withdraw',
  'title.borrow': 'Borrow',
  'title.repay': 'Repay',
  'title.wrap': 'Wrap',
  'title.unwrap': 'Unwrap',
  'title.stake': 'Stake',
  'estimate.none': 'Not available',
  'estimate.same': 'No amount changes',
  'warning.unknownSpender': 'This wallet does not know the spender.',
  'warning.spenderIsAccount': 'The spender is no contract: a person could take it.',
  'warning.allItems': 'The operator may move all items of this collection, also what you receive later.',
  'warning.delegatecall': 'Foreign code runs in the name of the account. It may do anything with it.',
  'warning.delegated': 'An account in this request runs the code of a contract (EIP-7702).',
  'warning.toContract': 'The receiver is a contract. Not each contract can send on what it receives.',
  'warning.toToken': 'The receiver is the contract of a token. What is sent there is lost as a rule.',
  'warning.lookalike': 'The token has the name of another, well-known one.',
  'warning.fails': 'This is expected to fail.',
  'warning.anyNetwork': 'The data names no network: the signature is valid on each.',
  'warning.notPermit2': 'The data looks like one for Permit2, but is for another contract.',
  'warning.passkey': 'This is more than your app allows without a passkey.',
  'window.passkey':
    'Your app asks for a passkey for this amount. It is asked for in a window of this wallet.',
  'status.passkey': 'Confirm with your passkey…',
} as const

const ar: Readonly<Record<keyof typeof en, string>> = {
  'approval.from': 'من',
  'approval.owner': 'المالك',
  'approval.units': 'بأصغر وحدة',
  'approval.item': 'العنصر',
  'approval.until': 'حتى',
  'approval.operator': 'المُشغِّل',
  'approval.call': 'الاستدعاء {part}',
  'approval.signedFields': 'كل ما يتم توقيعه',
  'approval.primaryType': 'النوع',
  'approval.estimate': 'تقدير للنتيجة من عقدة هذه المحفظة',
  'approval.outcome': 'النتيجة',
  'approval.reason': 'السبب',
  'approval.supplied': 'المبلغ المودع',
  'approval.withdrawn': 'المبلغ المسحوب',
  'approval.borrowed': 'المبلغ المقترض',
  'approval.repaid': 'المبلغ المسدد',
  'approval.onBehalfOf': 'نيابة عن',
  'approval.rateMode': 'نوع الفائدة',
  'approval.wrapped': 'المبلغ المغلَّف',
  'approval.unwrapped': 'المبلغ بعد فك التغليف',
  'approval.staked': 'المبلغ المرهون',
  'approval.described': 'الوصف من',
  'title.itemTransfer': 'إرسال عنصر',
  'title.allItems': 'السماح بنقل كل العناصر',
  'title.revoke': 'سحب إذن',
  'title.batch': 'عدة استدعاءات معًا',
  'title.supply': 'إيداع',
  'title.withdraw': 'سحب',
  'title.borrow': 'اقتراض',
  'title.repay': 'سداد',
  'title.wrap': 'تغليف',
  'title.unwrap': 'فك التغليف',
  'title.stake': 'رهن',
  'estimate.none': 'غير متاح',
  'estimate.same': 'لا يتغير أي مبلغ',
  'warning.unknownSpender': 'لا تعرف هذه المحفظة المُنفِق.',
  'warning.spenderIsAccount': 'المُنفِق ليس عقدًا: قد يأخذها شخص.',
  'warning.allItems': 'يمكن للمُشغِّل نقل كل عناصر هذه المجموعة، بما في ذلك ما ستتلقاه لاحقًا.',
  'warning.delegatecall': 'تعمل شيفرة غريبة باسم الحساب، وقد تفعل به أي شيء.',
  'warning.delegated': 'أحد الحسابات في هذا الطلب يشغّل شيفرة عقد (EIP-7702).',
  'warning.toContract': 'المستلم عقد. لا يستطيع كل عقد إعادة إرسال ما يتلقاه.',
  'warning.toToken': 'المستلم هو عقد رمز. ما يُرسل إليه يضيع عادةً.',
  'warning.lookalike': 'يحمل الرمز اسم رمز آخر معروف.',
  'warning.fails': 'من المتوقع أن يفشل هذا.',
  'warning.anyNetwork': 'لا تذكر البيانات شبكة: التوقيع صالح على كل الشبكات.',
  'warning.notPermit2': 'تشبه البيانات بيانات Permit2 لكنها لعقد آخر.',
  'warning.passkey': 'هذا أكثر مما يسمح به تطبيقك دون مفتاح مرور.',
  'window.passkey': 'يطلب تطبيقك مفتاح مرور لهذا المبلغ. يُطلب في نافذة من هذه المحفظة.',
  'status.passkey': 'أكّد بمفتاح المرور…',
}

/** Key of a text that an approval shows. */
export type ApprovalKey = MessageKey | keyof typeof en

/** Translates a text of an approval. */
export type TranslateApproval = (
  key: ApprovalKey,
  values?: Readonly<Record<string, string | number>>,
) => string

/** Adds the texts of approvals to those of the frame, in the language that `setLanguage` chose. */
export function addApprovalTexts(translate: Translate, language: string): TranslateApproval {
  const own: Readonly<Partial<Record<string, string>>> = language === 'ar' ? ar : en
  return (key, values = {}) =>
    own[key]?.replace(/\{(\w+)\}/g, (part, name: string) => String(values[name] ?? part)) ??
    translate(key as MessageKey, values)
}
