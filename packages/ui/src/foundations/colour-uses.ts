import type { StatusTone } from '@repo/domain/status-vocabulary';
import type { Palette } from '../themes/palette.ts';

/** Where each colour may be used. A new colour does not compile without its place. */
export const colourUses: Readonly<Record<keyof Palette['color'], string>> = {
  page: 'The ground of every page.',
  surface: 'Cards, fields, bars: what lies on the page.',
  raised: 'What floats above it: menus, dialogs, the bar at the bottom.',
  sunken: 'Tracks, quiet boxes, places that wait for something.',
  text: 'Headings and running text.',
  muted: 'Notes beside text that is read first. Never the only copy of a fact.',
  border: 'Hairlines between things. It decorates, and tells nothing.',
  control: 'The outline of whatever can be typed in or pressed.',
  primary: 'The one main action of a screen, and what is chosen.',
  primaryHover: 'The same under a mouse.',
  primaryActive: 'The same while it is pressed.',
  onPrimary: 'Words and icons on the three above.',
  primarySoft: 'The ground of what is chosen or belongs to the brand: tabs, initials.',
  onPrimarySoft: 'Words and icons on it.',
  link: 'Links in text. They are underlined too.',
  mark: 'The ground of the mark, and solid shapes of drawings.',
  onMark: 'The roof of the mark.',
  accent: 'The dot of the mark and the second ink of drawings. No words.',
  accentSoft: 'The fill of shapes in drawings.',
  focus: 'The ring around the focused control, and nothing else.',
  scrim: 'Over the page, while a dialog is open.',
};

/** The colours of `Palette['color']` in groups, as designers look for them. */
export const colourGroups: readonly {
  readonly title: string;
  readonly names: readonly (keyof Palette['color'])[];
}[] = [
  { title: 'Grounds', names: ['page', 'surface', 'raised', 'sunken', 'scrim'] },
  { title: 'Words and lines', names: ['text', 'muted', 'link', 'border', 'control', 'focus'] },
  {
    title: 'Brand',
    names: [
      'primary',
      'primaryHover',
      'primaryActive',
      'onPrimary',
      'primarySoft',
      'onPrimarySoft',
      'mark',
      'onMark',
      'accent',
      'accentSoft',
    ],
  },
];

interface Meaning {
  /** The colour in a word. */
  readonly colour: string;
  readonly meaning: string;
}

/** The meaning of each tone. A colour never has a second one. */
export const toneMeanings: Readonly<Record<StatusTone, Meaning>> = {
  default: { colour: 'Sand', meaning: 'Nothing to say: not begun, over, or not part of it.' },
  info: { colour: 'Blue', meaning: 'Something runs or waits. Nobody here has to act.' },
  success: { colour: 'Green', meaning: 'Clear: looked at, and in order.' },
  unknown: { colour: 'Indigo', meaning: 'We do not know. It is no warning about anybody.' },
  warning: { colour: 'Amber', meaning: 'Something to do, by the reader.' },
  danger: { colour: 'Red', meaning: 'Found, refused or failed.' },
};
