import type { Indexer } from 'storybook/internal/types';

/** The facts that decide whether the sidebar shows a story by itself. */
export interface Listed {
  readonly id: string;
  readonly exportName: string;
  /** Whether it is the first story of its file, which stands for the component or the screen. */
  readonly isFirst: boolean;
  readonly isPlayed: boolean;
  readonly tags: readonly string[];
}

/** The tag of a story that shows a designer nothing new: a state in another setting, or a test. */
const PROOF = 'proof';
/** The tag of a state that another page shows: `Docs` of its component, or `All screens`. */
const FURTHER_STATE = 'further-state';

/** The sidebar leaves these out until a reader chooses them in its filter. */
export const leftOut = {
  [PROOF]: { defaultFilterSelection: 'exclude' },
  [FURTHER_STATE]: { defaultFilterSelection: 'exclude' },
} as const;

/** A story with such a word in its name repeats a state in another setting, or shows that a component holds there. */
const SETTINGS =
  /(?<!Too)Dark|Narrow|LargeText|Longest|Kiswahili|InCard|InDialog|Keyboard|For(Workers|TheTeam)|(On|At)A?(Phone|Tablet|Desk)/;
/** The stories that show all variants of a component at once. */
const VARIANTS =
  /^(All|Kinds|Ratings|Results|Sizes|States|Statuses|Thresholds|Tiers|TiersAndSizes|Tones|Variants)$/;

/** Pages behind the tabs of a first state that no other file of stories has. */
export const behindTabs: ReadonlySet<string> = new Set([
  'screens-employer-dashboard--workers',
  'screens-worker-dashboard--alerts',
  'screens-worker-dashboard--settings',
]);

/** Pages of their own: every story of theirs is one, but those that play. */
const isPage = (id: string) => /^(welcome|foundations)-/.test(id);

/** Parts that their documentation page shows completely, and providers without a look. Only the page is in the sidebar. */
const isPart = (id: string) => /^(brand|primitives|components-(link|words)provider)-/.test(id);
/** The page of a file has the tags of its first story. Without this one, Storybook shows the page alone. */
const PAGE_ALONE = '!dev';

/** Whether the sidebar shows a story: it stands for its file, or shows all variants at once. */
const isMain = ({ id, exportName, isFirst }: Listed) =>
  isFirst || (VARIANTS.test(exportName) && !isPart(id)) || behindTabs.has(id);

/** Whether a story repeats a state in another setting, or exists for its play function. */
function isProof(story: Listed): boolean {
  const { id, exportName, isFirst, isPlayed, tags } = story;
  if (SETTINGS.test(exportName)) return !isFirst;
  if (id.startsWith('screens-') || isMain(story)) return false;
  return isPlayed || (!isPage(id) && tags.includes('!picture'));
}

/** The tags by which the sidebar leaves a story out. */
export function bookTagsOf(story: Listed): readonly string[] {
  if (isPart(story.id) && story.isFirst) return [PAGE_ALONE];
  if (isProof(story)) return [PROOF];
  return isPage(story.id) || isMain(story) ? [] : [FURTHER_STATE];
}

/**
 * An indexer whose stories have the tags of the book. Only the index has these tags. Tests read the tags in the files:
 * the same stories run, with the same screenshots.
 */
export const inBook = (indexer: Indexer): Indexer => ({
  ...indexer,
  createIndex: async (fileName, options) => {
    const entries = await indexer.createIndex(fileName, options);
    return entries.map((entry, place) => {
      if (entry.type !== 'story') return entry;
      const { __id: id = '', exportName, tags = [], __stats: stats } = entry;
      const isPlayed = stats?.play === true;
      const story = { id, exportName, isFirst: place === 0, isPlayed, tags };
      return { ...entry, tags: [...tags, ...bookTagsOf(story)] };
    });
  },
});
