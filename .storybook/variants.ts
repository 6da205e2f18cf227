type Globals = Readonly<Record<string, unknown>>;

/** The facts that decide whether a story is compared with a screenshot. */
export interface Described {
  readonly id: string;
  readonly tags: readonly string[];
  readonly globals: Globals;
}

/** The tag of every story, unless its author removes it with `!picture`. */
const PICTURE = 'picture';
/** The tag of a state that a story beside it shows in English. */
const KISWAHILI = 'kiswahili';
/** The tag of a state of the team's console that is checked at each width of a desk. */
const EVERY_DESK = 'every-desk';
/** One variant in this many keeps its screenshot. */
const SAMPLED_IN = 8;

function isNarrow({ viewport }: Globals): boolean {
  return (
    typeof viewport === 'object' && viewport !== null && 'value' in viewport && viewport.value === 'narrow'
  );
}

/**
 * Whether a story is shown in dark mode, on the narrowest phone or in large text. A phone of usual width counts as
 * usual, like a desktop.
 */
export const isElsewhere = ({ globals }: Pick<Described, 'globals'>): boolean =>
  globals['mode'] === 'dark' || (globals['textSize'] ?? '100%') !== '100%' || isNarrow(globals);

/** Whether a story repeats a state, elsewhere or in the other language. */
export const isVariant = (story: Omit<Described, 'id'>): boolean =>
  isElsewhere(story) || story.tags.includes(KISWAHILI);

/**
 * Chosen by the letters of the id, so that every run takes the same ones. The choice varies: the dark mode in one file,
 * the narrowest phone or large text in the next.
 */
const isSampled = (id: string): boolean =>
  new TextEncoder().encode(id).reduce((sum, letter) => sum + letter, 0) % SAMPLED_IN === 0;

/** Whether a story is compared with a screenshot: each state once, and a sample of the variants. */
export const hasPicture = (story: Described): boolean =>
  story.tags.includes(PICTURE) && (!isVariant(story) || isSampled(story.id));

/** Whether a story is checked at each width of a desk: the main state of each page of the team. */
export const isForEveryDesk = ({ tags }: Pick<Described, 'tags'>): boolean => tags.includes(EVERY_DESK);
