/** How the page reads what comes from elsewhere: nothing of it is trusted to be what it should be. */

export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** The object in a text that came over the network; undefined if there is none, so that one line that was cut does not end the rest. */
export const objectIn = (text: string): Readonly<Record<string, unknown>> | undefined => {
  try {
    const read: unknown = JSON.parse(text);
    return isRecord(read) ? read : undefined;
  } catch {
    return undefined;
  }
};
