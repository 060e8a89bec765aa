import type { MovingCode } from '../moving-codes.ts';
import { count } from '../names.ts';
import type { Words } from '../words.ts';
import { labels } from './labels.ts';
import { what, who } from './speech.ts';

/** From A to Z. */
export const movingRefusals: Pick<Words['refusals'], MovingCode> = {
  'blazing-hex': () => "Personne n'entre dans un incendie.",
  'boats-on-clear-only': () => "Sur terre, on ne porte des embarcations qu'en terrain clair.",
  'cannot-be-carried': ({ kind }) => `Ceci ne se transporte pas : ${what(kind)}.`,
  'cannot-carry': ({ kind }) => `Cette unité ne peut pas transporter cela : ${what(kind)}.`,
  'cannot-come-along': ({ unit }) =>
    `${who(unit)} ne peut pas accompagner le wagon de guerre : seule le peut, dès le départ, une troupe de son hex qui n'a pas agi et n'est pas engagée.`,
  'caught-in-flank': () => "L'unité y serait engagée de flanc ou de dos.",
  'charging-cannot-flee': () => 'Une unité qui charge ne fuit pas.',
  'charging-cannot-withdraw': () => 'Une unité qui charge ne se replie pas.',
  'closed-ground': () => 'Ce terrain est fermé à qui se déplace ainsi.',
  'closed-side': () => "Ce côté d'hex ne peut être franchi.",
  'contact-in-good-order': () => "Seule une unité en bon ordre vient au contact d'un ennemi.",
  'contact-without-breath': () => "Une unité à bout de souffle ne vient pas au contact d'un ennemi.",
  'counter-has-moved': ({ kind }) => `Ceci a déjà été activé : ${what(kind)}.`,
  'driven-next-to-enemy': ({ kind }) => `Ceci ne va pas à côté d'une unité ennemie : ${what(kind)}.`,
  'enemy-in-the-hex': () => 'Une unité ennemie occupe cet hex.',
  'engaged-cannot-move': () => 'Une unité engagée ne se déplace pas.',
  'faces-nobody': () => "Ainsi tournée, l'unité ne fait face à aucun de ceux qui l'engagent.",
  'facings-differ': () => "Les troupes d'un même hex ont la même orientation.",
  'flees-next-to-enemy': () => "Une unité en fuite ne passe pas à côté d'un ennemi.",
  'flees-with-all-its-points': () => "Une unité en fuite court tant qu'elle le peut.",
  'formation-before-obstacle': () => "Une formation ébranlée n'entre pas dans un obstacle.",
  'formation-cannot-flee': () => 'Une formation ne fuit pas.',
  'formation-on-clear-only': () => "Une formation ne se déplace qu'en terrain clair.",
  'formation-stands-alone': () =>
    "Une formation de quatre pas ou plus ne partage ses hex qu'avec un seul personnage.",
  'formation-wheels': () => 'Une formation tourne par conversion ou demi-tour.',
  'half-the-points': () => "Un mouvement d'attaque dépense au moins la moitié des points de mouvement.",
  'has-no-facing': ({ kind }) => `Ceci n'a pas d'orientation : ${what(kind)}.`,
  'hedgehog-stays': () => 'Un hérisson ne se déplace pas.',
  'is-no-target': ({ kind }) =>
    `Un mouvement d'attaque ne vise pas ceci, qui n'est pas une Cible : ${what(kind)}.`,
  'mantlets-on-difficult': () => 'On ne porte pas de mantelets en terrain difficile.',
  'minimal-is-one-hex': () => "Un mouvement minimal est d'un seul hex, ou d'une seule rotation.",
  'minimal-move-only': () => "Seul un mouvement minimal permet d'y passer.",
  'must-engage': () => "Une unité qui vient à côté d'un ennemi doit l'engager.",
  'must-move-away': ({ kind }) => `Ceci doit s'éloigner de l'ennemi : ${what(kind)}.`,
  'never-moves-alone': ({ kind }) => `Ceci ne se déplace pas seul : ${what(kind)}.`,
  'never-supplementary': ({ kind }) => `Ceci ne fait pas de mouvement supplémentaire : ${what(kind)}.`,
  'no-move-at-all': () => 'Un mouvement compte au moins un pas ou une rotation.',
  'nobody-to-face': () => "Personne n'engage cette unité.",
  'not-ahead': () => "Cet hex n'est pas en zone avant.",
  'not-away': () => "Une unité en fuite s'éloigne de l'ennemi le plus proche.",
  'not-carried-now': ({ kind }) => `Ceci ne se transporte pas au cours de cette action : ${what(kind)}.`,
  'not-on-the-water': () => "Sur l'eau, on ne quitte ni ne change d'embarcation.",
  'not-to-the-rear': () => 'Une unité se replie dans sa zone arrière.',
  'not-towards-the-target': () =>
    "Chaque pas d'un mouvement d'attaque rapproche l'unité de la cible la plus proche.",
  'not-your-counter': ({ kind }) => `Ceci n'appartient pas à votre camp : ${what(kind)}.`,
  'nothing-but-moves': ({ kind }) => `Ceci ne fait que se déplacer : ${what(kind)}.`,
  'nothing-to-drive': () => "Il n'y a pas de tel pion.",
  'nothing-to-leave': () => "L'unité ne transporte pas cela.",
  'nothing-to-take': () => "Il n'y a rien de tel à prendre ici.",
  'one-vehicle-in-a-hex': () => 'Un hex contient un véhicule au plus.',
  'only-formations-wheel': () => 'Seule une formation fait une conversion.',
  'only-war-wagons-bring': () => 'Seul un wagon de guerre emmène une troupe avec lui.',
  'out-of-breath': () => "L'unité est à bout de souffle.",
  'over-the-edge': () => "C'est au-delà du bord de la carte.",
  'palisade-closed': () => "Seule l'infanterie franchit le front d'une palissade.",
  'routed-cannot-move': () => 'Une unité en déroute se rallie ou fuit.',
  'stops-when-engaged': () => "L'unité a été arrêtée et ne va pas plus loin.",
  'too-far': ({ cost, left }) =>
    `Ce pas coûte ${labels.movement(count(cost))}, il en reste ${labels.movement(count(left))}.`,
  'too-far-laden': ({ cost, left }) =>
    `Avec ce qu'elle porte, il reste à l'unité ${labels.movement(count(left))}, et ce pas coûte ${labels.movement(count(cost))}.`,
  'too-far-to-land': ({ cost, left }) =>
    `S'y poser coûte encore ${labels.movement(count(cost))}, il en reste ${labels.movement(count(left))}.`,
  'too-many-in-the-hex': () => "Aucun hex ne contient jamais plus de 10 points d'empilement.",
  'turn-too-dear': ({ cost }) =>
    `Cette rotation coûte ${labels.movement(count(cost))}, et il n'en reste pas autant.`,
  'two-formations': () => 'Deux formations ne partagent jamais un hex.',
  'war-wagon-alone': () => "Un wagon de guerre ne va à côté d'un ennemi qu'en compagnie d'une troupe.",
};
