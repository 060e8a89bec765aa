import { HttpError } from '../http-error.ts';

/** Several times as deep as anything that is played, and far from where reading it would break. */
const DEEPEST = 64;

const [QUOTE, BACKSLASH, NEWLINE] = [0x22, 0x5c, 0x0a];
const [LIST, LIST_END, BAG, BAG_END] = [0x5b, 0x5d, 0x7b, 0x7d];

/** The place behind the string that begins at one: a string has no line break in it, so a broken one hides nothing. */
const behindString = (text: string, start: number): number => {
  for (let place = start + 1; place < text.length; place += 1) {
    const code = text.charCodeAt(place);
    if (code === QUOTE || code === NEWLINE) return place;
    if (code === BACKSLASH) place += 1;
  }
  return text.length;
};

/** Whether lists and objects lie deeper in one another than anybody needs, told before the text is read as JSON. */
const isTooDeep = (text: string): boolean => {
  let depth = 0;
  for (let place = 0; place < text.length; place += 1) {
    const code = text.charCodeAt(place);
    if (code === QUOTE) place = behindString(text, place);
    else if (code === LIST_END || code === BAG_END) depth -= 1;
    else if (code === LIST || code === BAG) depth += 1;
    if (depth > DEEPEST) return true;
  }
  return false;
};

/** Whatever walks through what was sent does so by calling itself: no text may make it run out of room. */
export const depthError = (text: string): HttpError | undefined =>
  isTooDeep(text)
    ? new HttpError(400, 'too-deep', `Nothing may lie more than ${DEEPEST} lists or objects deep.`)
    : undefined;
