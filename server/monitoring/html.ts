const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** A piece of a page, in which nothing can be mistaken for one. */
export interface Html {
  readonly html: string;
}

type Part = string | number | Html | readonly Html[];

const partOf = (part: Part): string => {
  if (typeof part === 'string' || typeof part === 'number') return escaped(String(part));
  return 'html' in part ? part.html : part.map(({ html: each }) => each).join('');
};

/** A piece of a page: whatever is put into it is text, unless it is such a piece itself. */
export const html = (fixed: TemplateStringsArray, ...parts: readonly Part[]): Html => ({
  html: String.raw({ raw: fixed }, ...parts.map(partOf)),
});
