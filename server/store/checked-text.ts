/** JSON text never holds a bare NUL, and PostgreSQL refuses it: stopped here, it cannot spoil its neighbours' commit. */
export const checkTexts = (texts: readonly string[]): void => {
  if (texts.some((text) => text.includes('\0')))
    throw new TypeError('an entry must be JSON text, without a bare NUL');
};
