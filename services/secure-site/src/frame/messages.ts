/** Texts of the frame. Both languages have the same keys, which the type of `ar` holds. */
const en = {
  'approval.origin': 'Request of {origin}',
  'approval.account': 'Account',
  'approval.network': 'Network',
  'approval.message': 'Message',
  'approval.bytes': 'Message that is no text (bytes)',
  'approval.typedData': 'Data',
  'approval.to': 'To',
  'approval.contract': 'Contract',
  'approval.spender': 'Spender',
  'approval.amount': 'Amount',
  'approval.data': 'Call data',
  'approval.fee': 'Network fee, at most',
  'approval.createContract': 'Creates a contract',
  'approval.token': 'Token',
  'approval.program': 'Program',
  'approval.payer': 'Network fee, paid by',
  'approval.opensAccount': 'Opens a token account (with a deposit) of',
  'approval.transaction': 'Transaction',
  'title.message': 'Sign a message',
  'title.signIn': 'Sign in',
  'title.typedData': 'Sign data',
  'title.transfer': 'Send',
  'title.tokenTransfer': 'Send a token',
  'title.tokenApproval': 'Allow spending of a token',
  'title.call': 'Use a contract',
  'title.transaction': 'Sign a transaction',
  'warning.unlimited': 'The spender may take all of this token, also what you receive later.',
  'warning.unreadable': 'The wallet cannot read what this does. Approve it only if you trust the site.',
  'warning.tokenInTransit': 'The token itself tells its name and decimals.',
  'confirm.unreadable': 'I trust this site and want to approve what the wallet cannot read',
  'action.approve': 'Approve',
  'action.reject': 'Reject',
  'action.close': 'Close',
  'action.continue': 'Continue',
  'status.preparing': 'Preparing the request…',
  'status.covered': 'Approve works once this window is fully visible and in focus for a moment.',
  'status.signing': 'Signing…',
  'status.failed': 'This cannot be done: {reason}',
  unlimited: 'Unlimited',
  'window.text':
    'This browser cannot tell whether an approval inside the page is covered. It is shown in a window of its own.',
  'window.open': 'Open the approval',
  'window.cutOff': 'The page of the app separates this window from your wallet. Close it.',
  'recovery.title': 'Open your wallet on this device',
  'recovery.text': 'We sent a second code to your e-mail address. It brings your wallet to this device.',
  'recovery.code': 'Code',
  'recovery.wrong': 'That code is wrong. Tries left: {left}',
  'recovery.expired': 'That code is no longer valid.',
  'recovery.wait': 'Retry after {seconds} seconds',
  'recovery.resend': 'Send a new code',
  'recovery.none':
    'Your account has no e-mail address that a code could go to. On the device that made the wallet, add an address in Settings, or a passkey, a password or a printed code on the wallet page.',
  'page.title': 'Your wallet page',
  'page.text':
    'Recovery, devices, export and deletion are on a page of the wallet itself, in a window of its own.',
  'page.open': 'Open the wallet page',
  'factor.title': 'Open your wallet on this device',
  'factor.text': 'A window of the wallet asks for your passkey, password or printed code.',
} as const

export type MessageKey = keyof typeof en
export type Messages = Readonly<Record<MessageKey, string>>

const ar: Messages = {
  'approval.origin': 'طلب من {origin}',
  'approval.account': 'الحساب',
  'approval.network': 'الشبكة',
  'approval.message': 'الرسالة',
  'approval.bytes': 'رسالة ليست نصًا (بايتات)',
  'approval.typedData': 'البيانات',
  'approval.to': 'إلى',
  'approval.contract': 'العقد',
  'approval.spender': 'المُنفِق',
  'approval.amount': 'المبلغ',
  'approval.data': 'بيانات الاستدعاء',
  'approval.fee': 'رسوم الشبكة، بحد أقصى',
  'approval.createContract': 'ينشئ عقدًا',
  'approval.token': 'الرمز',
  'approval.program': 'البرنامج',
  'approval.payer': 'رسوم الشبكة يدفعها',
  'approval.opensAccount': 'يفتح حساب رمز (مع وديعة) لـ',
  'approval.transaction': 'المعاملة',
  'title.message': 'توقيع رسالة',
  'title.signIn': 'تسجيل الدخول',
  'title.typedData': 'توقيع بيانات',
  'title.transfer': 'إرسال',
  'title.tokenTransfer': 'إرسال رمز',
  'title.tokenApproval': 'السماح بإنفاق رمز',
  'title.call': 'استخدام عقد',
  'title.transaction': 'توقيع معاملة',
  'warning.unlimited': 'يمكن للمُنفِق أخذ كل هذا الرمز، بما في ذلك ما ستتلقاه لاحقًا.',
  'warning.unreadable': 'لا تستطيع المحفظة قراءة ما يفعله هذا. وافق فقط إذا كنت تثق بالموقع.',
  'warning.tokenInTransit': 'الرمز نفسه يحدد اسمه وعدد منازله العشرية.',
  'confirm.unreadable': 'أثق بهذا الموقع وأريد الموافقة على ما لا تستطيع المحفظة قراءته',
  'action.approve': 'موافقة',
  'action.reject': 'رفض',
  'action.close': 'إغلاق',
  'action.continue': 'متابعة',
  'status.preparing': 'جارٍ تجهيز الطلب…',
  'status.covered': 'تعمل الموافقة عندما تكون هذه النافذة ظاهرة بالكامل ونشطة للحظة.',
  'status.signing': 'جارٍ التوقيع…',
  'status.failed': 'لا يمكن تنفيذ هذا: {reason}',
  unlimited: 'غير محدود',
  'window.text':
    'لا يستطيع هذا المتصفح معرفة ما إذا كانت الموافقة داخل الصفحة مغطاة. تُعرض في نافذة خاصة بها.',
  'window.open': 'افتح الموافقة',
  'window.cutOff': 'تفصل صفحة التطبيق هذه النافذة عن محفظتك. أغلقها.',
  'recovery.title': 'افتح محفظتك على هذا الجهاز',
  'recovery.text': 'أرسلنا رمزًا ثانيًا إلى بريدك الإلكتروني. سيجلب محفظتك إلى هذا الجهاز.',
  'recovery.code': 'الرمز',
  'recovery.wrong': 'هذا الرمز خاطئ. المحاولات المتبقية: {left}',
  'recovery.expired': 'لم يعد هذا الرمز صالحًا.',
  'recovery.wait': 'أعد المحاولة بعد {seconds} ثانية',
  'recovery.resend': 'إرسال رمز جديد',
  'recovery.none':
    'ليس لحسابك عنوان بريد إلكتروني يُرسل إليه رمز. على الجهاز الذي أنشأ المحفظة، أضف عنوانًا في الإعدادات، أو مفتاح مرور أو كلمة مرور أو رمزًا مطبوعًا في صفحة المحفظة.',
  'page.title': 'صفحة محفظتك',
  'page.text': 'الاستعادة والأجهزة والتصدير والحذف في صفحة المحفظة نفسها، في نافذة خاصة بها.',
  'page.open': 'افتح صفحة المحفظة',
  'factor.title': 'افتح محفظتك على هذا الجهاز',
  'factor.text': 'تطلب نافذة للمحفظة مفتاح المرور أو كلمة المرور أو الرمز المطبوع.',
}

/** A text with its `{name}` parts filled in. */
export type Translate = (key: MessageKey, values?: Readonly<Record<string, string | number>>) => string

/** The language of the browser, as far as the frame has it; else English. `direction` is for `<html dir>`. */
export function selectMessages(languages: readonly string[]): {
  readonly language: 'en' | 'ar'
  readonly direction: 'ltr' | 'rtl'
  readonly translate: Translate
} {
  const [first = 'en'] = languages
  const isArabic = first === 'ar' || first.startsWith('ar-')
  const messages: Messages = isArabic ? ar : en
  return {
    language: isArabic ? 'ar' : 'en',
    direction: isArabic ? 'rtl' : 'ltr',
    translate: (key, values = {}) =>
      messages[key].replace(/\{(\w+)\}/g, (part, name: string) => String(values[name] ?? part)),
  }
}
