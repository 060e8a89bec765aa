import { french } from '../french.ts';
import type { CommandsHelp } from '../help.ts';

export const gameHelp: CommandsHelp<'scenario' | 'army' | 'render'> = {
  scenario: {
    summary: french`les scénarios d’un jeu : liste, contrôle, table neuve, carte dessinée avec Tiled`,
    text: () => french`grognard scenario list JEU [--json]
grognard scenario check FICHIER [--game JEU]
grognard scenario new les-aigles --kind GENRE [--seed N] [--width CM] [--depth CM] [--army FICHIER --army FICHIER]
grognard scenario import FICHIER.tmj [--into FICHIER.json]
grognard scenario export SCÉNARIO|FICHIER.json

list    les scénarios d’un jeu ; avec --json [{ "id", "title", "minutes" }]
check   si un fichier de scénario est jouable ; son dossier porte le nom du jeu, sinon dites --game ;
        ce qui est permis mais mérite une remarque va à la sortie d’erreur
new     une table des Aigles d’un genre donné : boisée (wooded), vallonnée (hilly), urbaine (urban), agricole
        (agricultural), marécageuse (marshy), vallée (valley), variée (mixed) ou plaine (plain) ; la même vue des deux
        bords, écrite comme un scénario ; avec deux listes d’armée, toutes deux y sont rangées. La même graine donne la
        même table
import  une carte d’hexagones dessinée avec Tiled, écrite comme la carte d’un scénario de Cursed Blades ; avec --into, le
        scénario de ce fichier avec cette carte. docs/hex-maps.md dit que dessiner
export  la carte d’un scénario de Cursed Blades, telle que Tiled la lit

Code de retour de check : 0 il est jouable, 1 les règles le refusent, 2 il est illisible (chaque faute avec son lieu).`,
  },
  army: {
    summary: french`contrôler une liste d’armée, compter ses points, ou en ranger deux en bataille`,
    text: () => french`grognard army check FICHIER [--json]
grognard army points FICHIER [--json]
grognard army battle PREMIÈRE SECONDE
grognard army troops NATION [--json]

Armées des Aigles. FICHIER est une liste d’armée en JSON, ou - pour l’entrée standard.

check    si l’armée peut entrer en campagne : chaque manquement avec sa règle, et ce qui est permis mais inhabituel ;
         avec --json { "lawful", "points", "refusals": [{ "rule", "sentence" }], "remarks": [...] }
points   ce qu’elle coûte ; avec --json { "total", "figures", "lines": [{ "id", "figures", "points", "rules" }] }
battle   un scénario avec les deux armées rangées sur la table habituelle, la première au sud
troops   les troupes d’une nation sous le nom qu’une liste leur donne, avec leur prix

Code de retour de check et battle : 0 conforme, 1 les règles refusent une armée, 2 une liste est illisible.`,
  },
  render: {
    summary: 'dessiner une table des Aigles',
    text: () => french`grognard render SCÉNARIO|FICHIER [-o IMAGE.svg] [--at N]

Dessine une table des Aigles comme une carte, avec ceux qui s’y trouvent. SCÉNARIO est le nom d’un scénario fourni ;
FICHIER est un scénario ou une position en JSON (- pour l’entrée standard), ou le journal d’une partie, dont le nom finit
par .jsonl ou .log.

  -o, --out FICHIER  où va l’image ; à la sortie standard si rien n’est dit
  --at N             un journal : la table telle qu’elle était après cette entrée ; après la dernière si rien n’est dit`,
  },
};
