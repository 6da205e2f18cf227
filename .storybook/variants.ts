type Globals = Readonly<Record<string, unknown>>;

/** What decides whether a story is compared with a picture. */
export interface Described {
  readonly id: string;
  readonly tags: readonly string[];
  readonly globals: Globals;
}

/** The tag that every story has, unless its author takes it away with `!picture`. */
const PICTURE = 'picture';
/** The tag of a state that stands beside the same in English. */
const KISWAHILI = 'kiswahili';
/** One variant in so many keeps its picture. */
const SAMPLED_IN = 8;

function isNarrow({ viewport }: Globals): boolean {
  return (
    typeof viewport === 'object' && viewport !== null && 'value' in viewport && viewport.value === 'narrow'
  );
}

/** Whether a story is shown in the dark, on the narrowest phone or in large text. A phone of usual width is as usual as a desk. */
export const isElsewhere = ({ globals }: Pick<Described, 'globals'>): boolean =>
  globals['mode'] === 'dark' || (globals['textSize'] ?? '100%') !== '100%' || isNarrow(globals);

/** Whether a story shows a state again, elsewhere or in the other language. */
export const isVariant = (story: Omit<Described, 'id'>): boolean =>
  isElsewhere(story) || story.tags.includes(KISWAHILI);

/**
 * By the letters of its id, so that every run takes the same ones, and that it is the dark in one file, the narrowest phone or large
 * text in the next.
 */
const isSampled = (id: string): boolean =>
  new TextEncoder().encode(id).reduce((sum, letter) => sum + letter, 0) % SAMPLED_IN === 0;

/** Whether a story is compared with a picture: each state once, and a sample of the variants. */
export const hasPicture = (story: Described): boolean =>
  story.tags.includes(PICTURE) && (!isVariant(story) || isSampled(story.id));
