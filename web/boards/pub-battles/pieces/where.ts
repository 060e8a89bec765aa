import { inLanguage, type Language } from '@grognard/engine';
import type { BoardBlock, OwnPiece, Setting, View } from '@grognard/pub-battles/for-page';
import type { Names } from '../hands/names.ts';
import { boardWords } from '../words/words.ts';

const NEAR = 5;

/** The nearest name on the map, or the place by centimetres from its middle. */
const whereIs = ({ source: { map } }: Setting, { x, y }: BoardBlock, language: Language): string => {
  const words = boardWords(language);
  const [east, north] = [x / 1000, y / 1000];
  const nearest = map.labels
    .map(({ text, at }) => ({
      text: inLanguage(text, language),
      off: Math.hypot(at[0] - east, at[1] - north),
    }))
    .sort((a, b) => a.off - b.off)[0];
  return nearest !== undefined && nearest.off < NEAR
    ? words.at(nearest.text)
    : words.grid(Math.round(east), Math.round(north));
};

/** A piece in words, for those who listen: kind, formation, state, facing, place. */
export const blockInWords = (
  setting: Setting,
  view: View,
  names: Names,
  block: BoardBlock | OwnPiece,
  language: Language,
  isAble: boolean,
): string => {
  const words = boardWords(language);
  const off = 'where' in block && block.where !== 'map' ? block.where : undefined;
  const inContact = view.contacts.some(
    ({ attacker, defender }) => attacker === block.ref || defender === block.ref,
  );
  return words.piece({
    name: names.piece(block.ref),
    kind: names.kind(block),
    formation: block.formation === undefined ? undefined : names.formation(block.formation),
    side: names.side(block.side),
    states: [
      ...(block.spent === true ? [words.spent] : []),
      ...(block.column === true ? [words.column] : []),
      ...(block.unpacked === true ? [words.unpacked] : []),
      ...(inContact ? [words.inContact] : []),
      ...(view.activation?.acted.includes(block.ref) === true ? [words.acted] : []),
      ...(isAble ? [words.mayAct] : []),
    ],
    facing: block.arm === 'staff' || off !== undefined ? '' : names.speech.facing(block.heading),
    where: off === undefined ? whereIs(setting, block, language) : names.labels.whereabouts[off],
  });
};
