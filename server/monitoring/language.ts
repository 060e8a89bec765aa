import { isLanguage, type Language } from '@grognard/engine';

interface Wish {
  readonly base: string;
  readonly weight: number;
}

const wishIn = (part: string): Wish => {
  const [tag = '', ...rest] = part.split(';').map((each) => each.trim());
  const weight = Number(rest.find((each) => each.startsWith('q='))?.slice(2) ?? 1);
  return { base: tag.toLowerCase().split('-')[0] ?? '', weight: Number.isFinite(weight) ? weight : 0 };
};

/** The one of our languages that a browser likes best. */
export const languageIn = (accepted: string | undefined): Language => {
  const wishes = (accepted ?? '').split(',').map(wishIn);
  const ours = wishes.flatMap(({ base, weight }) =>
    isLanguage(base) && weight > 0 ? [{ base, weight }] : [],
  );
  return (
    ours.reduce<(typeof ours)[number] | undefined>(
      (best, wish) => (best === undefined || wish.weight > best.weight ? wish : best),
      undefined,
    )?.base ?? 'en'
  );
};
