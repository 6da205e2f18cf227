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

/**
 * The dark, the narrowest phone, large text and the other language show a state again; a phone of usual width is a state of its
 * own.
 */
export const isVariant = ({ globals, tags }: Omit<Described, 'id'>): boolean =>
  globals['mode'] === 'dark' ||
  (globals['textSize'] ?? '100%') !== '100%' ||
  isNarrow(globals) ||
  tags.includes(KISWAHILI);

/**
 * By the letters of its id, so that every run takes the same ones, and that it is the dark in one file, the narrowest phone or large
 * text in the next.
 */
const isSampled = (id: string): boolean =>
  new TextEncoder().encode(id).reduce((sum, letter) => sum + letter, 0) % SAMPLED_IN === 0;

/** Whether a story is compared with a picture: each state once, and a sample of the variants. */
export const hasPicture = (story: Described): boolean =>
  story.tags.includes(PICTURE) && (!isVariant(story) || isSampled(story.id));
