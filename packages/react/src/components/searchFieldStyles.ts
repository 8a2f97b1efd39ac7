export const searchFieldStyles = `
.search-field{position:relative;display:flex;align-items:center;flex:none}
.search-field .icon{position:absolute;inset-inline-start:12px;color:var(--lk-text-2);pointer-events:none}
.search-field input{appearance:none;width:100%;height:44px;border:0;border-radius:14px;padding-inline:40px 12px;background:var(--lk-surface-2);box-shadow:inset 0 0 0 1px color-mix(in oklch,var(--lk-text-2) 70%,transparent);font-size:16px}
.search-field input::placeholder{color:var(--lk-text-2);opacity:1}
.search-field input::-webkit-search-cancel-button{display:none}
.search-field input:focus-visible{outline-offset:0}
@media (forced-colors:active){.search-field input{border:1px solid FieldText}}
`
