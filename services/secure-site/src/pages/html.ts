import { getDirection, type Language } from '@latchkit/secure-protocol/languages'

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
export function renderPage(title: string, body: string, language: Language = 'en'): string {
  return `<!doctype html>
<html lang="${language}" dir="${getDirection(language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)}</title>
<link rel="icon" href="data:,">
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

/** Styles of every page: the colours are those of the wallet page. */
export const pageStyles = `:root {
  --accent: #2b59ff; --on-accent: #fff; --surface: #fff; --surface-2: #f1f3f6; --text: #14161a;
  --muted: #565e6c; --border: #8a92a0; --error: #b3261e; color-scheme: light dark
}
@media (prefers-color-scheme: dark) {
  :root {
    --accent: #8aa4ff; --on-accent: #000; --surface: #16181d; --surface-2: #22252c; --text: #f3f4f6;
    --muted: #a7afbd; --border: #78808e; --error: #ff8a80
  }
}
* { box-sizing: border-box }
[hidden] { display: none }
:root:lang(ja) { word-break: auto-phrase }
:root:lang(ko) { word-break: keep-all }
body { margin: 0; padding: 1rem; color: var(--text); background: var(--surface); font: 1rem/1.5 system-ui, sans-serif }
main { max-width: 28rem; margin: 10vh auto }
h1 { font-size: 1.5rem; line-height: 1.25 }
dl { padding: 1rem; background: var(--surface-2); border-radius: 1rem }
dt { color: var(--muted); font-size: 0.875rem }
dd { margin: 0 0 0.5rem; overflow-wrap: anywhere; text-align: start }
dd:last-child { margin: 0 }
[dir='rtl'] dd { text-align: right }
label { display: block; font-weight: 600 }
input {
  font: inherit; font-size: 1.5rem; width: 5ch; min-height: 3rem; padding: 0.25rem 0.75rem; margin: 0.25rem 0 1rem;
  color: inherit; background: var(--surface); border: 1px solid var(--border); border-radius: 0.75rem
}
button {
  display: block; width: 100%; min-height: 3rem; padding: 0.5rem 1rem; margin-block-start: 0.5rem; font: inherit;
  font-weight: 600; color: var(--text); background: var(--surface-2); border: 0; border-radius: 0.75rem; cursor: pointer
}
button:first-of-type { color: var(--on-accent); background: var(--accent) }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px }
[data-delivered] form { display: none }
[data-delivered] .done { display: block }
[role='alert'] { color: var(--error); font-weight: 600 }
`
