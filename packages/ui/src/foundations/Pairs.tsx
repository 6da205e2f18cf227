import type { ReactNode } from 'react';
import { Heading } from '../primitives/Heading/Heading.tsx';
import { Text } from '../primitives/Text/Text.tsx';
import * as css from './colours.css.ts';
import { contrast } from './contrast.ts';

export interface Pair {
  /** 'text on soft'. */
  readonly name: string;
  readonly words: string;
  readonly ground: string;
  /** The outline of the ground. It is that of its theme where none is given. */
  readonly border?: string;
  /** A metal shines from this colour to its ground. */
  readonly sheen?: string;
}

const painted = ({ words, ground, border = ground, sheen }: Pair) => ({
  color: words,
  borderColor: border,
  backgroundColor: ground,
  ...(sheen !== undefined && {
    backgroundImage: `linear-gradient(115deg, ${sheen}, ${ground} 45%, ${sheen})`,
  }),
});

interface ThemeProps {
  readonly ground: string;
  readonly pairs: readonly Pair[];
  readonly children?: ReactNode;
}

/** Words on their grounds, each with its contrast. */
const Theme = ({ ground, pairs, children }: ThemeProps) => (
  <div className={css.theme} style={{ backgroundColor: ground }}>
    {pairs.map((pair) => (
      <div key={pair.name} className={css.pair} style={painted(pair)}>
        <span>{pair.name}</span>
        <span className={css.ratio}>{`${contrast(pair.words, pair.ground).toFixed(1)}:1`}</span>
      </div>
    ))}
    {children}
  </div>
);

interface PairsProps {
  readonly title: string;
  readonly text: string;
  readonly light: ThemeProps;
  readonly dark: ThemeProps;
  readonly children?: ReactNode;
}

/** The same pairs of colours in the light and in the dark. */
export const Pairs = ({ title, text, light, dark, children }: PairsProps) => (
  <div className={css.row}>
    <div>
      <Heading level={3}>{title}</Heading>
      <Text tone="muted">{text}</Text>
      {children}
    </div>
    <div className={css.modes}>
      <Theme {...light} />
      <Theme {...dark} />
    </div>
  </div>
);
