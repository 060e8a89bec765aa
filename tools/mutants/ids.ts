/** What has the look of a rule's number in one of the three games. */
const ID = /\b(?:PB|LA|CB)-[A-Z]+[\w.]*(?:-[\w.]+)*/g;

export const idsIn = (text: string): readonly string[] =>
  text.match(ID)?.map((id) => id.replace(/[.-]+$/, '')) ?? [];
