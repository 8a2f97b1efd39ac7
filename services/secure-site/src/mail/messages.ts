/** Texts of the mails. Both languages have the same keys, which the type of `ar` enforces. A code is at the very start. */
const en = {
  close: 'If this was not you, do nothing. Never share this with anyone.',
  'code.subject': 'Your sign-in code',
  'code.text': `{code} is your code to sign in to {origin}.

It can be used for 5 minutes, only in the window that asked for it ({agent}).
{close}
`,
  'link.subject': 'Is this you?',
  'link.text': `Somebody wants to sign in to {origin} with this address, in {agent}.

If this is you, open this page and type the two-digit number that the app shows:
{url}

The link can be used once, for 15 minutes. {close}
`,
  'recovery.subject': 'Your wallet recovery code',
  'recovery.text': `{code} is your code to restore your wallet in a new browser.

It can be used for 5 minutes. {close}
Anyone with this code and your sign-in code can open your wallet.
`,
  'recovered.subject': 'Your wallet was opened in a new browser',
  'recovered.text': `Your wallet was restored in {agent}.

If this was not you, sign out everywhere and revoke that browser immediately:
{url}
`,
  'locked.subject': 'Sign-in is paused',
  'locked.text': `Somebody typed wrong codes for this address at {origin} again and again.

New browsers cannot sign in with it for 24 hours. Browsers in which you signed in before still can.
`,
  'newDevice.subject': 'Was this you?',
  'newDevice.text': `Somebody signed in to {origin} with your account in a browser that is new here: {agent}, {time} UTC.

If this was not you, sign out everywhere and revoke that browser immediately:
{url}
`,
  'oldAddress.subject': 'Your code to change your e-mail address',
  'oldAddress.text': `{code} is the code to change the address that you sign in to {origin} with.

It can be used for 5 minutes, only in the window that asked for it ({agent}).
{close}
`,
  'newAddress.subject': 'Confirm your new e-mail address',
  'newAddress.text': `{code} is the code to sign in to {origin} with this address from now on.

It can be used for 5 minutes, only in the window that asked for it ({agent}).
{close}
`,
  'changed.subject': 'Your e-mail address was changed',
  'changed.text': `You sign in to {origin} with {email} from now on, no longer with this address. It was changed in {agent}.

If this was not you, undo it immediately. The link works for 72 hours:
{url}
`,
  'changedTo.subject': 'You sign in with this address now',
  'changedTo.text': `You sign in to {origin} with this address from now on. All other browsers were signed out.
`,
  'reverted.subject': 'The change of your e-mail address was taken back',
  'reverted.text': `You sign in to {origin} with {email} again. All browsers were signed out, and those of the other address have to be approved again.
`,
  'changePaused.subject': 'Changing your address is paused',
  'changePaused.text': `Somebody typed wrong codes to change the address of your account at {origin} again and again.

The address cannot be changed for 24 hours. If this was not you, sign out everywhere:
{url}
`,
} as const

/** Key of a text of the mails. */
export type MailTextKey = keyof typeof en

const ar: Readonly<Record<MailTextKey, string>> = {
  close: 'إذا لم تكن أنت، فلا تفعل شيئًا. لا تعطِ هذا لأي أحد مهما كان.',
  'code.subject': 'رمز تسجيل الدخول',
  'code.text': `{code} هو رمزك لتسجيل الدخول إلى {origin}.

يمكن استخدامه خلال 5 دقائق، وفي النافذة التي طلبته فقط ({agent}).
{close}
`,
  'link.subject': 'هل هذا أنت؟',
  'link.text': `يريد شخص ما تسجيل الدخول إلى {origin} بهذا العنوان، في {agent}.

إذا كنت أنت، فافتح هذه الصفحة واكتب الرقم المكوّن من خانتين الذي يعرضه التطبيق:
{url}

يمكن استخدام الرابط مرة واحدة خلال 15 دقيقة. {close}
`,
  'recovery.subject': 'رمز استعادة محفظتك',
  'recovery.text': `{code} هو رمزك لاستعادة محفظتك في متصفح جديد.

يمكن استخدامه خلال 5 دقائق. {close}
من يملك هذا الرمز ورمز تسجيل الدخول يملك محفظتك.
`,
  'recovered.subject': 'فُتحت محفظتك في متصفح جديد',
  'recovered.text': `استُعيدت محفظتك في {agent}.

إذا لم تكن أنت، فسجّل الخروج من كل مكان وألغِ ذلك المتصفح فورًا:
{url}
`,
  'locked.subject': 'تسجيل الدخول متوقف مؤقتًا',
  'locked.text': `كتب شخص ما رموزًا خاطئة لهذا العنوان في {origin} مرارًا.

لا يمكن لمتصفحات جديدة تسجيل الدخول به لمدة 24 ساعة. أما المتصفحات التي سجلت الدخول فيها من قبل فيمكنها ذلك.
`,
  'newDevice.subject': 'هل كان هذا أنت؟',
  'newDevice.text': `سجّل شخص ما الدخول إلى {origin} بحسابك في متصفح جديد هنا: {agent}، {time} UTC.

إذا لم تكن أنت، فسجّل الخروج من كل مكان وألغِ ذلك المتصفح فورًا:
{url}
`,
  'oldAddress.subject': 'رمز تغيير عنوان بريدك الإلكتروني',
  'oldAddress.text': `{code} هو رمز تغيير العنوان الذي تسجل به الدخول إلى {origin}.

يمكن استخدامه خلال 5 دقائق، وفي النافذة التي طلبته فقط ({agent}).
{close}
`,
  'newAddress.subject': 'أكّد عنوان بريدك الإلكتروني الجديد',
  'newAddress.text': `{code} هو رمز تسجيل الدخول إلى {origin} بهذا العنوان من الآن فصاعدًا.

يمكن استخدامه خلال 5 دقائق، وفي النافذة التي طلبته فقط ({agent}).
{close}
`,
  'changed.subject': 'تغيّر عنوان بريدك الإلكتروني',
  'changed.text': `من الآن فصاعدًا تسجل الدخول إلى {origin} بالعنوان {email} وليس بهذا العنوان. جرى التغيير في {agent}.

إذا لم تكن أنت، فتراجع عن ذلك فورًا. يعمل الرابط لمدة 72 ساعة:
{url}
`,
  'changedTo.subject': 'أصبحت تسجل الدخول بهذا العنوان',
  'changedTo.text': `من الآن فصاعدًا تسجل الدخول إلى {origin} بهذا العنوان. سُجّل خروج كل المتصفحات الأخرى.
`,
  'reverted.subject': 'تم التراجع عن تغيير عنوان بريدك الإلكتروني',
  'reverted.text': `تسجل الدخول إلى {origin} بالعنوان {email} من جديد. سُجّل خروج كل المتصفحات، ويجب الموافقة من جديد على متصفحات العنوان الآخر.
`,
  'changePaused.subject': 'تغيير عنوانك متوقف مؤقتًا',
  'changePaused.text': `كتب شخص ما رموزًا خاطئة لتغيير عنوان حسابك في {origin} مرارًا.

لا يمكن تغيير العنوان لمدة 24 ساعة. إذا لم تكن أنت، فسجّل الخروج من كل مكان:
{url}
`,
}

/** Texts of the mails by language. */
export const mailMessages = { en, ar } as const
