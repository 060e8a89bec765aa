import type { FightingCode } from '../fighting-codes.ts';
import { count } from '../names.ts';
import type { Words } from '../words.ts';
import { deeds, quoted, what, who } from './speech.ts';

/** From A to Z. */
export const fightingRefusals: Pick<Words['refusals'], FightingCode> = {
  aboard: ({ unit }) => `${who(unit)} : à bord, on ne détruit ni ne brûle ses propres embarcations.`,
  'already-burning': ({ unit }) => `${who(unit)} : le feu a déjà pris ici.`,
  'already-formed': ({ unit }) => `${who(unit)} : une Formation n'en accueille pas une autre.`,
  'another-fights-there': ({ unit, enemy }) =>
    `${who(unit)} : ce n'est pas ${who(enemy)} qui combat de ce côté de l'hex.`,
  'blaze-lasts': ({ unit }) => `${who(unit)} : personne n'éteint un incendie.`,
  'cannot-be-destroyed': ({ kind }) => `Cela ne peut pas être détruit : ${what(kind)}.`,
  'cannot-be-lit': ({ kind }) => `Cela ne peut pas être mis à feu : ${what(kind)}.`,
  'cannot-cross': ({ unit, enemy }) =>
    `${who(unit)} ne pourrait pas franchir le côté vers ${who(enemy)}, et n'attaque pas à travers.`,
  'carries-stakes': ({ unit }) => `${who(unit)} porte déjà des pieux, et une unité n'en porte qu'un pion.`,
  'does-not-engage': ({ unit, enemy }) => `${who(unit)} n'engage pas ${who(enemy)}.`,
  'does-not-fight-there': ({ unit }) => `${who(unit)} n'est pas celle qui combat de ce côté de son hex.`,
  'does-not-shoot': ({ unit }) => `${who(unit)} n'a pas d'arme de tir.`,
  'enemy-adjacent': ({ unit }) => `${who(unit)} : on ne se met pas en Formation à côté d'un ennemi.`,
  engaged: ({ unit }) =>
    `${who(unit)} est engagée : il ne lui reste que le choc, le repli, la fuite, faire face ou le tir.`,
  'engaged-shooter': ({ unit }) =>
    `${who(unit)} est engagée : elle ne tire que sur qui l'engage, et si tous ceux-là portent un marqueur.`,
  'formation-at-rough-side': ({ unit }) =>
    `${who(unit)} : une Formation n'attaque pas à travers un côté accidenté.`,
  'ground-not-clear': ({ unit }) => `${who(unit)} : on ne se met en Formation qu'en terrain clair.`,
  'has-acted': ({ unit }) => `${who(unit)} a déjà été activée ce tour-ci.`,
  'has-struck': ({ unit }) => `${who(unit)} a déjà frappé depuis cet hex.`,
  'in-formation': ({ unit }) => `${who(unit)} est en Formation, et une Formation ne manipule pas.`,
  'is-forced': ({ unit, must }) => `${who(unit)} n'a pas le choix : ${deeds(must)}.`,
  'is-fresh': ({ unit }) => `${who(unit)} est fraîche et n'a pas besoin de repos.`,
  'is-loaded': ({ unit }) => `${who(unit)} a toutes ses munitions.`,
  'must-act': ({ unit }) => `${who(unit)} doit être activée avant la fin du tour.`,
  'must-recoil': ({ unit }) => `${who(unit)} ne survit que par le recul : il est obligatoire.`,
  'never-forms': ({ unit }) => `${who(unit)} ne se met pas en Formation.`,
  'never-rallies': ({ unit }) => `${who(unit)} est Fragile et ne se rallie jamais.`,
  'no-breath-to-support': ({ unit }) =>
    `${who(unit)} est à bout de souffle et ne peut pas soutenir son attaque.`,
  'no-fire-start': ({ unit }) => `${who(unit)} : il n'y a pas ici de départ de feu à éteindre.`,
  'no-formation': ({ unit }) => `${who(unit)} n'est pas en Formation.`,
  'no-munitions': ({ unit }) => `${who(unit)} n'a plus de munitions.`,
  'no-recoil': ({ unit }) => `${who(unit)} ne peut pas reculer par là.`,
  'no-source': ({ unit }) => `${who(unit)} : son camp n'a pas de munitions sur la carte.`,
  'no-stakes': ({ unit }) => `${who(unit)} ne porte pas de pieux.`,
  'no-such-companions': ({ unit }) => `${who(unit)} : les autres ne sont pas là.`,
  'no-such-enemy': ({ unit }) => `Il n'y a pas d'ennemi de ce nom : ${quoted(unit)}.`,
  'no-such-formation': ({ unit }) => `Il n'y a pas de Formation de ce nom : ${quoted(unit)}.`,
  'no-such-unit': ({ unit }) => `Vous n'avez pas d'unité de ce nom : ${quoted(unit)}.`,
  'not-alike': ({ unit }) =>
    `${who(unit)} : les unités doivent être du même type, de la même aile et de la même orientation.`,
  'not-alone': ({ unit }) => `${who(unit)} doit être la seule troupe de son hex.`,
  'not-beside': ({ unit }) => `${who(unit)} n'est pas à côté de cette Formation.`,
  'not-drilled': ({ unit }) => `${who(unit)} n'y est pas entraînée.`,
  'not-fit-to-form': ({ unit }) =>
    `${who(unit)} : on se met en Formation en bon ordre et sans être à bout de souffle.`,
  'not-flammable': ({ unit }) => `${who(unit)} : cet hex ne brûle pas.`,
  'not-fresh': ({ unit }) => `${who(unit)} doit être fraîche pour manipuler.`,
  'not-in-formation': ({ unit }) => `Cette unité n'est pas dans cette Formation : ${quoted(unit)}.`,
  'not-in-front': ({ unit, enemy }) => `${who(unit)} n'a pas ${who(enemy)} devant elle.`,
  'not-in-its-hex': ({ unit }) => `${who(unit)} ne manipule que ce qui est dans son hex.`,
  'not-in-order': ({ unit }) => `${who(unit)} doit être en bon ordre pour manipuler.`,
  'not-routed': ({ unit }) => `${who(unit)} n'est pas en déroute.`,
  'not-shaken': ({ unit }) => `${who(unit)} n'est pas ébranlée.`,
  'not-square': ({ unit }) =>
    `${who(unit)} : une Formation occupe deux hex adjacents, d'équerre avec son orientation.`,
  'not-stakes': ({ kind }) => `Ce ne sont pas des pieux : ${what(kind)}.`,
  'not-two-steps': ({ unit }) => `${who(unit)} : on fusionne des unités qui ont deux pas à elles deux.`,
  'not-your-turn': () => "Ce n'est pas à vous de décider.",
  'nothing-such': () => 'Rien de tel ne peut être ordonné maintenant.',
  'obstacle-here': ({ unit }) => `${who(unit)} : on ne se met pas en Formation sur un obstacle.`,
  'only-moves': ({ kind }) => `Cela ne peut que se déplacer, ou rester : ${what(kind)}.`,
  'others-in-the-way': ({ unit }) =>
    `${who(unit)} : une Formation ne partage ses hex qu'avec un personnage au plus.`,
  'out-of-range': ({ unit, enemy, range }) =>
    `${who(unit)} : ${who(enemy)} est hors de portée (${count(range)}).`,
  'out-of-sight': ({ unit, enemy }) => `${who(unit)} ne voit pas ${who(enemy)}.`,
  'palisade-between': ({ unit, enemy }) =>
    `${who(unit)} : une palissade se dresse entre elle et ${who(enemy)}.`,
  'stands-so': ({ unit }) => `${who(unit)} est déjà dans ce mode.`,
  'too-few-left': ({ unit }) => `${who(unit)} garderait moins de trois pas.`,
  'tortoise-strikes': ({ unit }) => `${who(unit)} est en tortue et n'attaque pas au choc.`,
  'work-here': ({ unit }) => `${who(unit)} : un ouvrage orienté se dresse déjà ici.`,
  'wrong-number-of-steps': ({ unit }) => `${who(unit)} : une Formation a de trois à huit pas.`,
  'wrong-phase': () => "Ce n'est pas ce qu'il faut décider maintenant.",
};
