import type { Rule } from '@grognard/engine';

export const cavalryWithdrawal: readonly Rule[] = [
  {
    id: 'PB-R196a',
    chapter: 'cavalry-withdrawal',
    origin: 'rule',
    text: {
      fr: "Une cavalerie en défense, au contact de l'infanterie, peut battre en retraite avant le combat.",
      en: 'Defending cavalry in contact with infantry may retreat before the combat.',
    },
  },
  {
    id: 'PB-R196b',
    chapter: 'cavalry-withdrawal',
    origin: 'rule',
    text: {
      fr: 'Ce droit est refusé à la cavalerie en colonne de route et aux dragons Désorganisés.',
      en: 'Cavalry in road column and Spent dragoons have no such right.',
    },
  },
  {
    id: 'PB-R196c',
    chapter: 'cavalry-withdrawal',
    origin: 'ruling',
    text: {
      fr: "C'est une retraite volontaire : une cavalerie Fraîche devient Désorganisée.",
      en: 'It is a voluntary retreat: Fresh cavalry becomes Spent.',
    },
    why: {
      fr: "Personne ne l'y force, et toute retraite volontaire a ce prix.",
      en: 'Nobody forces it, and every voluntary retreat has this price.',
    },
  },
  {
    id: 'PB-R196d',
    chapter: 'cavalry-withdrawal',
    origin: 'ruling',
    text: {
      fr: "Ce droit n'existe que si toutes les pièces à son contact sont de l'infanterie. Une cavalerie Désorganisée, autre que les dragons, le garde.",
      en: 'The right exists only if all pieces in contact with it are infantry. Spent cavalry other than dragoons keeps it.',
    },
    why: {
      fr: 'On distance des fantassins, non les cavaliers qui attaquent avec eux ; et seuls les dragons Désorganisés sont exclus.',
      en: 'One outruns foot, not the horse that attacks with it; and only Spent dragoons are excluded.',
    },
  },
  {
    id: 'PB-R196e',
    chapter: 'cavalry-withdrawal',
    origin: 'rule',
    text: {
      fr: "Contre une attaque de cavalerie, ce droit n'existe pas, et ni l'artillerie ni les bagages ne le donnent.",
      en: 'Against an attack by cavalry there is no such right, and neither artillery nor baggage gives it.',
    },
  },
];
