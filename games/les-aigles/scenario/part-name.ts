/** A part by name: `ligne-1` is the body of that unit, `ligne-1#2` the second of its parts that stand on the table. */
export const partNameOf = (name: string): { readonly id: string; readonly nth: number } => {
  const [, id = name, nth = '1'] = /^(.+)#(\d+)$/.exec(name) ?? [];
  return { id, nth: Number(nth) };
};

export const namePart = (id: string, nth: number): string => (nth === 1 ? id : `${id}#${nth}`);
