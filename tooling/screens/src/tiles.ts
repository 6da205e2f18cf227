import type { State } from './screens.ts';

/** A state with its variants. */
export interface Tile extends State {
  /** Its variants on a phone that have a screenshot: a column beside the picture of the state. */
  readonly phones: readonly State[];
  /** All other variants: a dot each. */
  readonly dots: readonly State[];
}

/** The state that a variant repeats: the one with the longest name that begins the variant's, else the one before it. */
function repeated(variant: State, before: readonly State[]): State | undefined {
  const [longest] = before
    .filter(({ name }) => variant.name.startsWith(`${name} `))
    .toSorted((one, other) => other.name.length - one.name.length);
  return longest ?? before.at(-1);
}

/** The states of a screen as tiles, each once. A file that begins with a variant shows it as a tile. */
export function tilesOf(states: readonly State[]): readonly Tile[] {
  const main: State[] = [];
  const variants = new Map<State, State[]>();
  for (const state of states) {
    const of = state.isVariant ? repeated(state, main) : undefined;
    if (of === undefined) main.push(state);
    else variants.set(of, [...(variants.get(of) ?? []), state]);
  }
  return main.map((state) => {
    const own = variants.get(state) ?? [];
    const hasColumn = ({ isPictured, place }: State) => isPictured && place.device === 'phone';
    return { ...state, phones: own.filter(hasColumn), dots: own.filter((each) => !hasColumn(each)) };
  });
}
