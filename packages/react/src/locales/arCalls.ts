import type { Messages } from './english.js'

/** The Arabic texts of batches of calls. */
export const arabicCalls = {
  'calls.title': 'الاستدعاءات',
  'calls.separate': {
    one: 'معاملة واحدة',
    two: 'معاملتان منفصلتان',
    few: '{count} معاملات منفصلة',
    many: '{count} معاملة منفصلة',
    other: '{count} معاملة منفصلة',
  },
  'calls.pending': 'في انتظار الشبكة',
  'calls.pendingText': 'يمكنك إغلاق هذا. يستمر التنفيذ.',
  'calls.done': 'اكتمل',
  'calls.doneText': {
    one: 'كل ذلك في معاملة واحدة.',
    two: 'تم ذلك في معاملتين.',
    few: 'تم ذلك في {count} معاملات.',
    many: 'تم ذلك في {count} معاملة.',
    other: 'تم ذلك في {count} معاملة.',
  },
  'calls.notSent': 'لم يُرسل',
  'calls.notSentText': 'حلّت معاملة أخرى محلّه. لم يتغيّر شيء.',
  'calls.failed': 'فشل',
  'calls.failedText': 'لم يتغيّر شيء سوى رسوم الشبكة.',
  'calls.partly': 'اكتمل جزئيًا',
  'calls.partlyText': 'نُفّذت بعض الاستدعاءات فقط. تحقّق مما تبقّى.',
  'calls.unknown': 'الحالة غير معروفة',
  'calls.unknownText': 'افتح محفظتك لترى ما أرسلته.',
  'calls.transaction': 'المعاملة {number}',
  'calls.reverted': 'المعاملة {number}، أُلغيت',
} satisfies Partial<Messages>
