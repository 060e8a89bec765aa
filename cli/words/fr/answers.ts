import type { Rule } from '@grognard/engine';
import { times } from '@grognard/engine/french';
import type { Answers, DiceState, ProgressWords } from '../en/answers.ts';
import { french } from '../french.ts';

const origins: Readonly<Record<Rule['origin'], string>> = {
  rule: 'règle',
  ruling: 'interprétation',
  supplement: 'complément',
  note: 'note',
};

const dice: Readonly<Record<DiceState, string>> = {
  checked: 'chaque tirage a été vérifié par le secret',
  unsealed: french`aucun secret n’avait été engagé, et les tirages sont pris tels quels`,
  'secret untold': french`le secret n’a pas encore été dit, et les tirages sont pris tels quels`,
};

const flaws: Answers['flaws'] = {
  'forged-draw': ({ params: { purpose, subject, value } = {} }) =>
    french`le secret n’a pas donné ce tirage : ${String(purpose)}, ${String(subject)}, n’était pas ${String(value)}`,
  'order-refused': ({ detail }) => french`les règles refusent cet ordre : ${detail}`,
  'other-events': () => 'les règles donnent à cet ordre une autre suite',
  'missing-draw': () => 'il manque un tirage que les règles demandent',
  'unknown-secret': () => french`le secret ne répond pas à l’empreinte publiée au début`,
  'other-opening': () => 'le scénario donne une autre position de départ',
  'missing-entry': () => 'les numéros des entrées ne se suivent pas',
  'does-not-follow': () => 'ce que dit le journal ne peut faire suite à ce qui précède',
  'wrong-seats': ({ detail }) => french`personne n’a pu prendre place ainsi : ${detail}`,
  'not-at-table': ({ params: { seat } = {} }) =>
    french`personne n’occupe la place ${String(seat)}, et personne n’a donc pu faire cela`,
  'not-allowed': ({ detail }) => french`cela n’est pas permis à qui agit ici : ${detail}`,
  'no-act': ({ detail }) => french`ce n’est ni un ordre ni un acte que la table connaisse : ${detail}`,
  'wrong-strike': ({ params: { struck } = {} }) =>
    french`l’entrée ${String(struck)} n’est pas là pour être reprise`,
  'other-strikes': () => french`reprendre un coup ici aurait repris autre chose`,
};

const decimal = (value: number, digits?: number): string =>
  (digits === undefined ? String(value) : value.toFixed(digits)).replace('.', ',');

const progress = (doing: string): ProgressWords => ({
  step: (done, total, seconds) => french`${doing} : ${done} sur ${total}, ${decimal(seconds, 0)} s`,
  end: (seconds) => french`${doing} : ${decimal(seconds, 1)} s`,
});

export const answers: Answers = {
  origins,
  tableBook: 'La table',
  coverage: (ids, notes, proven, unproven) =>
    [
      times(ids, 'numéro', 'numéros'),
      times(notes, 'note', 'notes'),
      times(proven, 'prouvé', 'prouvés'),
      times(unproven, 'non prouvé', 'non prouvés'),
    ].join(', '),
  noRule: (books, wanted) => french`Aucune règle de ${books.join(', ')} ne dit « ${wanted} ».`,

  minutes: (title, minutes) => `${title}, ${minutes} min`,
  playable: (game) => `ce scénario est jouable (${game}).`,
  impossible: (code) => french`la position de départ est impossible : ${code}`,
  noRoom: french`Il n’y a pas la place d’une telle table : prenez-la plus grande, ou un autre nombre avec --seed.`,
  ground: (names) => french`le terrain : ${names.join(', ')}.`,
  lawful: (points) => french`cette armée peut entrer en campagne ; elle coûte ${points} points.`,

  verdicts: { done: 'exécuté', refused: 'refusé' },
  refusedIn: (percent) => `refusé ${percent}`,
  times: (samples) => `${samples} fois`,
  onAverage: (mean, least, most) => `en moyenne ${mean} (${least}–${most})`,
  nothingChanges: 'rien ne change',
  percent: (figure) => french`${figure} %`,

  tally: (games, ended, won, orders, seconds) =>
    french`${times(games, 'bataille', 'batailles')}, ${times(ended, 'finie', 'finies')} : ${won.join(', ')} ; ${times(orders, 'ordre', 'ordres')} en ${decimal(seconds)} s`,
  draws: 'nulles',
  battlesFought: progress('batailles'),
  oddsTaken: progress('chances'),

  entry: (seq) => french`entrée ${seq}`,
  takenBack: 'repris ensuite',
  flaws,
  judgedByAnother: (version, seqs) =>
    french`jugé par la version ${version} des règles, celles d’aujourd’hui jugeraient autrement : ${seqs.join(', ')} ; rien n’est falsifié, les dés et la suite tiennent`,
  verified: (entries, found, about) => french`entrées : ${entries}, défauts : ${found} ; ${dice[about]}.`,

  kept: (folder) => french`Les parties sont gardées dans ${folder ?? 'PostgreSQL'}. Ctrl-C arrête tout.`,
};
