import { VisuallyHidden } from '@repo/ui/primitives/VisuallyHidden';
import { Marks } from './Marks.tsx';
import { Picture } from './Picture.tsx';
import type { State } from './screens.ts';
import * as css from './StateTile.css.ts';
import type { Tile } from './tiles.ts';

function Dots({ states }: { readonly states: readonly State[] }) {
  return states.map((state) => (
    <a key={state.href} className={css.dot} href={state.href} title={state.name}>
      <Marks differences={state.place.differences} />
      <VisuallyHidden>{state.name}</VisuallyHidden>
    </a>
  ));
}

const Phone = ({ state }: { readonly state: State }) => (
  <a className={`${css.link} ${css.phone}`} href={state.href} title={state.name}>
    <Picture state={state} />
    <Marks differences={state.place.differences} />
    <VisuallyHidden>{state.name}</VisuallyHidden>
  </a>
);

/** A state with its picture, the same on a phone beside it, and a dot below for each other variant. */
function StateTile({ tile }: { readonly tile: Tile }) {
  const { isPictured, phones, dots } = tile;
  return (
    <li className={css.tile}>
      <a className={`${css.link} ${css.main[isPictured ? tile.place.device : 'phone']}`} href={tile.href}>
        {isPictured && <Picture state={tile} />}
        <span className={css.name}>{tile.name}</span>
      </a>
      {phones.map((state) => (
        <Phone key={state.href} state={state} />
      ))}
      {dots.length > 0 && (
        <span className={css.dots}>
          <Dots states={dots} />
        </span>
      )}
    </li>
  );
}

/** The states of a screen: those with a screenshot as tiles, and the others by name. */
export function StateTiles({ tiles }: { readonly tiles: readonly Tile[] }) {
  const seen = tiles.filter(({ isPictured, phones }) => isPictured || phones.length > 0);
  const named = tiles.filter((tile) => !seen.includes(tile));
  return (
    <>
      <ul className={css.tiles}>
        {seen.map((tile) => (
          <StateTile key={tile.href} tile={tile} />
        ))}
      </ul>
      {named.length > 0 && (
        <ul className={css.plain}>
          {named.map((tile) => (
            <li key={tile.href} className={css.chip}>
              <a className={css.words} href={tile.href}>
                {tile.name}
              </a>
              <Dots states={tile.dots} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
