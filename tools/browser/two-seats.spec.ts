import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Hands } from './hands.ts';
import { expect, test } from './house.ts';
import { setUp } from './lobby-ways.ts';
import { type Heard, listenIn } from './wire.ts';

const SCENARIO = join(import.meta.dirname, '../../scenarios/pub-battles/first-contact.json');

interface Listed {
  readonly formations: readonly { readonly id: string; readonly side: string }[];
  readonly pieces: readonly {
    readonly id: string;
    readonly formation: string;
    readonly name: { readonly fr: string; readonly en: string };
  }[];
}

/** What only one side may read: its pieces by id, and the names that the other side's pieces do not have, too. */
const secretsOf = (side: string): readonly string[] => {
  const { formations, pieces } = JSON.parse(readFileSync(SCENARIO, 'utf8')) as Listed;
  const isTheirs = ({ formation }: Listed['pieces'][number]): boolean =>
    formations.some(({ id, side: whose }) => id === formation && whose === side);
  const names = (all: Listed['pieces']) => all.flatMap(({ name }) => [name.fr, name.en]);
  const others = new Set(names(pieces.filter((piece) => !isTheirs(piece))));
  const own = pieces.filter(isTheirs);
  return [...own.map(({ id }) => id), ...names(own).filter((name) => !others.has(name))];
};

/** The facts of a table hold the printed order of battle, the same for all: who took part, not who stands where. */
const FACTS = /^\/api\/tables\/[\w-]+$/;

const groundIn = (heard: Heard): object => {
  const [facts = ''] = [...heard].filter(([from]) => FACTS.test(from)).map(([, text]) => text);
  const { publicScenario: ground } = JSON.parse(facts.slice(0, facts.indexOf('}{') + 1) || facts) as {
    publicScenario: object;
  };
  expect(Object.keys(ground)).not.toContain('pieces');
  return ground;
};

/** All that a seat has heard besides this and the lobby's shelves names its own pieces, and none of the other side's. */
const expectSecret = (heard: Heard, own: string, hidden: string): void => {
  const told = [...heard]
    .filter(([from]) => !FACTS.test(from) && !from.startsWith('/api/games'))
    .map(([, text]) => text)
    .join('');
  for (const id of secretsOf(own).slice(0, 3)) expect(told).toContain(id);
  expect(secretsOf(hidden).filter((secret) => told.includes(secret))).toEqual([]);
};

test.use({ locale: 'en-GB', viewport: { width: 1280, height: 800 } });

/** Plays on, whoever is asked, until one of them may move pieces; gives him and the other. */
const untilAble = async (both: readonly [Hands, Hands]): Promise<readonly [Hands, Hands]> => {
  for (let i = 0; i < 60; i += 1) {
    const [one, other] = both;
    await expect(one.asked.or(one.page.getByText('Waiting for')).first()).toBeVisible();
    const mover = (await one.asked.count()) > 0 ? one : other;
    await mover.wait();
    const done = mover.deeds.filter({ hasText: mover.words.done });
    if ((await done.count()) > 0) return mover === one ? [one, other] : [other, one];
    await mover.chooseSomething();
  }
  throw new Error('nobody may move');
};

test('two play by link: live, through a lost network, and without reading the other’s secrets', async ({
  page,
  browser,
  baseURL,
}) => {
  test.setTimeout(120_000);
  const heardByFrench = await listenIn(page);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const french = new Hands(page, 'en');
  await setUp(page, 'Set up and get the link');
  await french.seated();
  // Whoever sets a table up for a friend has the link before him at once.
  const link = await page.getByRole('textbox', { name: /The chair of Austrians/ }).inputValue();
  await french.turnTo('orders');

  const context = await browser.newContext({
    locale: 'en-GB',
    viewport: { width: 1280, height: 800 },
    reducedMotion: 'reduce',
    ...(baseURL !== undefined && { baseURL }),
  });
  const visitor = await context.newPage();
  const heardByAustrians = await listenIn(visitor);
  const austrians = new Hands(visitor, 'en');
  await visitor.goto(link);
  await austrians.seated();
  expect(visitor.url()).not.toContain('seat=');

  await test.step('a march is seen on the other screen', async () => {
    const [mover, other] = await untilAble([french, austrians]);
    await marchOne(mover, other);
  });

  await test.step('who was away sees what happened meanwhile', async () => {
    const [mover, other] = await untilAble([french, austrians]);
    await other.page.context().setOffline(true);
    await expect(other.banner).toHaveText(/out of reach/);
    const place = await marchOne(mover);
    await mover.choose(mover.deeds.filter({ hasText: mover.words.done }));
    await expect(other.page.locator(`.piece[transform="${place}"]`)).toHaveCount(0);
    await other.page.context().setOffline(false);
    await expect(other.page.locator(`.piece[transform="${place}"]`)).toHaveCount(1);
    await expect(other.banner).not.toHaveText(/out of reach/);
  });

  await test.step('and the battle goes on', async () => {
    const [mover] = await untilAble([french, austrians]);
    await mover.choose(mover.deeds.filter({ hasText: mover.words.done }));
  });

  expectSecret(heardByFrench, 'french', 'austrians');
  expectSecret(heardByAustrians, 'austrians', 'french');
  expect(groundIn(heardByFrench)).toEqual(groundIn(heardByAustrians));
  await context.close();
});

/** Marches the first piece that can go forward; where it stands then, and stands on the other screen. */
const marchOne = async (mover: Hands, other?: Hands): Promise<string> => {
  const refs = await mover.able.evaluateAll((all) =>
    all.map((each) => (each as SVGElement).dataset.ref ?? ''),
  );
  for (const ref of refs) {
    const forward = ref.startsWith('darnault') || ref.startsWith('vaubert') ? 40 : -40;
    if (!(await mover.drag(mover.piece(ref), forward, 0))) continue;
    if ((await mover.settle()) === 'refused') continue;
    const place = (await mover.piece(ref).getAttribute('transform')) ?? '';
    if (other !== undefined) await expect(other.page.locator(`.piece[transform="${place}"]`)).toHaveCount(1);
    await mover.wait();
    return place;
  }
  throw new Error('nothing can march');
};
