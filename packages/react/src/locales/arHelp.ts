import type { Messages } from './english.js'

/** The Arabic texts of the views that explain words. */
export const arabicHelp = {
  'whatIsWallet.title': 'ما هي المحفظة؟',
  'whatIsWallet.assets': 'تعرض أصولك وتنقلها',
  'whatIsWallet.assetsText': 'الرموز وNFT مسجّلة على الشبكات. بمحفظتك ترسلها وتستلمها.',
  'whatIsWallet.signIn': 'تسجّل دخولك',
  'whatIsWallet.signInText': 'تربطها بالتطبيق بدلًا من حساب بكلمة مرور.',
  'whatIsWallet.approve': 'تسألك أولًا',
  'whatIsWallet.approveText':
    'لا يُرسل شيء دون موافقتك. لا تشارك عبارة الاسترداد مع أحد، فهي تتيح الوصول إلى كل ما تملك.',
  'whatIsWallet.get': 'الحصول على محفظة',
  'whatIsWallet.guide': 'معرفة المزيد',
  'whatIsNetwork.title': 'ما هي الشبكة؟',
  'whatIsNetwork.record': 'سجل مشترك',
  'whatIsNetwork.recordText':
    'تحتفظ حواسيب كثيرة بالسجل نفسه لمن يملك ماذا، وتشغّل برامج التطبيقات. ولا يملكها أحد وحده.',
  'whatIsNetwork.fees': 'رسوم خاصة بها',
  'whatIsNetwork.feesText': 'تدفع رسومًا عن كل معاملة بعملة الشبكة. وتختلف الرسوم والسرعة بين الشبكات.',
  'whatIsNetwork.separate': 'منفصلة عن غيرها',
  'whatIsNetwork.separateText':
    'ما تملكه على شبكة ليس على شبكة أخرى. اختر الشبكة التي عليها الأصول التي تريد استخدامها.',
  'whatIsNetwork.choose': 'اختيار الشبكة',
} satisfies Partial<Messages>
