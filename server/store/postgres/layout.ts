/** How the tables came to be, in order. What has been released stays as it is; a change is a new line. */
export const LAYOUT: readonly string[] = [
  // Ids sort by bytes, as in the embedded store, whatever the language of the database.
  `create table games (
     id text collate "C" primary key,
     kind text not null,
     at bigint not null,
     last integer not null
   );
   create table entries (
     game text collate "C" not null references games (id) on delete cascade,
     seq integer not null,
     text text not null,
     primary key (game, seq)
   );
   create table snapshots (
     game text collate "C" primary key references games (id) on delete cascade,
     seq integer not null,
     version text not null,
     text text not null
   );`,
  // Documents: what lies beside a log. Their table keeps its first name, by which copies of every age are read.
  `create table papers (
     game text collate "C" not null references games (id) on delete cascade,
     name text collate "C" not null,
     text text not null,
     primary key (game, name)
   );
   create index papers_by_name on papers (name, game);`,
  // Written without a journal: after a fall of the machine nobody holds anything, which is as well.
  `create unlogged table leases (
     game text collate "C" primary key,
     holder text not null,
     until timestamptz not null
   );`,
];
