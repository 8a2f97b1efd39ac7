const rightToLeft = ['ar', 'dv', 'fa', 'ckb', 'he', 'ps', 'sd', 'ug', 'ur', 'yi']

/** Which way a locale is written. */
export function getDirection(locale: string): 'ltr' | 'rtl' {
  return rightToLeft.includes(locale.split('-')[0] ?? '') ? 'rtl' : 'ltr'
}
