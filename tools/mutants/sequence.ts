import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Tables first, games at random last: what kills most comes first, what takes longest last. */
const rankOf = ({ moduleId }: TestSpecification): number => {
  if (/\/tables\//.test(moduleId)) return 0;
  if (moduleId.endsWith('games.check.ts')) return 3;
  return /recorded|printed|imagine|cover-map|glance/.test(moduleId) ? 2 : 1;
};

export class CalmFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return files.toSorted((a, b) => rankOf(a) - rankOf(b) || (a.moduleId < b.moduleId ? -1 : 1));
  }
}
