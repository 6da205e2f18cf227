import { Inline } from '../primitives/Inline/Inline.tsx';
import { Text } from '../primitives/Text/Text.tsx';
import type { Palette } from '../themes/palette.ts';
import * as css from './colours.css.ts';
import { contrast } from './contrast.ts';

/** The themes of one audience. */
export interface Both {
  readonly light: Palette;
  readonly dark: Palette;
}

const isHex = (value: string): boolean => /^#[\da-f]{6}$/i.test(value);
const told = (value: string, { color }: Palette) =>
  isHex(value) ? `${value}, ${contrast(value, color.surface).toFixed(1)}:1` : value;

interface EntryProps {
  readonly name: string;
  readonly text: string;
  readonly colours: readonly [light: string, dark: string];
  readonly themes: Both;
}

const Value = ({ children }: { readonly children: string }) => (
  <Text as="span" tone="muted" size="small" lines="whole">
    {children}
  </Text>
);

/** A colour in the light and in the dark, with its use and its contrast with the surface. */
export function ColourEntry({ name, text, colours: [light, dark], themes }: EntryProps) {
  return (
    <li className={css.entry}>
      <span className={css.halves} aria-hidden="true">
        <span style={{ backgroundColor: light }} />
        <span style={{ backgroundColor: dark }} />
      </span>
      <div className={css.words}>
        <Text weight="strong">{name}</Text>
        <Text>{text}</Text>
        <Inline gap="small">
          <Value>{`light ${told(light, themes.light)}`}</Value>
          <Value>{`dark ${told(dark, themes.dark)}`}</Value>
        </Inline>
      </div>
    </li>
  );
}
