import { Children, type ReactNode } from 'react';
import { join } from '../../primitives/join.ts';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { Anchor } from '../LinkProvider/LinkProvider.tsx';
import * as css from './ActionTile.css.ts';

interface Look {
  /** One or two words: 'Documents'. */
  label: string;
  icon: ReactNode;
  /** A red dot, and its text for screen readers: '2 new requests'. */
  news?: string | undefined;
}

type Way =
  | { /** The target of the link. */ href: string; onPress?: never; busy?: never }
  | {
      /** The action of a tile without a link. */
      onPress: () => void;
      /** While true, it cannot be pressed again. */
      busy?: boolean;
      href?: never;
    };

export type ActionTileProps = Look & Way;

/** One of the few actions of a home screen, as an icon and a word. */
export function ActionTile({ label, icon, news, href, onPress, busy }: ActionTileProps) {
  const content = (
    <>
      <span className={css.drawing}>
        {icon}
        {news && <span className={css.dot} />}
      </span>
      <span>{label}</span>
      {news && <VisuallyHidden>({news})</VisuallyHidden>}
    </>
  );
  if (href !== undefined)
    return (
      <Anchor href={href} className={css.tile}>
        {content}
      </Anchor>
    );
  return (
    <button
      type="button"
      className={join(css.tile, busy === true && css.waiting)}
      aria-disabled={busy}
      aria-busy={busy}
      onClick={() => {
        if (busy !== true) onPress();
      }}
    >
      {content}
    </button>
  );
}

export const actionTilesLayouts = ['tiles', 'rows'] as const;

export interface ActionTilesProps {
  children: ReactNode;
  /** `tiles`: three in a row where there is room. `rows`: low ones below a button, two in a row on a phone, below each other at a desk. */
  layout?: (typeof actionTilesLayouts)[number];
}

/** The list of the tiles. */
export function ActionTiles({ children, layout = 'tiles' }: ActionTilesProps) {
  return (
    <ul className={css.list[layout]}>
      {Children.map(children, (tile) => (
        <li>{tile}</li>
      ))}
    </ul>
  );
}
