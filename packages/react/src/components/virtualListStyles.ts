/** The padding keeps focus rings of the rows at the edges in sight. */
export const virtualListStyles = `
.virtual-list{flex:1 1 480px;min-height:0;overflow-y:auto;overscroll-behavior:contain;contain:strict;margin:-4px;padding:4px;scrollbar-width:thin;scrollbar-color:var(--lk-line) transparent}
.virtual-list ul{position:relative}
.virtual-list li{position:absolute;inset-inline:0;top:0;contain:layout style}
`
