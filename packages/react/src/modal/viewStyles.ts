/** Header and body of a view. */
export const viewStyles = `
.view{display:flex;flex-direction:column;min-height:0;max-height:inherit}
.header{
  grid-template-rows:44px;
  display:grid;grid-template-columns:44px 1fr 44px;align-items:center;flex:none;
  padding:8px 8px 4px;
}
.title{grid-column:2;grid-row:1;min-width:0;font-size:17px;line-height:22px;font-weight:600;text-align:center;overflow:hidden;text-overflow:ellipsis;white-space:nowrap}
.title:focus-visible{outline:none}
.header .start{grid-column:1;grid-row:1}
.header .end{grid-column:3;grid-row:1}
.body{display:flex;flex-direction:column;gap:8px;min-height:0;padding:8px 16px 16px;overflow-y:auto;overscroll-behavior:contain;scrollbar-width:thin;scrollbar-color:var(--lk-line) transparent}
.body.fixed{overflow:hidden}
.footer{display:flex;flex-direction:column;align-items:center;gap:4px;flex:none;padding:4px 16px 12px}
`
