export const textStyles = `
.text{overflow-wrap:anywhere}
.text.secondary{color:var(--lk-text-2);font-size:13px;line-height:18px}
.text.label{color:var(--lk-text-2);font-size:13px;line-height:18px;font-weight:500;padding:4px 4px 0}
.text.figure{font-size:32px;line-height:38px;font-weight:600;font-variant-numeric:tabular-nums;letter-spacing:-.02em}
`
