/** Where a test stands and what it is called: `path from the top > title`, or `path > ExportName` of a story. */
type Reference = `${string}.${'test.ts' | 'test.tsx' | 'e2e.ts' | 'stories.tsx'} > ${string}`;

/** One thing that the specification says about an app, and the tests that show it. */
export interface Line {
  /** `area/key`. */
  readonly id: string;
  /** What the document says; texts of the screen letter for letter, in single quotes. */
  readonly says: string;
  readonly shownBy: readonly Reference[];
}

type Told = Readonly<Record<string, readonly [says: string, ...shownBy: Reference[]]>>;

/** The lines of one area of an app, each under a key that is its own there. */
export const lines = (area: string, told: Told): readonly Line[] =>
  Object.entries(told).map(([key, [says, ...shownBy]]) => ({ id: `${area}/${key}`, says, shownBy }));
