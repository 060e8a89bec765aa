import * as z from 'zod';
import { err } from '../contract/result.ts';
import type { Reader } from '../contract/schemas.ts';
import { problemAt } from '../words/problems.ts';
import { byLanguage } from '../zod/by-language.ts';
import { readerOf } from '../zod/reader.ts';

const text = z.string().min(1);
const bag = z.record(z.string(), z.json());
const ids = z.array(text).readonly();
const words = byLanguage(text).readonly();

const die = z.union([
  z.int().min(1),
  z
    .strictObject({
      purpose: text,
      subject: text.exactOptional(),
      value: z
        .union([z.int().min(1), z.array(z.int().min(1)).min(1).readonly()])
        .describe('what the next die of that name shows, or the next several'),
    })
    .readonly(),
]);

const verdict = z.enum(['done', 'refused']);

const expectedVerdict = z
  .strictObject({
    verdict,
    rules: ids.exactOptional().describe('ids that must be among those the verdict carries'),
    told: ids.exactOptional().describe('words that a told line must hold, in either language'),
  })
  .readonly();

const fact = z
  .strictObject({
    path: z
      .union([text, z.array(z.union([z.string(), z.int()])).readonly()])
      .describe('into the position at the end; a list is entered by place, or by an id or name in it'),
    value: z.json().describe('null: nothing is to stand there'),
    within: z.number().min(0).exactOptional().describe('how far a number may be off'),
  })
  .readonly();

const expectation = z
  .strictObject({
    verdicts: z
      .array(z.union([verdict, expectedVerdict]))
      .readonly()
      .exactOptional(),
    rules: ids.exactOptional().describe('ids that must be carried by some verdict'),
    facts: z.array(fact).readonly().exactOptional(),
  })
  .readonly();

const given = z.strictObject({ seat: text, order: bag }).readonly();

const shape = z
  .strictObject({
    $schema: text.exactOptional(),
    format: z
      .union([z.literal(1), z.literal(2)])
      .describe('2 where answers are sealed; else 1 says the same'),
    game: text,
    title: words.exactOptional(),
    about: words.exactOptional(),
    options: bag.readonly().exactOptional().describe('switches of the game, by name'),
    scenario: z.union([text, bag]).exactOptional().describe('a scenario, or the id of a shipped one'),
    position: bag.exactOptional().describe('a scenario in which the pieces stand where they stand'),
    seats: ids
      .exactOptional()
      .describe('red, or red:left for one command of a side; in format 2 all of them, as they sit'),
    sealed: z
      .array(given)
      .readonly()
      .exactOptional()
      .describe('answers that were given and are not open yet, as those wrote them who gave them; format 2'),
    orders: z.array(given).readonly(),
    dice: z.array(die).readonly().exactOptional(),
    expect: expectation.exactOptional(),
    proves: ids.exactOptional().describe('rules that this example proves'),
  })
  .readonly();

export type PositionFile = z.infer<typeof shape>;
export type Expectation = z.infer<typeof expectation>;
export type Fact = z.infer<typeof fact>;

const readShape = readerOf(shape);

/** Reads a position file as far as it is the same in all games. */
export const readPositionFile: Reader<PositionFile> = (data) => {
  const read = readShape(data);
  if (!read.ok) return read;
  const { format, scenario, position, sealed } = read.value;
  if ((scenario === undefined) === (position === undefined)) {
    return err([problemAt([], (words) => words.scenarioOrPosition)]);
  }
  return format === 1 && sealed !== undefined
    ? err([problemAt(['sealed'], (words) => words.sealedNeedsFormat)])
    : read;
};

/** The JSON Schema of position files, for authors and editors. */
export const positionFileSchema = (): object => ({
  ...z.toJSONSchema(shape, { override: ({ jsonSchema }) => void delete jsonSchema.readOnly }),
  title: 'A Grognard position file',
  oneOf: [{ required: ['scenario'] }, { required: ['position'] }],
});
