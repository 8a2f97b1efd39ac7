/** Styles of the operator's page. */
export const operatorStyles = `:root {
  --surface: #fff; --surface-2: #f1f3f6; --text: #14161a; --muted: #565e6c; --border: #d4d9e1; --link: #1f45cc;
  --ok: #0b6b3a; --bad: #b3261e; color-scheme: light dark
}
@media (prefers-color-scheme: dark) {
  :root {
    --surface: #16181d; --surface-2: #22252c; --text: #f3f4f6; --muted: #a7afbd; --border: #3a3f4a; --link: #9db3ff;
    --ok: #6fd69a; --bad: #ff8a80
  }
}
* { box-sizing: border-box }
body { margin: 0; padding: 1rem; color: var(--text); background: var(--surface); font: 0.9375rem/1.5 system-ui, sans-serif }
header, main { max-width: 60rem; margin: 0 auto }
header { display: flex; flex-wrap: wrap; align-items: baseline; column-gap: 0.75rem }
h1 { margin: 0; font-size: 1.5rem }
h2 { margin: 0 0 0.5rem; font-size: 1rem }
p { margin: 0 }
a { color: var(--link) }
:focus-visible { outline: 2px solid var(--link); outline-offset: 2px }
.state { color: var(--bad); font-weight: 700 }
.ok { color: var(--ok) }
.facts { width: 100%; color: var(--muted) }
main { display: grid; gap: 1rem; margin-top: 1rem; grid-template-columns: minmax(0, 1fr) }
section { padding: 0.75rem 1rem; background: var(--surface-2); border-radius: 0.75rem }
table { width: 100%; border-collapse: collapse }
th, td { min-width: 4.5rem; padding: 0.25rem 0.75rem 0.25rem 0; text-align: start; vertical-align: top; overflow-wrap: anywhere }
thead th { color: var(--muted); font-size: 0.8125rem; font-weight: 400 }
tbody th { font-weight: 600 }
tbody tr { border-top: 1px solid var(--border) }
td.number { font-variant-numeric: tabular-nums }
`
