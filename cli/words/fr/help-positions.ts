import { french } from '../french.ts';
import type { CommandsHelp } from '../help.ts';

export const positionHelp: CommandsHelp<'rules' | 'adjudicate' | 'odds' | 'simulate'> = {
  rules: {
    summary: 'chercher une règle, ou voir celles que les tests prouvent',
    text: () => french`grognard rules [JEU] [NUMÉRO | MOTS] [--coverage] [--json]

Sans rien, les livres de règles ; avec un jeu, ses règles ; avec un numéro ou des mots, les règles qui les portent.
Les règles de la table elle-même, communes à tous les jeux, sont dans le livre « table ».

  --coverage   combien de numéros il y a, combien sont des notes ou prouvés par un test, et lesquels ne le sont pas
  --json       pour les machines`,
  },
  adjudicate: {
    summary: 'juger des ordres dans une position, avec les règles qui tranchent',
    text: () => french`grognard adjudicate FICHIER|- [--seed N] [--json]

L’arbitre d’une vraie table : on lui donne une position et des ordres, il rend ses verdicts avec le numéro des règles.
docs/position-files.md dit comment écrire un tel fichier ; - le lit sur l’entrée standard.

  --seed N   graine du hasard, là où le fichier ne fixe pas les dés (1)
  --json     un objet par ordre, { "order", "verdict", "rules"?, "told"?, "dice"? }, puis { "position" }

Code de retour : 0 tout est comme le fichier l’attend, sans refus imprévu ; 1 un ordre a été refusé ou une attente
n’est pas remplie ; 2 le fichier est inutilisable.`,
  },
  odds: {
    summary: 'à quoi des ordres peuvent mener dans une position',
    text: () => french`grognard odds FICHIER|- [--samples N] [--seed N] [--progress] [--json]

À quoi des ordres peuvent mener : joue maintes fois ceux d’un fichier de position, chaque fois avec une autre chance, et
compte comment la position se présente ensuite. Les dés et les attentes du fichier ne comptent pas. Après chaque part,
entre parenthèses, les bornes entre lesquelles se trouve la vraie, 95 fois sur 100.

  --samples N  combien de fois (1000)
  --seed N     graine du hasard (1) : la même graine donne la même réponse
  --progress   dire où l’on en est, même si personne ne regarde
  --json       { "samples", "refused": [fois, par ordre], "prospects": [{ "path", "before", "outcomes", "spread"? }] }

Code de retour : 0 fait ; 1 un ordre est refusé quoi que disent les dés ; 2 le fichier est inutilisable.`,
  },
  simulate: {
    summary: 'faire jouer maintes fois un scénario par des généraux',
    text: (generals) => french`grognard simulate JEU SCÉNARIO [options]

Fait jouer maintes fois un scénario par des généraux. SCÉNARIO est le nom d’un scénario fourni, ou un fichier en .json.
La même graine donne les mêmes batailles, quel que soit le nombre de fils.

  --games N      combien de batailles (100)
  --jobs N       sur combien de fils d’exécution (ceux de la machine)
  --seed N       graine du hasard et des caprices (1)
  --CAMP NOM     qui commande un camp, comme --red random ; généraux : ${generals}
  --set N=V      un réglage du jeu, comme --set digging=forbidden ; peut être répété
  --limit N      interrompre une bataille après tant d’ordres (100000)
  --log FICHIER  écrire le journal de la première bataille, pour replay et verify
  --progress     dire où l’on en est, même si personne ne regarde
  --json         { "games", "ended", "wins": {...}, "orders", "seconds" }`,
  },
};
