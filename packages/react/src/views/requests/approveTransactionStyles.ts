export const approveTransactionStyles = `
.approve-card{display:grid;grid-template-columns:auto minmax(0,1fr);gap:8px 16px;margin:0;padding:12px 16px;border-radius:16px;background:var(--lk-surface-2)}
.approve-card dt{color:var(--lk-text-2);font-size:13px;line-height:20px}
.approve-card dd{margin:0;font-size:15px;line-height:20px;text-align:end;overflow-wrap:anywhere;font-variant-numeric:tabular-nums}
.approve-card .long{grid-column:1/-1}
.approve-card dd.long{max-height:132px;overflow-y:auto;text-align:start;white-space:pre-wrap;scrollbar-width:thin}
.approve-card dd.data{font:12px/18px ui-monospace,monospace}
.approve-actions{display:flex;flex-direction:column;gap:8px;margin-top:8px}
.approve-more{color:var(--lk-text-2);font-size:13px;line-height:18px;text-align:center}
`
