/** Texts of the site's pages. Both languages have the same keys, which the type of `ar` holds. */
const en = {
  'request.title': 'Is this you?',
  'request.text': 'Somebody wants to sign in with your e-mail address.',
  'request.app': 'App',
  'request.browser': 'Browser',
  'request.time': 'Time',
  'request.wrong': 'Wrong number. Check the app again.',
  'request.number': 'Number that the app shows you',
  'request.warning':
    'If you did not open this app yourself just now, or somebody told you the number, choose "It is not me".',
  'request.approve': 'Approve',
  'request.refuse': 'It is not me',
  'approved.title': 'Approved',
  'approved.text': 'Go back to the app and enter the code that we e-mail you now.',
  'refused.title': 'Refused',
  'refused.text': 'The sign-in was refused. You can close this page.',
  'expired.title': 'This link has expired',
  'expired.text': 'It was used, or its 15 minutes have passed. Start again in the app.',
  'notAllowed.title': 'Not allowed',
  'notAllowed.text': 'Open the link in the e-mail again.',
  'tooMany.title': 'Too many tries',
  'tooMany.text': 'Try again in an hour.',
  'revert.title': 'Undo the change?',
  'revert.text':
    'The e-mail address of your account was changed. If you undo this, you sign in with the previous address again, and every browser is signed out.',
  'revert.time': 'Changed',
  'revert.act': 'Undo',
  'reverted.title': 'Undone',
  'reverted.text': 'You sign in with this address again. Every browser was signed out.',
  'revertOver.title': 'This link has expired',
  'revertOver.text': 'It was used, or its 72 hours have passed.',
  'notFound.title': 'Not found',
  'failed.title': 'Something went wrong',
  'failed.text': 'Try again.',
  'stop.title': 'Stop the recovery of your wallet?',
  'stop.text':
    'Somebody who can read your mail asked to restore your wallet in another browser. If this was not you, stop it.',
  'stop.button': 'Stop the recovery',
  'stopped.title': 'Stopped',
  'stopped.text':
    'The wallet cannot be restored by a code for 24 hours. Change the password of your mailbox, and revoke the devices that you do not know.',
  'stopOver.title': 'This link has expired',
  'stopOver.text': 'The recovery was stopped or is complete.',
  'undo.title': 'Undo the change?',
  'undo.text':
    'A recovery factor was added or removed, or a browser was revoked. If you undo this, your previous factors are restored; a browser is approved again, without its share of the wallet.',
  'undo.button': 'Undo',
  'undone.title': 'Undone',
  'undone.text': 'Sign in to your wallet page, check its browsers and change the password of your mailbox.',
  'undoOver.title': 'This link has expired',
  'undoOver.text': 'It was used, or its 24 hours have passed.',
  'request.provider': 'Signed in with',
  'request.signIn': 'Sign in',
  'back.title': 'Back to the app',
  'back.text': 'You can close this window.',
  'cancelled.title': 'You are not signed in',
  'cancelled.text': 'The sign-in was cancelled or has expired. Close this window and start again in the app.',
  'matched.title': 'Signed in',
  'matched.text': 'Go back to the app and close this window.',
  'ended.title': 'This sign-in has ended',
  'ended.text': 'Close this window and start again in the app.',
  'beginAgain.title': 'Not allowed',
  'beginAgain.text': 'Start again in the app.',
  'returnRefused.title': 'Invalid App Configuration',
  'returnRefused.text':
    'This address of the app is not one of the redirect URIs of its project at this site.',
  'away.title': 'The provider does not answer',
  'away.text': 'You are not signed in. Try again in a moment, or choose another way to sign in in the app.',
  'away.again': 'Try again',
} as const

/** Key of a text of the pages. */
export type PageTextKey = keyof typeof en

const ar: Readonly<Record<PageTextKey, string>> = {
  'request.title': 'هل هذا أنت؟',
  'request.text': 'يريد شخص ما تسجيل الدخول بعنوان بريدك الإلكتروني.',
  'request.app': 'التطبيق',
  'request.browser': 'المتصفح',
  'request.time': 'الوقت',
  'request.wrong': 'هذا ليس الرقم. انظر إلى التطبيق مرة أخرى.',
  'request.number': 'الرقم الذي يعرضه لك التطبيق',
  'request.warning': 'إذا لم تفتح هذا التطبيق بنفسك الآن، أو أخبرك شخص ما بالرقم، فاختر «لست أنا».',
  'request.approve': 'موافقة',
  'request.refuse': 'لست أنا',
  'approved.title': 'تمت الموافقة',
  'approved.text': 'عُد إلى التطبيق. سيطلب منك الرمز الذي نرسله إليك الآن بالبريد.',
  'refused.title': 'تم الرفض',
  'refused.text': 'لم يُسجَّل دخول أحد. يمكنك إغلاق هذه الصفحة.',
  'expired.title': 'انتهت صلاحية هذا الرابط',
  'expired.text': 'استُخدم من قبل، أو مرت دقائقه الخمس عشرة. ابدأ من جديد في التطبيق.',
  'notAllowed.title': 'غير مسموح',
  'notAllowed.text': 'افتح رابط الرسالة مرة أخرى.',
  'tooMany.title': 'محاولات كثيرة جدًا',
  'tooMany.text': 'حاول مرة أخرى بعد ساعة.',
  'revert.title': 'هل تريد التراجع عن التغيير؟',
  'revert.text':
    'تغيّر عنوان البريد الإلكتروني لحسابك. إذا تراجعت عن ذلك، فستسجل الدخول بالعنوان السابق من جديد، وسيُسجَّل خروج كل المتصفحات.',
  'revert.time': 'وقت التغيير',
  'revert.act': 'تراجع عن التغيير',
  'reverted.title': 'تم التراجع',
  'reverted.text': 'تسجل الدخول بهذا العنوان من جديد. سُجّل خروج كل المتصفحات.',
  'revertOver.title': 'انتهت صلاحية هذا الرابط',
  'revertOver.text': 'استُخدم من قبل، أو مرت ساعاته الاثنتان والسبعون.',
  'notFound.title': 'غير موجود',
  'failed.title': 'حدث خطأ ما',
  'failed.text': 'حاول مرة أخرى.',
  'stop.title': 'هل تريد إيقاف استعادة محفظتك؟',
  'stop.text': 'طلب شخص يستطيع قراءة بريدك استعادة محفظتك في متصفح آخر. إذا لم تكن أنت، فأوقف ذلك.',
  'stop.button': 'إيقاف',
  'stopped.title': 'تم الإيقاف',
  'stopped.text':
    'لا يستطيع أحد استعادة المحفظة برمز لمدة 24 ساعة. غيّر كلمة مرور بريدك، وألغِ الأجهزة التي لا تعرفها.',
  'stopOver.title': 'انتهت صلاحية هذا الرابط',
  'stopOver.text': 'أُوقفت الاستعادة أو اكتملت.',
  'undo.title': 'هل تريد التراجع عن التغيير؟',
  'undo.text':
    'أُضيفت وسيلة استعادة أو أُزيلت، أو أُلغي متصفح. إذا تراجعت عن ذلك، تعود وسائل الاستعادة السابقة؛ ويُعتمد المتصفح من جديد من دون جزئه من المحفظة.',
  'undo.button': 'تراجع عن التغيير',
  'undone.title': 'تم التراجع',
  'undone.text': 'سجّل الدخول إلى صفحة محفظتك وراجع متصفحاتها وغيّر كلمة مرور بريدك.',
  'undoOver.title': 'انتهت صلاحية هذا الرابط',
  'undoOver.text': 'استُخدم من قبل، أو مرت ساعاته الأربع والعشرون.',
  'request.provider': 'سُجّل الدخول عبر',
  'request.signIn': 'تسجيل الدخول',
  'back.title': 'العودة إلى التطبيق',
  'back.text': 'يمكنك إغلاق هذه النافذة.',
  'cancelled.title': 'لم يُسجَّل دخولك',
  'cancelled.text': 'أُلغي تسجيل الدخول أو انتهت صلاحيته. أغلق هذه النافذة وابدأ من جديد في التطبيق.',
  'matched.title': 'تم تسجيل الدخول',
  'matched.text': 'عُد إلى التطبيق وأغلق هذه النافذة.',
  'ended.title': 'انتهى تسجيل الدخول هذا',
  'ended.text': 'أغلق هذه النافذة وابدأ من جديد في التطبيق.',
  'beginAgain.title': 'غير مسموح',
  'beginAgain.text': 'ابدأ من جديد في التطبيق.',
  'returnRefused.title': 'إعداد التطبيق غير صالح',
  'returnRefused.text': 'عنوان التطبيق هذا ليس من عناوين إعادة التوجيه لمشروعه في هذا الموقع.',
  'away.title': 'مزوّد تسجيل الدخول لا يجيب',
  'away.text': 'لم يُسجَّل دخول أحد. حاول مجددًا بعد لحظات، أو اختر في التطبيق طريقة أخرى لتسجيل الدخول.',
  'away.again': 'حاول مجددًا',
}

/** A language of the pages. */
export type PageLanguage = 'en' | 'ar'

/** The text of a key in a language. */
export type PageText = (key: PageTextKey) => string

/** The texts of a language. */
export function pageTexts(language: PageLanguage): PageText {
  return key => (language === 'ar' ? ar : en)[key]
}

/**
 * The language that a browser wants most of those that the pages have; English when it wants neither.
 *
 * @example
 * selectLanguage('fr, ar;q=0.8, en;q=0.5') // 'ar'
 * @see RFC 9110 §12.5.4
 */
export function selectLanguage(accepted: string | undefined): PageLanguage {
  const wanted = (accepted ?? '').split(',').flatMap(part => {
    const [, language, quality = '1'] = /^\s*(ar|en)(?:-[\w-]+)?\s*(?:;\s*q=([\d.]+))?\s*$/i.exec(part) ?? []
    return language ? [{ language: language.toLowerCase(), quality: Number(quality) }] : []
  })
  const [best] = wanted.filter(({ quality }) => quality > 0).sort((a, b) => b.quality - a.quality)
  return best?.language === 'ar' ? 'ar' : 'en'
}
