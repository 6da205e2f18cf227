import type { Meta, StoryObj } from '@storybook/react-vite';
import { useSyncExternalStore } from 'react';
import { Badge } from '../components/Badge/Badge.tsx';
import { DefinitionList } from '../components/DefinitionList/DefinitionList.tsx';
import { narrow } from '../story-kit.tsx';
import { media } from '../tokens/media.ts';
import { Page } from './Page.tsx';

const meta = {
  title: 'Foundations/Breakpoints',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta;
export default meta;

const queries = {
  tablet: [media.tablet, 'Columns stand beside one another: the specification’s own breakpoint.'],
  desktop: [media.desktop, 'There is room for more columns.'],
  wide: [
    media.wide,
    'Two halves of a page stand beside each other, and the rail of the team’s site beside both.',
  ],
  widest: [media.widest, 'The rail keeps its words although a list stands beside the page.'],
  dark: [media.dark, 'The system is dark. In this book the toolbar decides instead.'],
  still: [media.still, 'The reader asked for less motion: there is none.'],
  forced: [media.forced, 'The system paints in its own colours: drawings keep their outlines.'],
  hover: [media.hover, 'There is a mouse: things may answer to being pointed at.'],
  mouse: [media.mouse, 'It is worked with a mouse: the team’s site has smaller targets.'],
  deskMouse: [
    media.deskMouse,
    'It is worked with a mouse at a desk: controls are 40 px high, and secondary text is smaller.',
  ],
  touch: [media.touch, 'It is held in the hand: a camera may be offered.'],
  print: [media.print, 'It is on paper: nothing can be pressed there, and what was folded is open.'],
} as const satisfies Record<keyof typeof media, readonly [query: string, meaning: string]>;

function Applies({ query }: { readonly query: string }) {
  const matches = useSyncExternalStore(
    (changed) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', changed);
      return () => list.removeEventListener('change', changed);
    },
    () => window.matchMedia(query).matches,
  );
  return (
    <Badge tone={matches ? 'success' : 'default'}>{matches ? 'Applies here' : 'Does not apply here'}</Badge>
  );
}

export const Breakpoints: StoryObj = {
  render: () => (
    <Page
      title="Breakpoints"
      intro="Everything is drawn for a phone of 320 px first. These queries, named by what they mean, are the only ones that styles use."
    >
      <DefinitionList
        layout="stacked"
        items={Object.entries(queries).map(([name, [query, meaning]]) => ({
          term: `${name}: ${query}`,
          value: (
            <>
              {meaning} <Applies query={query} />
            </>
          ),
        }))}
      />
    </Page>
  ),
};

export const OnNarrowestPhone: StoryObj = { ...Breakpoints, globals: narrow };
