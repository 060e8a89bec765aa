/** How the tables came to be, in order. What has been released stays as it is; a change is a new line. */
export const LAYOUT: readonly string[] = [
  `create table games (
     id text primary key,
     kind text not null,
     at integer not null,
     last integer not null
   ) strict;
   create table entries (
     game text not null references games (id) on delete cascade,
     seq integer not null,
     text text not null,
     primary key (game, seq)
   ) strict;
   create table snapshots (
     game text primary key references games (id) on delete cascade,
     seq integer not null,
     version text not null,
     text text not null
   ) strict;`,
  // Documents: what lies beside a log. Their table keeps its first name, by which copies of every age are read.
  `create table papers (
     game text not null references games (id) on delete cascade,
     name text not null,
     text text not null,
     primary key (game, name)
   ) strict;
   create index papers_by_name on papers (name, game);`,
  // The last entry is the one with the highest number: to note it with every append cost as much as a third of the entry.
  'alter table games drop column last',
  // Nothing changes here, but for a while the newest entries could lie in a daybook, where an older server would not look.
  'select 1',
];
