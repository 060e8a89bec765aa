/** The paper and ink of the table, without its fonts: this page must come even when little else does. */
export const statusStyle = `:root {
  color-scheme: light dark;
  --paper: #f4ebd6; --edge: #e4d6b8; --ink: #3a2f28; --faint: #6a5a49; --rule: #b9a585;
  --well: #3f5b2b; --crimson: #a23b2e; --link: #1f3a6e; --table: #e4d6b8; --shadow: rgb(58 47 40 / 22%);
  --serif: "EB Garamond", "Iowan Old Style", Palatino, Georgia, serif;
  --sans: "Source Sans 3", "Segoe UI", "Helvetica Neue", Arial, sans-serif;
}
@media (prefers-color-scheme: dark) {
  :root {
    --paper: #352a22; --edge: #413327; --ink: #f0e4cb; --faint: #c4b499; --rule: #6b5640;
    --well: #b9cf94; --crimson: #f0998b; --link: #f0d48a; --table: #2a211b; --shadow: rgb(0 0 0 / 45%);
  }
}
* { box-sizing: border-box; }
body { margin: 0; background: var(--table); color: var(--ink); font: 400 1rem/1.45 var(--sans); }
main {
  max-width: 76rem; margin: 2rem auto; padding: 2rem 2.5rem 3rem; background: var(--paper);
  border: 1px solid var(--rule); box-shadow: 0 2px 14px var(--shadow);
}
header { border-bottom: 3px double var(--rule); padding-bottom: 1rem; margin-bottom: 1.5rem; }
p { margin: 0.25rem 0; }
.name { font: italic 400 1.1rem/1.2 var(--serif); color: var(--faint); }
h1 { font: 500 2.2rem/1.15 var(--serif); margin: 0 0 0.75rem; }
h2 { font: 500 1.45rem/1.2 var(--serif); margin: 0 0 0.6rem; }
h3 { font: 600 1rem/1.3 var(--sans); color: var(--faint); margin: 1.1rem 0 0.4rem; }
section { margin-top: 2rem; }
.well, .unwell { font: 600 1.1rem/1.4 var(--sans); color: var(--well); border-left: 4px solid; padding-left: 0.75rem; }
.unwell { color: var(--crimson); }
.moment, .none { color: var(--faint); }
.slips { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 20rem), 1fr)); gap: 1.25rem; align-items: start; }
.slip { margin: 0; padding: 1rem 1.25rem; border: 1px solid var(--rule); background: var(--edge); }
.column { display: grid; gap: 1.25rem; }
dl { margin: 0; }
dl > div { padding: 0.45rem 0; border-top: 1px solid var(--rule); }
dt { font-size: 0.9rem; color: var(--faint); }
dd { margin: 0; font-variant-numeric: lining-nums tabular-nums; overflow-wrap: anywhere; }
.column dl > div { display: flex; justify-content: space-between; gap: 1rem; }
.column dt { font-size: 1rem; color: inherit; }
meter { display: block; width: 100%; height: 0.9rem; margin-top: 0.3rem; }
ul { margin: 0; padding: 0; list-style: none; }
li { padding: 0.5rem 0; border-top: 1px solid var(--rule); }
li time { display: block; font-size: 0.9rem; color: var(--faint); }
table { width: 100%; border-collapse: collapse; font-variant-numeric: lining-nums tabular-nums; }
th { font-weight: 600; font-size: 0.9rem; color: var(--faint); text-align: left; vertical-align: bottom; }
th, td { padding: 0.4rem 0.9rem 0.4rem 0; border-bottom: 1px solid var(--rule); overflow-wrap: anywhere; }
th.number, td.number { text-align: right; overflow-wrap: normal; white-space: nowrap; }
.number + .text { padding-left: 1rem; }
th:last-child, td:last-child { padding-right: 0; }
a { color: var(--link); text-underline-offset: 0.2em; }
:focus-visible { outline: 2px solid var(--link); outline-offset: 2px; }
@media (max-width: 47rem) {
  main { margin: 0; padding: 1.25rem 1rem 2rem; border-width: 0; box-shadow: none; }
  h1 { font-size: 1.8rem; }
  thead { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
  table, tbody { display: block; }
  tr { display: grid; grid-template-columns: 1fr 1fr; column-gap: 1.5rem; padding: 0.6rem 0; border-bottom: 1px solid var(--rule); }
  td, td.number { display: flex; justify-content: space-between; gap: 0.75rem; padding: 0.1rem 0; border: 0; text-align: right; }
  td.text, .number + td.text { grid-column: 1 / -1; padding-left: 0; }
  td::before { content: attr(data-name); color: var(--faint); text-align: left; flex: none; }
  td:first-child { font-weight: 600; text-align: left; }
  td:first-child::before { content: none; }
  .moment a { display: inline-block; padding: 0.6rem 0; }
}
@media print { body, main { background: #fff; border: 0; box-shadow: none; } }
`;
