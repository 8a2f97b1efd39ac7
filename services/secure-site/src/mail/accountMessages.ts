/** Texts of the mails of the wallet page. Both languages have the same keys, which the type of `ar` holds. */
const en = {
  advice:
    'If this was not you, open the wallet page, revoke the devices that you do not know and sign out everywhere:\n{url}',
  undo: 'If this was not you, undo it within 24 hours:\n{undoUrl}',
  'exported.subject': 'The secret words of your wallet were shown',
  'exported.text': `The secret words of your wallet were shown on the wallet page. Anyone who has them controls the wallet.

{advice}
`,
  'factor-added.subject': 'A recovery factor was added to your wallet',
  'factor-added.text': `A passkey, a password or a printed code was added, by which a new browser opens your wallet.

{undo}

{advice}
`,
  'factor-removed.subject': 'A recovery factor was removed from your wallet',
  'factor-removed.text': `A passkey, a password or a printed code was removed from your wallet. If it was your last passkey and was removed without it, it is still asked for in the next 24 hours.

{undo}

{advice}
`,
  'factors-replaced.subject': 'Your wallet has new recovery factors',
  'factors-replaced.text': `A browser that has your wallet made a new recovery key. A passkey, a password or a printed code that was added with it opens your wallet in a new browser now; a code by mail and earlier factors do not. Other browsers ask for it once.

This cannot be taken back by mail, or a mailbox would be enough to open your wallet. If this was not you, move what is in the wallet from a browser that still opens it, or by its secret words.

{advice}
`,
  'device-revoked.subject': 'A browser was removed from your wallet account',
  'device-revoked.text': `A browser was signed out of your wallet account and lost its share of the wallet.

{undo}
It is approved again then, and opens the wallet by a factor or a code.

{advice}
`,
  'ended-everywhere.subject': 'You were signed out everywhere',
  'ended-everywhere.text': `Every browser was signed out of your wallet account. All but one lost their share of the wallet, and open it by a factor or a code.

{advice}
`,
  'factor-opened.subject': 'Your wallet was opened by a recovery factor',
  'factor-opened.text': `A browser opened your wallet by a passkey, a password or a printed code.

{advice}
`,
  'kept.subject': 'Your wallet account is not deleted',
  'kept.text': `The deletion of your wallet account was taken back.
`,
  'deletion.subject': 'Your wallet account will be deleted',
  'deletion.text': `Your account and what this site keeps of your wallet will be erased on {date}. This cannot be undone: without its secret words or a recovery file, the assets in the wallet are lost.

To keep the account, sign in to the wallet page before and choose "Keep my account":
{url}
`,
  'recovery-waits.subject': 'Somebody asks to restore your wallet',
  'recovery-waits.text': `Somebody signed in with your address and asks to restore your wallet in another browser. The code for it can be asked for from {date} on.

If this is not you, stop it:
{url}
`,
  'reauth.subject': 'Your confirmation code',
  'reauth.text': `{code} is your code to confirm what you do on the wallet page.

It can be used for 5 minutes. If this was not you, do nothing. Never share this with anyone.
`,
}

/** Name of a text. */
export type AccountTextKey = keyof typeof en

const ar: Readonly<Record<AccountTextKey, string>> = {
  advice: 'إذا لم تكن أنت، فافتح صفحة المحفظة وألغِ الأجهزة التي لا تعرفها وسجّل الخروج من كل مكان:\n{url}',
  undo: 'إذا لم تكن أنت، فتراجع عن ذلك خلال 24 ساعة:\n{undoUrl}',
  'exported.subject': 'عُرضت الكلمات السرية لمحفظتك',
  'exported.text': `عُرضت الكلمات السرية لمحفظتك في صفحة المحفظة. من يملكها يملك المحفظة.

{advice}
`,
  'factor-added.subject': 'أُضيفت وسيلة استعادة إلى محفظتك',
  'factor-added.text': `أُضيف مفتاح مرور أو كلمة مرور أو رمز مطبوع يفتح به متصفح جديد محفظتك.

{undo}

{advice}
`,
  'factor-removed.subject': 'أُزيلت وسيلة استعادة من محفظتك',
  'factor-removed.text': `أُزيل مفتاح مرور أو كلمة مرور أو رمز مطبوع من محفظتك. إذا كان آخر مفتاح مرور لديك وأُزيل من دون استخدامه، فسيُطلب خلال الساعات الـ24 القادمة.

{undo}

{advice}
`,
  'factors-replaced.subject': 'لمحفظتك وسائل استعادة جديدة',
  'factors-replaced.text': `أنشأ متصفح لديه محفظتك مفتاح استعادة جديدًا. يفتح محفظتك الآن في متصفح جديد مفتاح المرور أو كلمة المرور أو الرمز المطبوع الذي أُضيف معه، ولا يفتحها رمز بالبريد ولا الوسائل السابقة. تطلبه المتصفحات الأخرى مرة واحدة.

لا يمكن التراجع عن هذا بالبريد، وإلا كفى صندوق البريد لفتح محفظتك. إذا لم تكن أنت، فانقل ما في المحفظة من متصفح ما زال يفتحها أو بكلماتها السرية.

{advice}
`,
  'device-revoked.subject': 'أُزيل متصفح من حساب محفظتك',
  'device-revoked.text': `سُجّل خروج متصفح من حساب محفظتك وفقد جزءه من المحفظة.

{undo}
يُعتمد المتصفح عندئذ من جديد، ويفتح المحفظة بوسيلة استعادة أو برمز.

{advice}
`,
  'ended-everywhere.subject': 'سُجّل خروجك من كل مكان',
  'ended-everywhere.text': `سُجّل خروج كل متصفح من حساب محفظتك. فقدت كل المتصفحات عدا واحدًا جزءها من المحفظة، وتفتحها بوسيلة استعادة أو برمز.

{advice}
`,
  'factor-opened.subject': 'فُتحت محفظتك بوسيلة استعادة',
  'factor-opened.text': `فتح متصفح محفظتك بمفتاح مرور أو كلمة مرور أو رمز مطبوع.

{advice}
`,
  'kept.subject': 'لن يُحذف حساب محفظتك',
  'kept.text': `تم التراجع عن حذف حساب محفظتك.
`,
  'deletion.subject': 'سيُحذف حساب محفظتك',
  'deletion.text': `سيُمحى حسابك وما يحفظه هذا الموقع من محفظتك في {date}. لا يمكن لأحد استرجاعه بعد ذلك: يضيع ما في المحفظة من دون كلماتها السرية أو ملف استعادة.

للإبقاء على الحساب، سجّل الدخول إلى صفحة المحفظة قبل ذلك واختر الإبقاء على حسابك:
{url}
`,
  'recovery-waits.subject': 'يطلب شخص ما استعادة محفظتك',
  'recovery-waits.text': `سجّل شخص ما الدخول بعنوانك ويطلب استعادة محفظتك في متصفح آخر. يمكن طلب رمز ذلك ابتداءً من {date}.

إذا لم تكن أنت، فأوقف ذلك:
{url}
`,
  'reauth.subject': 'رمز التأكيد',
  'reauth.text': `{code} هو رمزك لتأكيد ما تفعله في صفحة المحفظة.

يمكن استخدامه خلال 5 دقائق. إذا لم تكن أنت، فلا تفعل شيئًا. لا تعطِ هذا لأي أحد مهما كان.
`,
}

/** Texts of the mails of the wallet page by language. */
export const accountMessages = { en, ar } as const
