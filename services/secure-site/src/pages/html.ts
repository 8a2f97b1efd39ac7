import type { PageLanguage } from './texts.js'

/** Escapes text for the content of an element or a quoted attribute. */
export function escapeHtml(text: string): string {
  const names: { readonly [character: string]: string } = {
    '&': '&amp;',
    '<': '&lt;',
    '>': '&gt;',
    '"': '&quot;',
    "'": '&#39;',
  }
  return text.replace(/[&<>"']/g, character => names[character] ?? character)
}

/** Renders a page of the site. */
export function renderPage(title: string, body: string, language: PageLanguage = 'en'): string {
  return `<!doctype html>
<html lang="${language}" dir="${language === 'ar' ? 'rtl' : 'ltr'}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)}</title>
<link rel="stylesheet" href="/pages.css">
</head>
<body>
<main>
<h1>${escapeHtml(title)}</h1>
${body}
</main>
</body>
</html>
`
}

/** Styles of every page. */
export const pageStyles = `:root { color-scheme: light dark; font-family: system-ui, sans-serif; line-height: 1.5 }
body { margin: 0; padding: 1rem }
main { max-width: 28rem; margin: 10vh auto }
h1 { font-size: 1.5rem }
dt { font-weight: 600 }
dd { margin: 0 0 0.5rem; overflow-wrap: anywhere; text-align: start }
[dir='rtl'] dd { text-align: right }
label { display: block; font-weight: 600 }
input { font: inherit; font-size: 1.5rem; width: 4ch; padding: 0.25rem; margin: 0.25rem 0 1rem }
button { font: inherit; padding: 0.5rem 1rem; margin-inline-end: 0.5rem; cursor: pointer }
[data-delivered] form { display: none }
[data-delivered] .done { display: block }
[role='alert'] { border-inline-start: 4px solid #c00; padding-inline-start: 0.75rem }
`
