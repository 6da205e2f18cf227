import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * Short files that take long, because they wait for processes, clocks or limits. Without known durations, Vitest starts
 * with the largest files. It would start these files last, and one Vitest worker would run them alone at the end.
 */
const LONG_FILES = [
  'test/kills.test.ts',
  'test/purchases-faults.test.ts',
  'test/messages.test.ts',
  'test/checks-list.test.ts',
];

export class LongFilesFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification) => {
      const place = LONG_FILES.findIndex((name) => moduleId.endsWith(`/${name}`));
      return place === -1 ? LONG_FILES.length : place;
    };
    // oxlint-disable-next-line unicorn/no-array-sort -- the sequencer's own, which answers a new array
    const others = await super.sort(files);
    return others.toSorted((a, b) => rank(a) - rank(b));
  }
}
