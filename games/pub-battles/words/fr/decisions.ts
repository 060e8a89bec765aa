import type { Json } from '@grognard/engine';
import { count, given } from '../names.ts';
import type { Words } from '../words.ts';
import { side } from './speech.ts';

const of = (id: Json | undefined): string => {
  const whose = given(id);
  return whose === undefined ? '' : ` (${side(whose)})`;
};

export const decisions: Words['decisions'] = {
  planning: {
    asked: () =>
      "Avant la bataille : écrivez votre ordre de bataille et vos premiers ordres, à l'insu de l'ennemi.",
    awaited: () => 'ordre de bataille et premiers ordres.',
  },
  alter: {
    asked: ({ side: whose }) => `Un jeton est tiré${of(whose)} : modifiez l'ordre du tour, ou laissez jouer.`,
    awaited: () => 'modifier le tirage, ou laisser jouer.',
  },
  activation: {
    asked: () => 'Votre formation joue : donnez vos ordres, pièce par pièce, puis terminez.',
    awaited: () => 'une formation joue.',
  },
  choose: {
    asked: () => 'Choisissez le prochain combat.',
    awaited: () => 'choisir le prochain combat.',
  },
  withdraw: {
    asked: () => "L'infanterie aborde votre cavalerie : tenez, ou dérobez-vous avant le combat.",
    awaited: () => 'la cavalerie tient, ou se dérobe.',
  },
  target: {
    asked: () => 'Plusieurs ennemis au contact : choisissez sur qui tirer.',
    awaited: () => 'choisir sur qui tirer.',
  },
  'step-up': {
    asked: () => 'La pièce de pointe a cédé : que le soutien prenne sa place, ou batte en retraite.',
    awaited: () => 'le soutien prend la place, ou bat en retraite.',
  },
  stand: {
    asked: ({ round }) => `Round ${count(round)} joué : tenez, ou battez en retraite.`,
    awaited: () => 'tenir, ou battre en retraite.',
  },
  retreat: {
    asked: () => 'Il faut battre en retraite : choisissez par où.',
    awaited: () => 'choisir par où battre en retraite.',
  },
  deploy: {
    asked: () => 'Un de vos QG est repéré : choisissez où sa Réserve fait front.',
    awaited: () => 'une Réserve paraît sur la carte.',
  },
  nightfall: {
    asked: () => 'La nuit tombe : restez sur le champ de bataille, ou retirez-vous.',
    awaited: () => 'rester sur le champ de bataille, ou se retirer.',
  },
  stragglers: {
    asked: () => 'Les traînards rejoignent : choisissez qui revient, et où.',
    awaited: () => 'rassembler les traînards.',
  },
};

export const asking: Words['asking'] = {
  asked: () => 'À vous de décider.',
  awaited: () => 'une décision.',
};

export const waiting: Words['waiting'] = (sides, what) => `En attente (${sides.join(', ')}) : ${what}`;
